package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.roots.XmlDeclaration.Kind;
import io.github.wiretime.checker.serializer.Placeholders;
import io.github.wiretime.checker.serializer.Settings;
import io.github.wiretime.checker.serializer.Settings.Protocol;
import io.github.wiretime.checker.serializer.Stated;
import java.util.List;

/** What {@code <dubbo:provider>}, {@code <dubbo:protocol>} and {@code <dubbo:consumer>} say. */
final class XmlSettings {

  private XmlSettings() {}

  static Settings of(List<XmlDeclaration> declarations, SpringFile file) {
    ImmutableMap.Builder<String, Stated> providers = ImmutableMap.builder();
    ImmutableMap.Builder<String, Protocol> protocols = ImmutableMap.builder();
    Stated consumer = Stated.NOTHING;
    boolean areAny = false;
    for (XmlDeclaration declaration : declarations) {
      areAny |= !declaration.isOfService();
      if (declaration.kind() == Kind.PROVIDER) {
        providers.put(declaration.attribute("id").orElse(""), declaration.stated());
      } else if (declaration.kind() == Kind.PROTOCOL) {
        var name = declaration.attribute("name").flatMap(Placeholders::resolved);
        protocols.put(
            declaration.attribute("id").or(() -> name).orElse(""),
            new Protocol(name, declaration.stated()));
      } else if (declaration.kind() == Kind.CONSUMER) {
        consumer = declaration.stated();
      }
    }
    return areAny
        ? new Settings(
            providers.buildKeepingLast(), protocols.buildKeepingLast(), consumer, file.shown())
        : Settings.NONE;
  }
}
