package io.github.wiretime.arrival.generated;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Sets;
import io.github.wiretime.arrival.Arrivals;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.broken.BrokenVerdict;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Some programs: what the check reports of them, and what became of their values.
 *
 * @param reported by member and rule, {@code com.acme.C0#f1 BrokenRpcValue.queue}
 * @param judged by member
 * @param types of the members, as they are declared
 */
record ReportedPrograms(
    ImmutableSortedMap<String, Effect> reported,
    ImmutableMap<String, Outcome> judged,
    MemberTypes types) {

  private static final String CHECK = "BrokenRpcValue.";

  /** Reported once, at the class; the judge says it of each member of that type. */
  private static final ImmutableSet<String> OF_CLASSES =
      Stream.of(BrokenRule.RECORD, BrokenRule.ENUM_BODY, BrokenRule.DATE_SUBCLASS)
          .map(rule -> CHECK + rule.id())
          .collect(toImmutableSet());

  /**
   * What the class check of Dubbo 3.3 does to a queue that is no {@code LinkedList} and to what
   * Guava sends for an immutable collection, and a record of hessian-lite 4.0.3 to objects behind
   * it that occur twice: the judge has none of them.
   */
  private static final ImmutableMap<String, Effect> BEYOND_THE_JUDGE =
      ImmutableMap.of(
          CHECK + BrokenRule.QUEUE.id(), Effect.OTHER_CLASS,
          CHECK + BrokenRule.GUAVA_IMMUTABLE.id(), Effect.FAILS_WRITING,
          CHECK + BrokenRule.RECORD.id(), Effect.CHANGED);

  private static final ImmutableSet<Outcome> ENDS =
      Sets.immutableEnumSet(Outcome.FAILS_READING, Outcome.FAILS_WRITING);

  private static final String HIDDEN = CHECK + BrokenRule.HIDDEN_FIELD.id();

  /** What one serializer does with the programs, and what the check says of its release. */
  static ReportedPrograms of(Compilation programs, Hessian hessian) {
    CompiledClasses classes = InMemoryCompiler.compile(programs);
    return new ReportedPrograms(
        BrokenVerdict.of(provided(programs), hessian.release()),
        Arrivals.of(classes, programs.services(), hessian).entrySet().stream()
            .collect(toImmutableMap(Map.Entry::getKey, entry -> entry.getValue().outcome())),
        new MemberTypes(classes.loader(hessian)));
  }

  private static Compilation provided(Compilation programs) {
    var sources = new TreeMap<>(programs.sources());
    for (String service : programs.services()) {
      String folder = service.substring(0, service.lastIndexOf('.'));
      sources.put(
          folder.replace('.', '/') + "/Provider.java",
          """
          package %s;
          @org.apache.dubbo.config.annotation.DubboService(interfaceClass = Api.class)
          class Provider {}
          """
              .formatted(folder));
    }
    return new Compilation(programs.services(), programs.library(), sources);
  }

  /** What is reported although its values arrive. */
  ImmutableSet<String> falseAlarms() {
    return reported.keySet().stream().filter(this::isFalseAlarm).collect(toImmutableSet());
  }

  private boolean isFalseAlarm(String finding) {
    String member = member(finding);
    String rule = rule(finding);
    if (reported.get(finding) == BEYOND_THE_JUDGE.get(rule)) {
      return false;
    }
    if (OF_CLASSES.contains(rule)) {
      return judged.keySet().stream()
              .anyMatch(each -> types.names(each, owner(member)) && !isHidden(each))
          && !isHidden(member);
    }
    if (rule.equals(HIDDEN)) {
      return judged.containsKey(member)
          && judged.keySet().stream()
              .noneMatch(each -> isBroken(each) && isNamedAlike(each, member));
    }
    // What fails around a member hides it from the judge, whose objects are empty where a class
    // leads back to itself.
    return judged.get(member) == Outcome.ARRIVES
        && !types.names(member, owner(member))
        && !isHidden(member);
  }

  /** Whether no object of the class of a member arrives. */
  private boolean isHidden(String member) {
    return judged.keySet().stream()
        .anyMatch(each -> isBroken(each) && types.names(each, owner(member)));
  }

  /** What does not arrive and is not reported. */
  ImmutableSet<String> misses() {
    return judged.keySet().stream()
        .filter(this::isBroken)
        .filter(
            member -> reported.keySet().stream().noneMatch(finding -> explains(finding, member)))
        .filter(member -> !holdsWhatFails(member))
        .collect(toImmutableSet());
  }

  /**
   * Whether a class that a member names has a member with which calls fail, which counts by itself.
   * The judge blames the one that it fills last, if the inner one is lost elsewhere before.
   */
  private boolean holdsWhatFails(String member) {
    return judged.entrySet().stream()
        .anyMatch(
            each ->
                ENDS.contains(each.getValue())
                    && !each.getKey().equals(member)
                    && types.namesOneOf(member, owner(each.getKey())));
  }

  /**
   * Whether a finding says why the value of a member does not arrive. A field of a subclass that
   * hides another spoils the objects of further subclasses as well, though it is reported once. The
   * hidden field itself may arrive in objects of the subclass and fail in those of its own class.
   */
  private boolean explains(String finding, String member) {
    String at = member(finding);
    String rule = rule(finding);
    boolean isHidden = rule.equals(HIDDEN);
    return at.equals(member)
        || ((isHidden || OF_CLASSES.contains(rule) || hasNamesake(at))
            && types.namesOneOf(member, owner(at)))
        || (isHidden && isNamedAlike(member, at));
  }

  private boolean hasNamesake(String member) {
    return reported.keySet().stream()
        .anyMatch(each -> rule(each).equals(HIDDEN) && isNamedAlike(member(each), member));
  }

  private boolean isBroken(String member) {
    return judged.get(member) != Outcome.ARRIVES;
  }

  /** Which of two fields of one name stays empty depends on the release. */
  private static boolean isNamedAlike(String one, String other) {
    return one.substring(one.indexOf('#')).equals(other.substring(other.indexOf('#')));
  }

  private static String member(String finding) {
    return finding.substring(0, finding.indexOf(' '));
  }

  private static String owner(String member) {
    return member.substring(0, member.indexOf('#'));
  }

  private static String rule(String finding) {
    return finding.substring(finding.indexOf(' ') + 1);
  }

  /** All that is known of some findings or members. */
  String text(ImmutableSet<String> some) {
    return some.stream()
        .map(each -> each.split(" ", 2)[0])
        .distinct()
        .map(
            member ->
                "%s %s: judged %s, reported %s"
                    .formatted(
                        types.of(member),
                        member,
                        judged.get(member),
                        reported.subMap(member + " ", member + "!")))
        .collect(joining("\n"));
  }
}
