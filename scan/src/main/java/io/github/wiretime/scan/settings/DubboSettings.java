package io.github.wiretime.scan.settings;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each module's {@code dubbo.properties} and settings for Spring Boot say of its services.
 *
 * @param byModule by the inputs that have them
 * @param trustInterfaces whether Dubbo trusts what service interfaces name, in every module
 * @param unknown settings that only the running application knows
 * @param guard has the files that cannot be read
 */
public record DubboSettings(
    ImmutableMap<String, ServiceDefaults> byModule,
    boolean trustInterfaces,
    ImmutableList<Text> unknown,
    Guard guard) {

  /** Reads those of all modules of the application. */
  public static DubboSettings in(List<Element> elements) {
    Guard guard = new Guard();
    Map<String, ServiceDefaults> byModule = new LinkedHashMap<>();
    List<Text> unknown = new ArrayList<>();
    boolean trustInterfaces = true;
    for (Element element : elements) {
      if (element.isOfApplication()) {
        SettingsFiles files = SettingsFiles.in(element, guard);
        unknown.addAll(files.unknown());
        trustInterfaces &= files.trustInterfaces();
        ServiceDefaults settings = files.settings();
        if (!settings.equals(ServiceDefaults.NONE)) {
          // Of several files with one name the JVM finds the first, which is the application's own.
          byModule.merge(element.module(), settings, (first, more) -> more.plus(first));
        }
      }
    }
    return new DubboSettings(
        ImmutableMap.copyOf(byModule), trustInterfaces, ImmutableList.copyOf(unknown), guard);
  }
}
