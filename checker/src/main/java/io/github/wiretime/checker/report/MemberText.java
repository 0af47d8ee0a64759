package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.hessian.Member;
import io.github.wiretime.checker.hessian.Member.Kind;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.walk.ExportedMethods;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What members are called in a sentence. Where the names of two would be the same, classes get a
 * part of their packages and methods their parameters.
 */
public final class MemberText {

  private final Types types;
  private final Language language;
  private final ShortNames classes;

  /** Labels that several of the members have. */
  private final ImmutableSet<String> repeated;

  /**
   * Names for findings that a reader sees side by side.
   *
   * @param options of the reader
   */
  MemberText(Collection<Finding> findings, Types types, Options options) {
    this.types = types;
    this.language = options.dialect().language();
    this.classes = classes(findings);
    this.repeated = findings.size() == 1 ? ImmutableSet.of() : repeated(findings);
  }

  private ImmutableSet<String> repeated(Collection<Finding> findings) {
    Map<Member, String> labels = new HashMap<>();
    findings.forEach(finding -> labels.put(finding.member(), label(finding)));
    return ImmutableMultiset.copyOf(labels.values()).entrySet().stream()
        .filter(label -> label.getCount() > 1)
        .map(Multiset.Entry::getElement)
        .collect(toImmutableSet());
  }

  private static ShortNames classes(Collection<Finding> findings) {
    Map<String, String> named = new HashMap<>();
    for (Finding finding : findings) {
      name(finding.member(), named);
      finding.occurrence().path().members().forEach(member -> name(member, named));
    }
    return ShortNames.among(named);
  }

  private static void name(Member member, Map<String, String> named) {
    named.computeIfAbsent(TypeNames.of(member.owner()), unused -> TypeNames.simple(member.owner()));
    if (member.symbol() instanceof ClassSymbol type) {
      named.computeIfAbsent(TypeNames.of(type), unused -> TypeNames.simple(type));
    }
  }

  /** What the members of a path are called. */
  public Labels labels(Root root) {
    return new Labels(
        language,
        type -> classes.of(TypeNames.of(type)),
        method ->
            root.asService()
                .map(service -> ExportedMethods.parameterTypes(service, method, types))
                .orElseGet(() -> method.type.getParameterTypes()));
  }

  private Labels labels(Finding finding) {
    return labels(finding.occurrence().path().root());
  }

  private String label(Finding finding) {
    return labels(finding).of(finding.member());
  }

  /** Where the owner is known: {@code createdAt}. */
  String inOwner(Finding finding) {
    return labels(finding).inOwner(finding.member());
  }

  /** {@code OrderDto.createdAt}, {@code what OrderService.last() returns}. */
  public String description(Finding finding) {
    return descriptions(finding).get(0);
  }

  /** The same, then shorter ones in which the parameters of a method give way. */
  ImmutableList<String> descriptions(Finding finding) {
    String owner = classes.of(TypeNames.of(finding.member().owner()));
    if (!finding.joined().isEmpty()) {
      return ImmutableList.of(
          CheckTexts.counted("description.library", finding.joined().size(), label(finding))
              .in(language));
    }
    return finding.member().kind() == Kind.FIELD
        ? ImmutableList.of(label(finding))
        : described(owner + ".", finding, label(finding));
  }

  /** The same where the owner is known, in quotes if it is a name. */
  ImmutableList<String> shortDescriptions(Finding finding) {
    return finding.member().kind() == Kind.FIELD
        ? ImmutableList.of("'" + TypeNames.ofMember(finding.member().symbol()) + "'")
        : described("", finding, "'" + label(finding) + "'");
  }

  private ImmutableList<String> described(String owner, Finding finding, String otherwise) {
    Member member = finding.member();
    return switch (member.kind()) {
      case RETURN ->
          sentences(
              repeated.contains(label(finding))
                  ? signature((MethodSymbol) member.symbol(), finding)
                  : TypeNames.ofMember(member.symbol()) + "()",
              method -> CheckTexts.of("description.returns", owner + method));
      case PARAMETER ->
          sentences(
              signature((MethodSymbol) member.symbol().owner, finding),
              method -> parameter(member, owner + method));
      default -> ImmutableList.of(otherwise);
    };
  }

  private ImmutableList<String> sentences(String signature, Function<String, Text> sentence) {
    return Signature.shortened(signature).stream()
        .map(method -> sentence.apply(method).in(language))
        .collect(toImmutableList());
  }

  private String signature(MethodSymbol method, Finding finding) {
    List<Type> parameters = labels(finding).parameters().apply(method);
    return TypeNames.signature(method, parameters, TypeNames::simpleErased);
  }

  private static Text parameter(Member member, String method) {
    return Labels.isNamed(member)
        ? CheckTexts.of("description.parameter", TypeNames.ofMember(member.symbol()), method)
        : CheckTexts.of("description.parameter-number", member.parameterIndex() + 1, method);
  }
}
