package io.github.wiretime.checker.harness;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A costly member as the text of a diagnostic tells it.
 *
 * @param member {@code OrderDto.createdAt}, {@code OrderService.last()} for what a method returns,
 *     {@code OrderService.find(day)} for a parameter
 * @param type the costly type
 * @param counts {@code 2 methods of 1 service}, and what else stands there
 */
public record Said(String member, String type, String counts) {

  private static final Pattern SINGLE =
      Pattern.compile(
          "(?m)^ *(?:.*\\[CostlyRpcTime\\] )?(.*) is sent as ([^:,]+)[:,].*\\n *sent by  (.*); (.*)");
  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^ +(?:(?:>=)?[\\d.]+|-|\\?) +\\S+ +\\S+ +(\\S+) +(.*?)(?: \\([^() ]+\\.\\w+\\))?(?:(?:  |\\n ++(?!\\S+  |instead |learn |>=|\\d))(.*))?$");
  private static final Pattern RETURNED = Pattern.compile("what (.*) returns");
  private static final Pattern PARAMETER = Pattern.compile("parameter (\\S+) of (.*)\\((.*)\\)");
  private static final Pattern NAMED_PARAMETER = Pattern.compile("\\(\\S+ (\\S+)\\)$");
  private static final Pattern METHODS = Pattern.compile("\\d+ methods?(?: of \\d+ services?)?");

  /** All members of which a diagnostic gives the details. */
  public static ImmutableList<Said> in(String message) {
    ImmutableList.Builder<Said> said = ImmutableList.builder();
    Matcher single = SINGLE.matcher(message);
    if (single.find()) {
      return ImmutableList.of(
          new Said(
              qualified(single.group(1), Splitter.on(" -> ").splitToList(single.group(3))),
              single.group(2),
              counts(single.group(4))));
    }
    Matcher row = ROW.matcher(message.replaceAll(",\\n +", ", "));
    while (row.find()) {
      addRow(row.group(2), row.group(1), counts(row.group(3)), said);
    }
    return said.build();
  }

  /** The way has the class to which a member belongs. */
  private static String qualified(String claim, List<String> way) {
    String name = described(claim.replaceAll("^'|'$", ""));
    return Lists.reverse(way).stream()
        .map(step -> NAMED_PARAMETER.matcher(step).replaceFirst("($1)"))
        .filter(step -> step.equals(name) || step.endsWith("." + name))
        .findFirst()
        .orElse(name);
  }

  private static void addRow(
      String members, String type, String counts, ImmutableList.Builder<Said> said) {
    List<String> names = Splitter.on(", ").splitToList(members);
    String first = described(names.get(0));
    said.add(new Said(first, type, counts));
    String owner = first.substring(0, first.lastIndexOf('.') + 1);
    names.stream().skip(1).forEach(name -> said.add(new Said(owner + name, type, counts)));
  }

  private static String counts(String way) {
    Matcher methods = METHODS.matcher(way == null ? "1 method" : way);
    if (!methods.find()) {
      return "";
    }
    return methods.group() + (methods.group().contains(" of ") ? "" : " of 1 service");
  }

  private static String described(String description) {
    Matcher returned = RETURNED.matcher(description);
    if (returned.matches()) {
      return returned.group(1);
    }
    Matcher parameter = PARAMETER.matcher(description);
    if (!parameter.matches()) {
      return description;
    }
    String name = parameter.group(1);
    return parameter.group(2)
        + "("
        + (name.matches("\\d+")
            ? Splitter.on(',').splitToList(parameter.group(3)).get(Integer.parseInt(name) - 1)
            : name)
        + ")";
  }
}
