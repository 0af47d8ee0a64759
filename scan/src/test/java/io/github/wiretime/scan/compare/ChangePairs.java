package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.compare.ChangeTemplates.Change;
import io.github.wiretime.scan.compare.ChangeTemplates.Place;
import io.github.wiretime.scan.compare.ChangeTemplates.Service;
import io.github.wiretime.scan.compare.ChangeTemplates.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes pairs of programs: a change of {@code changes.txt} or between two of {@code values.txt} at
 * a place of {@code places.txt}, sent by a service of {@code services.txt}. In some of them the
 * place changes as well, a list becomes an array, or the service, which gets a method more.
 */
final class ChangePairs {

  private static final Pattern NAME = Pattern.compile("(?:class|interface|record|enum) (\\w+)");
  private static final String IMPORTS =
      """
      import java.io.*; import java.math.*; import java.time.*; import java.util.*;
      import java.util.concurrent.*; import java.util.concurrent.atomic.*;
      """;

  private final ChangeTemplates templates = ChangeTemplates.load();
  private final Random random;

  ChangePairs(long seed) {
    random = new Random(seed);
  }

  /** The next pairs, numbered from a number on. */
  ImmutableList<BreakingCase> next(int first, int count) {
    ImmutableList.Builder<BreakingCase> cases = ImmutableList.builder();
    for (int i = first; i < first + count; i++) {
      cases.add(next("g" + i));
    }
    return cases.build();
  }

  private BreakingCase next(String id) {
    Change change =
        switch (random.nextInt(8)) {
          case 0 -> {
            Value same = any(templates.values());
            yield Change.ofValues(same, same);
          }
          case 1, 2 -> Change.ofValues(any(templates.values()), any(templates.values()));
          default -> any(templates.changes());
        };
    boolean isSame = change.before().equals(change.after());
    Place oldPlace = any(templates.places().stream().filter(each -> each.fits(change)).toList());
    Place newPlace =
        isSame || random.nextInt(4) == 0
            ? any(
                templates.places().stream()
                    .filter(each -> each.kind().equals(oldPlace.kind()) && each.fits(change))
                    .toList())
            : oldPlace;
    Service oldService = any(templates.services());
    Service newService =
        random.nextInt(6) == 0
            ? any(
                templates.services().stream()
                    .filter(each -> each.kind().equals(oldService.kind()))
                    .toList())
            : oldService;
    String ofOld = change.before().text();
    String ofNew = change.after().text();
    boolean isOfParameter = oldService.isOfParameter();
    return new BreakingCase(
        id,
        change.name()
            + " in "
            + changed(
                oldPlace.whole() + " " + oldPlace.types(),
                newPlace.whole() + " " + newPlace.types())
            + " by "
            + changed(oldService.types().toString(), newService.types().toString()),
        sources(id, oldService, oldPlace, change.before(), change.oldTypes()),
        sources(id, newService, newPlace, change.after(), change.newTypes()),
        isOfParameter ? ofNew : ofOld,
        isOfParameter ? ofOld : ofNew,
        isOfParameter);
  }

  private static String changed(String before, String after) {
    return before.equals(after) ? before : before + " -> " + after;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private static Map<String, String> sources(
      String id, Service service, Place place, Value value, List<String> types) {
    String whole = value.fill(place.whole());
    String boxed = value.fill(place.whole().equals("$T") ? "$B" : place.whole());
    String members =
        """
        @SuppressWarnings("unchecked") static %s made() throws Exception { %s }
        static String show(%s whole) throws Exception { %s v = %s; return v == null ? "null" : "" + %s; }
        """
            .formatted(
                whole,
                value.fill(place.made()),
                whole,
                value.boxed(),
                value.fill(place.taken()).replace("$$", "whole"),
                "(" + value.shown() + ")");
    String shown = service.isOfParameter() ? service.call() : "show(" + service.call() + ")";
    ImmutableList<String> ofService =
        ImmutableList.<String>builder()
            .addAll(service.types())
            .add(
                "public class Impl implements Svc { "
                    + members
                    + "public "
                    + service.provided()
                    + " }")
            .add(
                "public class Call { "
                    + members
                    + "public static String call(Object o) throws Exception {"
                    + " Svc s = (Svc) o; return "
                    + shown
                    + "; } }")
            .build()
            .stream()
            .map(type -> type.replace("$W", whole).replace("$X", boxed))
            .collect(toImmutableList());
    Map<String, String> sources = new LinkedHashMap<>();
    types.forEach(type -> add(sources, id, type));
    place.types().forEach(type -> add(sources, id, value.fill(type)));
    ofService.forEach(type -> add(sources, id, type));
    return sources;
  }

  private static void add(Map<String, String> sources, String id, String type) {
    String inside = "";
    String source = type;
    if (type.startsWith("in ")) { // another package
      inside = type.substring(3, type.indexOf(' ', 3)) + "/";
      source = "import com.acme." + id + ".*; " + type.substring(type.indexOf(' ', 3));
    }
    Matcher name = NAME.matcher(source);
    if (!name.find()) {
      throw new IllegalArgumentException(type);
    }
    String key = inside + name.group(1);
    if (sources.put(key, IMPORTS + source.replace("$ID", id) + "\n") != null) {
      throw new IllegalArgumentException("two classes " + key);
    }
  }
}
