package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.checker.words.Texts;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Other applications, which must have the twins before anybody sends them. */
public final class Peers {

  /** A class as a peer has it, which is read once, and only if somebody asks. */
  private record Copy(Element where, Entry file, Supplier<ReadClass> content) {

    Copy(Element where, Entry file) {
      this(where, file, Suppliers.memoize(() -> ReadClass.of(file)));
    }
  }

  private final ImmutableListMultimap<String, Copy> classes;
  private final Supplier<ImmutableListMultimap<String, Copy>> subclasses;

  private Peers(ImmutableListMultimap<String, Copy> classes) {
    this.classes = classes;
    this.subclasses =
        Suppliers.memoize(
            () -> Multimaps.index(classes.values(), copy -> copy.content.get().superclass()));
  }

  /** What is inside of archives and folders, that of archives in them as well. */
  public static Peers in(List<Element> elements) {
    ImmutableListMultimap.Builder<String, Copy> classes = ImmutableListMultimap.builder();
    for (Element element : elements) {
      for (Entry file : element.classes()) {
        classes.put(file.className(), new Copy(element, file));
      }
    }
    return new Peers(classes.build());
  }

  /** Why a member cannot be sent yet. */
  Optional<Text> problem(Candidate candidate) {
    return lacking(candidate).or(() -> hiding(candidate));
  }

  private Optional<Text> lacking(Candidate candidate) {
    ImmutableList<String> twins = candidate.existing().orElseThrow().twinNames();
    ImmutableList<String> lacking =
        classes.get(candidate.owner().flatName().toString()).stream()
            .filter(copy -> !copy.content.get().fields().containsAll(twins))
            .map(copy -> copy.where.title())
            .distinct()
            .collect(toImmutableList());
    return lacking.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ScanTexts.of(Texts.forCount("peers.lack", lacking.size()), String.join(", ", lacking)));
  }

  /** A subclass that a peer has, and that got its {@code readResolve()} before this class. */
  private Optional<Text> hiding(Candidate candidate) {
    return below(candidate.owner().flatName().toString())
        .filter(copy -> copy.content.get().hidesReadResolve())
        .map(copy -> copy.file.className() + " (" + copy.where.title() + ")")
        .findFirst()
        .map(subclass -> ScanTexts.of("peers.hide", subclass));
  }

  private Stream<Copy> below(String type) {
    Set<Copy> below = new LinkedHashSet<>();
    Deque<String> pending = new ArrayDeque<>(List.of(type));
    while (!pending.isEmpty()) {
      for (Copy copy : subclasses.get().get(pending.remove())) {
        if (below.add(copy)) {
          pending.add(copy.file.className());
        }
      }
    }
    return below.stream();
  }

  /** Whether there are peers, and none of them has any of the classes. */
  boolean lackAllOf(Iterable<Row> rows) {
    if (classes.isEmpty()) {
      return false;
    }
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    rows.forEach(row -> names.add(row.finding().member().owner().flatName().toString()));
    return names.build().stream().noneMatch(classes::containsKey);
  }
}
