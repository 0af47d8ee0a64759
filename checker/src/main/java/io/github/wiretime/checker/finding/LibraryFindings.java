package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One report for all members of a library's class, because its reader can change only what is sent
 * in its place. A baseline still has a line for each member.
 */
final class LibraryFindings {

  private static final Comparator<Judgement> WORST_FIRST =
      Comparator.comparing(
              (Judgement judgement) -> judgement.finding().breakage().map(Breakage::effect),
              Comparators.emptiesLast(Comparator.<Effect>naturalOrder()))
          .thenComparing(
              judgement -> judgement.finding().cost().map(Cost::firstBytes).orElse(0),
              Comparator.reverseOrder());

  private LibraryFindings() {}

  /** All findings, those that one check has of such a class at the place of the first. */
  static ImmutableList<Judgement> joined(Stream<Judgement> all) {
    Map<Object, List<Judgement>> byClass = new LinkedHashMap<>();
    all.forEach(
        judgement ->
            byClass.computeIfAbsent(place(judgement), unused -> new ArrayList<>()).add(judgement));
    return byClass.values().stream().map(LibraryFindings::one).collect(toImmutableList());
  }

  private static Object place(Judgement judgement) {
    Finding finding = judgement.finding();
    return finding.isOfLibrary() && judgement.reason().isEmpty()
        ? ImmutableList.of(
            finding.check(), judgement.state(), TypeNames.of(finding.member().owner()))
        : judgement;
  }

  private static Judgement one(List<Judgement> ofClass) {
    if (ofClass.size() == 1) {
      return Iterables.getOnlyElement(ofClass);
    }
    Judgement worst = ofClass.stream().min(WORST_FIRST).orElseThrow();
    ImmutableList<Member> others =
        ofClass.stream()
            .map(judgement -> judgement.finding().member())
            .filter(member -> !member.equals(worst.finding().member()))
            .distinct()
            .collect(toImmutableList());
    return new Judgement(worst.finding().joining(others), worst.state(), worst.reason());
  }
}
