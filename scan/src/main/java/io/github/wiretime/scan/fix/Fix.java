package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.sources.SourceFile;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Plans one step of the migration for findings; no source is changed. */
public final class Fix {

  private final FixRequest request;
  private final Hierarchy hierarchy;
  private final Refusals refusals;
  private final Locator locator;
  private final Deployment deployment;
  private final List<Row> rows = new ArrayList<>();

  /** Whether the latest release lacks twins of any member. */
  private boolean isUnreleased;

  private final ListMultimap<ClassSymbol, Located> chosen =
      MultimapBuilder.linkedHashKeys().arrayListValues().build();

  private Fix(FixRequest request) {
    this.request = request;
    this.hierarchy = Hierarchy.of(request.application());
    Types types = Types.instance(request.context());
    this.refusals =
        new Refusals(
            request.releases(), new Persistence(request.application().classes(), types), types);
    this.locator = new Locator(request.sources(), request.root(), request.advice());
    this.deployment = new Deployment(request, hierarchy);
  }

  /** The patch for those findings that can be patched. */
  public static FixPlan plan(FixRequest request, Iterable<Finding> findings) {
    return chosen(request, findings).planned();
  }

  /** What would become of findings, without the patch, which takes longer. */
  public static Rows rows(FixRequest request, Iterable<Finding> findings) {
    return chosen(request, findings).rows();
  }

  private static Fix chosen(FixRequest request, Iterable<Finding> findings) {
    Fix fix = new Fix(request);
    fix.candidates(findings).forEach(fix::choose);
    return fix;
  }

  private Rows rows() {
    return new Rows(ImmutableList.copyOf(rows));
  }

  private ImmutableList<Candidate> candidates(Iterable<Finding> findings) {
    return Streams.stream(findings)
        .map(finding -> new Candidate(finding, hierarchy))
        .filter(
            candidate ->
                request.members().isEmpty() || request.members().match(candidate.qualifiedName()))
        .collect(toImmutableList());
  }

  private void choose(Candidate candidate) {
    Optional<Text> refused = refusals.of(candidate);
    if (refused.isPresent()) {
      leaveOut(candidate, refused.get());
      return;
    }
    Optional<TwinnedField> existing = candidate.existing();
    Step step = request.step();
    if (existing.isPresent() && step == Step.READ) {
      add(candidate, Row.Outcome.DONE, ScanTexts.of("row.release-1"), existing);
      return;
    }
    if (existing.isPresent() && Hierarchy.method(candidate.owner(), step.hook()).isPresent()) {
      // Else it would be no finding.
      leaveOut(candidate, ScanTexts.of("row.write-replace"));
      return;
    }
    if (existing.isEmpty() && step == Step.SEND) {
      // Where release 1 has no patch, it is no use to send anybody there.
      leaveOut(candidate, locator.find(candidate, Step.READ).problem().orElse(Row.NO_TWINS));
      return;
    }
    Optional<Text> unreleased =
        step == Step.SEND ? request.released().problem(candidate) : Optional.empty();
    isUnreleased |= unreleased.isPresent();
    Optional<Text> peer =
        step == Step.SEND
            ? unreleased.or(() -> request.peers().problem(candidate))
            : Optional.empty();
    Located located = locator.find(candidate, step);
    Optional<Text> problem = peer.isPresent() ? peer : located.problem();
    if (problem.isPresent()) {
      leaveOut(candidate, problem.get());
      return;
    }
    rows.add(
        new Row(
            candidate.finding(),
            candidate.qualifiedName(),
            Row.Outcome.PATCHED,
            Optional.empty(),
            Optional.of(TwinBytes.of(located.twinned())),
            before(located)));
    chosen.put(candidate.owner(), located);
  }

  private ImmutableList<Text> before(Located located) {
    return Guard.instance(request.context())
        .ask(
            located.candidate().owner(),
            ImmutableList.of(),
            () -> deployment.before(located, request.step()));
  }

  private void leaveOut(Candidate candidate, Text why) {
    add(candidate, Row.Outcome.LEFT_OUT, why, Optional.empty());
  }

  private void add(
      Candidate candidate, Row.Outcome outcome, Text why, Optional<TwinnedField> twinned) {
    rows.add(
        new Row(
            candidate.finding(),
            candidate.qualifiedName(),
            outcome,
            Optional.of(why),
            twinned.map(TwinBytes::of),
            ImmutableList.of()));
  }

  private FixPlan planned() {
    // A set, as two classes of a file may want the same import
    SetMultimap<SourceFile, Insertion> insertions =
        MultimapBuilder.hashKeys().linkedHashSetValues().build();
    int lineLimit =
        LineBreaks.limit(
            chosen.values().stream()
                .map(located -> located.type().orElseThrow().parsed().file())
                .collect(toImmutableSet()));
    chosen
        .asMap()
        .forEach(
            (owner, members) -> {
              ClassPatch patch = patch(owner, members, lineLimit);
              insertions.putAll(patch.type().parsed().file(), patch.insertions(request.step()));
            });
    Map<String, byte[]> diffs = new TreeMap<>();
    insertions
        .asMap()
        .forEach(
            (file, all) -> {
              String path = locator.pathInPatch(file);
              String diff = UnifiedDiff.of(path, file.text(), Insertion.apply(file.text(), all));
              diffs.put(path, diff.getBytes(file.charset()));
            });
    ByteArrayOutputStream patch = new ByteArrayOutputStream();
    diffs.values().forEach(patch::writeBytes);
    return new FixPlan(
        request.step(),
        rows(),
        diffs.size(),
        isTooEarly(),
        isUnreleased && chosen.isEmpty(),
        request.peers().lackAllOf(rows),
        new FixPlan.Bytes(patch.toByteArray()));
  }

  private boolean isTooEarly() {
    return rows.stream().anyMatch(row -> row.why().equals(Optional.of(Row.NO_TWINS)))
        && request.application().classes().stream()
            .noneMatch(type -> Supertypes.isPresent(type) && Hierarchy.isMigrating(type));
  }

  /**
   * Whether no subclass inherits the method. Both steps have to do the same, because Java
   * serialization calls no private method for a subclass.
   */
  private boolean isPrivate(ClassSymbol owner) {
    return Hierarchy.method(owner, Step.READ.hook())
        .map(Symbol::isPrivate)
        .orElse((owner.flags() & Flags.FINAL) != 0);
  }

  private boolean mayThrow(ClassSymbol owner) {
    return hierarchy.above(owner).stream()
        .flatMap(each -> Hierarchy.method(each, Step.SEND.hook()).stream())
        .allMatch(
            method ->
                method.getThrownTypes().stream()
                    .anyMatch(
                        thrown ->
                            thrown
                                .tsym
                                .getQualifiedName()
                                .contentEquals("java.lang.CloneNotSupportedException")));
  }

  private ClassPatch patch(ClassSymbol owner, Collection<Located> members, int lineLimit) {
    SourceClass type = members.iterator().next().type().orElseThrow();
    ImmutableList<TwinnedField> fields =
        members.stream()
            .sorted(Comparator.comparingInt(Located::start))
            .map(Located::twinned)
            .collect(toImmutableList());
    boolean isBelowChosen = hierarchy.above(owner).stream().anyMatch(chosen::containsKey);
    boolean callsSuper =
        isBelowChosen
            || hierarchy.above(owner).stream()
                .anyMatch(each -> Hierarchy.method(each, request.step().hook()).isPresent());
    SerializationMethod hook =
        new SerializationMethod(
            hierarchy.cast(owner),
            hierarchy.unusedName(owner, "sent"),
            !callsSuper && isPrivate(owner),
            callsSuper,
            mayThrow(owner),
            fields);
    return new ClassPatch(
        type,
        hook,
        deployment.computedVersion(owner),
        TimeNames.of(owner, type, members, hook.lines(request.step(), "")),
        lineLimit,
        isBelowChosen || hierarchy.inherits(owner, ImmutableSet.of("java.lang.Cloneable")));
  }
}
