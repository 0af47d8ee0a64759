package io.github.wiretime.scan.fix;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.VariableTree;
import io.github.wiretime.scan.sources.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * What a step adds to a class.
 *
 * @param hook the method to add
 * @param version the {@code serialVersionUID} to declare, so that it stays what it is
 * @param names how the source names the classes of {@code java.time}
 * @param lineLimit how many columns a line may have
 * @param isCloneable whether the class is already
 */
record ClassPatch(
    SourceClass type,
    SerializationMethod hook,
    OptionalLong version,
    TimeNames names,
    int lineLimit,
    boolean isCloneable) {

  private static final String SPACES = "  ";

  ImmutableList<Insertion> insertions(Step step) {
    ImmutableList.Builder<Insertion> insertions = ImmutableList.builder();
    insertions.addAll(names.imports());
    version.ifPresent(uid -> insertions.add(declared(uid)));
    if (step == Step.READ) {
      hook.fields().forEach(field -> insertions.add(twins(field)));
    } else if (!isCloneable) {
      insertions.add(
          new Insertion(
              type.endOfHeader().orElseThrow(),
              type.namesInterfaces() ? ", Cloneable" : " implements Cloneable"));
    }
    return insertions.add(method(step)).build();
  }

  private Insertion declared(long uid) {
    String declaration = "private static final long " + SerialVersion.FIELD + " = " + uid + "L;";
    int start = type.startOfBody();
    int nextLine = file().nextLineIfFree(start);
    return nextLine < 0 || nextLine > type.closingBrace()
        ? new Insertion(start, " " + declaration)
        : new Insertion(
            nextLine,
            lines(List.of(declaration), indentationOfMembers(), nextLine) + blankLineAt(nextLine));
  }

  private Insertion twins(TwinnedField field) {
    VariableTree tree = type.field(field.name()).orElseThrow();
    int end = type.endOfDeclaration(tree);
    List<String> declarations = new ArrayList<>();
    for (int i = 0; i < field.twinNames().size(); i++) {
      declarations.add(
          "private "
              + field.twins().twins().get(i).field().type()
              + " "
              + field.twinNames().get(i)
              + ";");
    }
    int nextLine = file().nextLineIfFree(end);
    int start = type.startOfDeclaration(tree);
    if (nextLine < 0 || nextLine > type.closingBrace() || !file().startsLine(start)) {
      return new Insertion(end, " " + String.join(" ", declarations));
    }
    if (field.equals(hook.fields().get(0))) { // what holds for all of them is said once
      declarations.add(
          0,
          "/** Twins hold the field above while Hessian sends the object; otherwise they are null."
              + " */");
    }
    return new Insertion(nextLine, lines(declarations, indentationOfMembers(), nextLine));
  }

  private Insertion method(Step step) {
    int brace = type.closingBrace();
    String ofClass = file().indentation(type.start());
    String end = file().lineEnd(brace);
    String text = lines(hook.lines(step, unit()), indentationOfMembers(), brace);
    int nested = file().nextLineIfFree(type.endOfFieldsAndMethods());
    if (type.endsWithNestedType() && nested >= 0) {
      return new Insertion(nested, end + text + blankLineAt(nested));
    }
    if (!file().startsLine(brace)) {
      return new Insertion(file().endOfTextBefore(brace), end + end + text + ofClass);
    }
    int start = file().lineStart(brace);
    // A class that has a blank line above its brace has one there afterwards as well, and no two.
    return new Insertion(start, file().isBlankLine(start - 1) ? text + end : end + text);
  }

  /** What is missing of a blank line there. */
  private String blankLineAt(int lineStart) {
    return file().isBlankLine(lineStart) ? "" : file().lineEnd(lineStart);
  }

  private String unit() {
    String ofClass = file().indentation(type.start());
    String ofMembers = indentationOfMembers();
    return ofMembers.length() > ofClass.length() && ofMembers.startsWith(ofClass)
        ? ofMembers.substring(ofClass.length())
        : usualUnit();
  }

  private String usualUnit() {
    return file().text().contains("\n\t") ? "\t" : SPACES;
  }

  /** That of most members, as sources have lines that are a space off. */
  private String indentationOfMembers() {
    String ofClass = file().indentation(type.start());
    Map<String, Long> counts =
        type.tree().getMembers().stream()
            .map(member -> type.parsed().start(member))
            .filter(file()::startsLine)
            .map(file()::indentation)
            .collect(groupingBy(indentation -> indentation, LinkedHashMap::new, counting()));
    return counts.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(ofClass + usualUnit());
  }

  private String lines(List<String> lines, String indentation, int near) {
    String end = file().lineEnd(near);
    LineBreaks breaks = new LineBreaks(lineLimit, unit());
    return lines.stream()
        .map(line -> indentation + names.shortened(line))
        .flatMap(line -> breaks.broken(line).stream())
        .map(line -> line + end)
        .collect(joining());
  }

  private SourceFile file() {
    return type.parsed().file();
  }
}
