package io.github.wiretime.checker.roots;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.application.SpringFile;
import io.github.wiretime.checker.negotiation.Placeholders;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Defaults;
import io.github.wiretime.checker.negotiation.ServiceDefaults.Protocol;
import io.github.wiretime.checker.negotiation.Stated;
import io.github.wiretime.checker.roots.XmlDeclaration.Kind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What {@code <dubbo:provider>}, {@code <dubbo:protocol>} and {@code <dubbo:consumer>} say. */
final class XmlSettings {

  private XmlSettings() {}

  static ServiceDefaults of(List<XmlDeclaration> declarations, SpringFile file) {
    Map<String, Defaults> providers = new LinkedHashMap<>();
    ImmutableMap.Builder<String, Protocol> protocols = ImmutableMap.builder();
    Stated consumer = Stated.NOTHING;
    boolean areAny = false;
    for (XmlDeclaration declaration : declarations) {
      areAny |= !declaration.isOfService();
      if (declaration.kind() == Kind.PROVIDER) {
        add(declaration, providers);
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
        ? new ServiceDefaults(
            ImmutableMap.copyOf(providers), protocols.buildKeepingLast(), consumer, file.shown())
        : ServiceDefaults.NONE;
  }

  /** Those without an id, and those that say that they are the default, count for all services. */
  private static void add(XmlDeclaration provider, Map<String, Defaults> providers) {
    Optional<String> id = provider.attribute("id");
    Optional<String> isDefault = provider.attribute("default");
    Defaults said = new Defaults(provider.stated(), provider.terms().protocols(), Optional.empty());
    id.ifPresent(name -> providers.put(name, said));
    if (isDefault.equals(Optional.of("false"))) {
      providers.putIfAbsent("", Defaults.NONE); // so that the only one is not taken for it
    } else if (id.isEmpty() || isDefault.equals(Optional.of("true"))) {
      providers.put("", said);
    }
  }
}
