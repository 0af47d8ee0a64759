package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.finding.TypeChange;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Collection;
import javax.lang.model.type.TypeKind;

/** The text about a type that changed in place: the claim in one line, then what to do. */
public final class ChangeText {

  private final Release release;
  private final Options options;
  private final Dialect dialect;

  /**
   * Texts about peers that use one release.
   *
   * @param options of the readers
   */
  public ChangeText(Release release, Options options) {
    this.release = release;
    this.options = options;
    this.dialect = options.dialect();
  }

  /** The address of the page that explains what to do. */
  public String page() {
    return options
        .get(OptionTable.DOCS_URL)
        .orElseGet(() -> dialect.text(CheckTexts.of("page.changed-in-place")));
  }

  /** The same texts in another language. */
  ChangeText in(Language language) {
    return new ChangeText(release, options.in(language));
  }

  /** The text of a diagnostic. */
  public String of(TypeChange change) {
    return claim(change)
        + "\n  "
        + RowLabel.row(RowLabel.of("instead", dialect.language()), advice(change.member()));
  }

  /** The same in sentences, for viewers that lose the ends of lines. */
  String sentences(TypeChange change) {
    return dialect.text(CheckTexts.of("change.sentences", claim(change), advice(change.member())));
  }

  /** Its first line. */
  String claim(TypeChange change) {
    String title = release.hessian().title(dialect.language());
    return dialect.text(
        CheckTexts.of(
            "change.claim",
            name(change.member()),
            TypeNames.simple(change.was()),
            simple(change.is()),
            CheckTexts.of(consequence(change.member())),
            release.assumed() ? CheckTexts.of("release.assumed", title) : title));
  }

  /** A section of the summary; nothing where nothing changed. */
  String section(Collection<TypeChange> changes) {
    return changes.isEmpty()
        ? ""
        : changes.stream()
            .map(
                change ->
                    "- "
                        + Markdown.code(change.member().key())
                        + ": "
                        + Markdown.text(claim(change))
                        + "\n")
            .collect(
                joining("", "\n## " + dialect.text(CheckTexts.of("change.section")) + "\n\n", ""));
  }

  /** What to do about a field. */
  String adviceOnFields() {
    return advice("field");
  }

  private String advice(Member member) {
    return advice(isField(member) ? "field" : "method");
  }

  private String advice(String kind) {
    return dialect.text(
        CheckTexts.of(
            "change.advice-" + kind, dialect.setting(OptionTable.BASELINE_MODE, "prune")));
  }

  /**
   * Only what 4.x puts into a field without a look at its type can crash. SOFA's hessian 3.3 makes
   * an object of the field's type, whatever was sent.
   */
  private String consequence(Member member) {
    if (!isField(member)) {
      return "change.throw";
    }
    return switch (release.hessian()) {
      case LITE_3_2, SOFA_3_5 -> "change.throw";
      case SOFA_3 -> "change.wrong";
      case LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT -> "change.crash";
    };
  }

  private static boolean isField(Member member) {
    return member.kind() == Member.Kind.FIELD;
  }

  private String name(Member member) {
    return isField(member)
        ? TypeNames.ofMember(member.symbol())
        : Labels.declared(dialect.language()).of(member);
  }

  private static String simple(Type type) {
    if (type instanceof ArrayType array) {
      return simple(array.elemtype) + "[]";
    }
    if (type instanceof WildcardType wildcard && !wildcard.isUnbound()) {
      return wildcard.kind + simple(wildcard.type);
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return type.toString();
    }
    String name = TypeNames.simple((ClassSymbol) type.tsym);
    return type.getTypeArguments().isEmpty()
        ? name
        : type.getTypeArguments().stream()
            .map(ChangeText::simple)
            .collect(joining(", ", name + "<", ">"));
  }
}
