package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import io.github.wiretime.checker.options.Serializers;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What an application's settings for Spring Boot say of all its services.
 *
 * @param serialization the serializer of services that name none, or the protocol if that does
 *     without; empty if no setting says it, or modules say different ones
 * @param said what was read, and what could not be
 */
public record DubboSettings(Optional<String> serialization, ImmutableList<String> said) {

  /** Each overrides those before it, as for Spring Boot. */
  private static final ImmutableList<String> FILES =
      ImmutableList.of(
          "application.yaml",
          "application.yml",
          "application.properties",
          "config/application.yaml",
          "config/application.yml",
          "config/application.properties");

  /** In lower case and without hyphens. */
  private static final Pattern KEY =
      Pattern.compile(
          "dubbo\\.(protocol|protocols\\.[^.]+|provider)\\.(name|serialization|preferserialization)");

  /** Reads those of all modules of the application. */
  public static DubboSettings in(List<Element> elements) throws UnreadableInputException {
    List<String> said = new ArrayList<>();
    Set<String> stated = new LinkedHashSet<>();
    for (Element element : elements) {
      if (element.isOfApplication()) {
        stated(element, said).ifPresent(stated::add);
      }
    }
    if (stated.size() > 1) {
      said.add(
          "modules set "
              + String.join(" and ", stated)
              + ", so none counts; say with --serialization what the services use");
      return new DubboSettings(Optional.empty(), ImmutableList.copyOf(said));
    }
    return new DubboSettings(stated.stream().findFirst(), ImmutableList.copyOf(said));
  }

  private static Optional<String> stated(Element module, List<String> said)
      throws UnreadableInputException {
    Map<String, String> settings = new HashMap<>();
    List<String> files = new ArrayList<>();
    for (String name : FILES) {
      for (Entry file : Iterables.filter(module.entries(), entry -> entry.name().equals(name))) {
        try {
          settings.putAll(SettingsFile.read(file));
          files.add(file.shown());
        } catch (IllegalArgumentException malformed) {
          said.add(file.shown() + " is left out: " + malformed.getMessage());
        }
      }
    }
    String where = String.join(", ", files);
    Transports transports = Transports.in(Maps.filterKeys(settings, DubboSettings::counts));
    transports
        .unknown()
        .forEach(setting -> said.add(where + ": " + setting + " is known only at run time"));
    transports
        .doubtful()
        .ifPresent(
            list ->
                said.add(
                    where
                        + ": services prefer '"
                        + list
                        + "', so the findings hold for peers that lack the first of them; say with"
                        + " --serialization what the services use"));
    transports
        .stated()
        .ifPresent(
            name ->
                said.add(
                    where
                        + ": services that name no serializer use '"
                        + name
                        + (Serializers.isHessian(name) ? "'" : "', which is not Hessian")
                        + "; --serialization overrides it"));
    return transports.stated();
  }

  private static boolean counts(String key) {
    return KEY.matcher(key).matches();
  }
}
