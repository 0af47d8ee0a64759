package io.github.wiretime.scan.archive;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.SetMultimap;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element.Role;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** What was not read of the inputs and of the class path. */
public final class LeftOut {

  /** Where, by the reason. */
  private final SetMultimap<String, String> ofClassPath = LinkedHashMultimap.create();

  private final SetMultimap<String, String> ofInputs = LinkedHashMultimap.create();
  private final List<String> beyondLimit = new ArrayList<>();
  private final Budget budget;

  LeftOut(Budget budget) {
    this.budget = budget;
  }

  /** Of inputs that were read whole. */
  public static LeftOut nothing() {
    return new LeftOut(new Budget(Limits.OF_USERS));
  }

  /** Takes notice of an archive that cannot be read. */
  void add(Role role, UnreadableInputException problem) {
    (role == Role.LIBRARY ? ofClassPath : ofInputs).put(problem.problem(), problem.where());
  }

  /** Takes notice of an archive that is one too many. */
  void addBeyondLimit(String where) {
    beyondLimit.add(where);
  }

  /**
   * The names of what was not read of the inputs. A class path may name what is not there, as for
   * {@code java} and {@code javac}; if a class is missing for that reason, the analysis says so.
   */
  public ImmutableSet<String> ofInputs() {
    return ImmutableSet.<String>builder().addAll(ofInputs.values()).addAll(beyondLimit).build();
  }

  /** Whether somebody means a class or file by its name, or by the end of the name of a file. */
  public static boolean isMeant(String accepted, String name) {
    return name.equals(accepted) || name.replace('\\', '/').endsWith("/" + accepted);
  }

  /**
   * A sentence for each reason, but for what somebody accepts.
   *
   * @param options of the reader
   */
  public ImmutableList<String> sentences(Options options) {
    ImmutableSet<String> accepted = options.get(OptionTable.ACCEPTED_UNREAD).keySet();
    return sentences(
        Multimaps.filterValues(
            ofInputs, where -> accepted.stream().noneMatch(known -> isMeant(known, where))),
        options.dialect());
  }

  /**
   * The same where nothing is accepted.
   *
   * @param dialect of the reader
   */
  public ImmutableList<String> sentences(Dialect dialect) {
    return sentences(ofInputs, dialect);
  }

  private ImmutableList<String> sentences(SetMultimap<String, String> needed, Dialect dialect) {
    ImmutableList.Builder<Text> sentences = ImmutableList.builder();
    needed
        .asMap()
        .forEach(
            (reason, where) ->
                sentences.add(ScanTexts.of("left-out.inputs", some(where, dialect), reason)));
    ofClassPath
        .asMap()
        .forEach(
            (reason, where) ->
                sentences.add(ScanTexts.of("left-out.class-path", some(where, dialect), reason)));
    if (!beyondLimit.isEmpty()) {
      sentences.add(
          ScanTexts.of(
              "left-out.limit",
              some(beyondLimit, dialect),
              String.format(Locale.ROOT, "%,d", budget.limits().archives()),
              dialect.setting(
                  OptionTable.MAX_ARCHIVES,
                  Integer.toString(budget.archives() + beyondLimit.size()))));
    }
    return sentences.build().stream().map(dialect::text).collect(toImmutableList());
  }

  private static String some(Collection<String> where, Dialect dialect) {
    return SomeNames.of(where, dialect.language());
  }
}
