package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import io.github.wiretime.scan.sources.ParsedSource;
import java.util.Optional;

/** A class as its source declares it. */
record SourceClass(ParsedSource parsed, ClassTree tree) {

  /** The field of that name, as it is written. */
  Optional<VariableTree> field(String name) {
    return fields().stream().filter(field -> field.getName().contentEquals(name)).findFirst();
  }

  private ImmutableList<VariableTree> fields() {
    return tree.getMembers().stream()
        .filter(VariableTree.class::isInstance)
        .map(VariableTree.class::cast)
        .collect(toImmutableList());
  }

  boolean declaresMethod(String name) {
    return tree.getMembers().stream()
        .anyMatch(
            each -> each instanceof MethodTree method && method.getName().contentEquals(name));
  }

  /** Where the declaration begins that declares a field, perhaps beside others. */
  int startOfDeclaration(VariableTree field) {
    return parsed.start(field);
  }

  /** Behind the semicolon that ends the declaration of a field and of those that share its type. */
  int endOfDeclaration(VariableTree field) {
    int start = parsed.start(field);
    return fields().stream()
        .filter(other -> parsed.start(other) == start)
        .mapToInt(parsed::end)
        .max()
        .getAsInt();
  }

  /** Whether classes that it contains are the last of its members. */
  boolean endsWithNestedType() {
    return Iterables.getLast(tree.getMembers()) instanceof ClassTree;
  }

  /** Behind the last member that is no class. */
  int endOfFieldsAndMethods() {
    return tree.getMembers().stream()
        .filter(member -> !(member instanceof ClassTree))
        .mapToInt(parsed::end)
        .max()
        .getAsInt();
  }

  /** In front of the brace that ends it. */
  int closingBrace() {
    return parsed.end(tree) - 1;
  }

  /** Behind the brace that begins its body. */
  int startOfBody() {
    return parsed.file().behindBrace(endOfHeader().orElseThrow());
  }

  int start() {
    return parsed.start(tree);
  }

  /** Behind the last interface that it names, or behind its superclass. */
  Optional<Integer> endOfHeader() {
    if (!tree.getImplementsClause().isEmpty()) {
      return Optional.of(parsed.end(Iterables.getLast(tree.getImplementsClause())));
    }
    return Optional.ofNullable(tree.getExtendsClause()).map(parsed::end);
  }

  boolean namesInterfaces() {
    return !tree.getImplementsClause().isEmpty();
  }

  boolean isPlainClass() {
    return tree.getKind() == Tree.Kind.CLASS;
  }

  /** The classes that the file imports by their names. */
  ImmutableList<String> imported() {
    return parsed.unit().getImports().stream()
        .filter(each -> !each.isStatic())
        .map(each -> each.getQualifiedIdentifier().toString())
        .filter(name -> !name.endsWith(".*"))
        .collect(toImmutableList());
  }

  /** Whether Lombok may make members of what the file declares. */
  boolean usesLombok() {
    return parsed.unit().getImports().stream()
            .map(ImportTree::getQualifiedIdentifier)
            .anyMatch(name -> name.toString().startsWith("lombok."))
        || parsed.file().text().contains("@lombok.");
  }
}
