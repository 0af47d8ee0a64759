package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.finding.TypeChange;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import java.util.Collection;
import javax.lang.model.type.TypeKind;

/** The text about a type that changed in place: the claim in one line, then what to do. */
public final class ChangeText {

  private final Release release;
  private final String page;
  private final Dialect dialect;

  /**
   * Texts about peers that use one release.
   *
   * @param page the address of the page that explains what to do
   * @param dialect of the readers
   */
  public ChangeText(Release release, String page, Dialect dialect) {
    this.release = release;
    this.page = page;
    this.dialect = dialect;
  }

  /** The address of the page that explains what to do. */
  public String page() {
    return page;
  }

  /** The text of a diagnostic. */
  public String of(TypeChange change) {
    return claim(change) + "\n  instead  " + advice(change.member());
  }

  /** The same in sentences, for viewers that lose the ends of lines. */
  String sentences(TypeChange change) {
    return claim(change) + ".\nInstead: " + advice(change.member()) + ".";
  }

  /** Its first line. */
  String claim(TypeChange change) {
    return "'"
        + name(change.member())
        + "' was "
        + Names.simple(change.was())
        + " and is now "
        + simple(change.is())
        + " under the same name: peers with the old class "
        + consequence(change.member())
        + " ("
        + release.hessian().title()
        + (release.assumed() ? " assumed)" : ")");
  }

  /** A section of the summary; nothing where nothing changed. */
  String section(Collection<TypeChange> changes) {
    return changes.isEmpty()
        ? ""
        : changes.stream()
            .map(change -> "- `" + change.member().key() + "`: " + claim(change) + "\n")
            .collect(joining("", "\n## Types changed in place\n\n", ""));
  }

  /** What to do about a field. */
  String adviceOnFields() {
    return advice("field");
  }

  private String advice(Member member) {
    return advice(isField(member) ? "field" : "method");
  }

  private String advice(String kind) {
    return "keep the old "
        + kind
        + " and add a new one under a new name; when every peer is rebuilt: "
        + dialect.setting(OptionTable.BASELINE_MODE, "prune");
  }

  /**
   * Only what 4.x puts into a field without a look at its type can crash. SOFA's hessian 3.3 makes
   * an object of the field's type, whatever was sent.
   */
  private String consequence(Member member) {
    if (!isField(member)) {
      return "throw";
    }
    return switch (release.hessian()) {
      case LITE_3_2, SOFA_3_5 -> "throw";
      case SOFA_3 -> "throw or read wrong values";
      case LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT, SOFA_4 -> "throw or crash";
    };
  }

  private static boolean isField(Member member) {
    return member.kind() == Member.Kind.FIELD;
  }

  private static String name(Member member) {
    return isField(member) ? member.symbol().name.toString() : Labels.DECLARED.of(member);
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
    String name = Names.simple((ClassSymbol) type.tsym);
    return type.getTypeArguments().isEmpty()
        ? name
        : type.getTypeArguments().stream()
            .map(ChangeText::simple)
            .collect(joining(", ", name + "<", ">"));
  }
}
