package io.github.wiretime.maven.options;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * The options of the check that this plugin has, one field each. Maven wants fields, and the table
 * of options is compiled for a newer Java than Maven's; a test compares names, sentences and
 * defaults.
 */
@SuppressWarnings("UnusedVariable") // The fields are read by reflection, all in one way.
public abstract class CheckParameters extends AbstractMojo {

  /**
   * Interfaces that are services although nothing declares them: {@code com.acme.*.api.*Service},
   * {@code com.acme.**}.
   */
  @Parameter(property = "wiretime.serviceInterfaces")
  private List<String> serviceInterfaces;

  /** Annotations of your own that export a class as {@code @DubboService} does. */
  @Parameter(property = "wiretime.serviceAnnotations")
  private List<String> serviceAnnotations;

  /** Spring files that declare services, besides those in what is scanned. */
  @Parameter(property = "wiretime.springConfig")
  private List<String> springConfig;

  /** The serializer where no declaration names one; without it, the rules of Dubbo decide. */
  @Parameter(property = "wiretime.serialization")
  private String serialization;

  /** Classes that are sent although no service shows it: {@code com.acme.**.*Dto}. */
  @Parameter(property = "wiretime.wireTypes")
  private List<String> wireTypes;

  /**
   * The file of known findings, from the folder that has {@code .mvn}, else the one in which the
   * build begins; {@code costly-rpc-time.baseline} where that exists.
   */
  @Parameter(property = "wiretime.baseline")
  private String baseline;

  /** Which checks report, default CostlyRpcTime,BrokenRpcValue. */
  @Parameter(property = "wiretime.checks")
  private List<String> checks;

  /** Types to report besides the measured ones: {@code org.joda.time.*}. */
  @Parameter(property = "wiretime.costlyTypes")
  private List<String> costlyTypes;

  /** Types never to report: {@code java.time.Instant}. */
  @Parameter(property = "wiretime.cheapTypes")
  private List<String> cheapTypes;

  /**
   * The release whose measured costs count: {@code 3.2}, {@code 4.0.3}, {@code 4.0.4}, {@code
   * 4.0.4-compact}, {@code sofa-3}, {@code sofa-3.5}, or {@code auto} for the one in use, default
   * auto.
   */
  @Parameter(property = "wiretime.hessianLite")
  private String hessianLite;

  /** Report types whose first value in a message takes at least this many bytes, default 50. */
  @Parameter(property = "wiretime.minBytes")
  private String minBytes;

  /**
   * Also report types that take at least this many times as long as {@code Date} to write and read,
   * default 5.
   */
  @Parameter(property = "wiretime.minSlowdown")
  private String minSlowdown;

  /** How many different archives inside inputs to read, default 4000. */
  @Parameter(property = "wiretime.maxArchives")
  private String maxArchives;

  /**
   * Classes and files that may stay unread, each with a reason: {@code com.acme.Odd=shrunk, never
   * sent; lib/odd.jar=...}.
   */
  @Parameter(property = "wiretime.acceptedUnread")
  private String acceptedUnread;

  /** The language of messages, tables and notes: {@code en} or {@code zh}, default en. */
  @Parameter(property = "wiretime.lang")
  private String lang;

  /** All names. */
  public static List<String> names() {
    return fields().map(Field::getName).collect(Collectors.toList());
  }

  /**
   * What the build has chosen, by name; the elements of a list stand in one text, with commas
   * between them.
   */
  public final Map<String, String> chosenOptions() {
    Map<String, String> chosen = new TreeMap<>();
    fields().forEach(field -> text(field).ifPresent(text -> chosen.put(field.getName(), text)));
    return chosen;
  }

  private Optional<String> text(Field field) {
    try {
      Object value = field.get(this);
      return Optional.ofNullable(value)
          .map(
              set ->
                  set instanceof Collection
                      ? Settings.joined(((Collection<?>) set).stream(), ",")
                      : set.toString())
          .filter(text -> !text.isEmpty());
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Tools that measure tests add fields of their own, which are synthetic. */
  private static Stream<Field> fields() {
    return Arrays.stream(CheckParameters.class.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic());
  }
}
