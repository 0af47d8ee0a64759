package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.sources.SourceFile;
import java.util.Collection;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Breaks lines of a patch that are longer than those of the files.
 *
 * @param limit how many columns a line may have
 * @param unit one level of indentation
 */
record LineBreaks(int limit, String unit) {

  /** Both limits that style guides have for Java: those of Google, and of Alibaba and Oracle. */
  private static final int SHORT = 100;

  private static final int LONG = 120;

  private static final int TAB = 4;

  private static final Pattern LINE = Pattern.compile("(\\s*)(.*)");
  private static final Pattern JAVADOC = Pattern.compile("/\\*\\* (.*) \\*/");

  /** The shorter limit if all files to patch keep to it; one alone may be short by chance. */
  static int limit(Collection<SourceFile> files) {
    return files.stream()
            .flatMap(file -> file.text().lines())
            .allMatch(line -> width(line) <= SHORT)
        ? SHORT
        : LONG;
  }

  private static int width(String line) {
    return line.chars().map(each -> each == '\t' ? TAB : 1).sum();
  }

  /** The line, or its parts. */
  ImmutableList<String> broken(String line) {
    if (width(line) <= limit) {
      return ImmutableList.of(line);
    }
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return ImmutableList.of(line);
    }
    String indentation = parts.group(1);
    String text = parts.group(2);
    Matcher javadoc = JAVADOC.matcher(text);
    if (javadoc.matches()) {
      return ImmutableList.<String>builder()
          .add(indentation + "/**")
          .addAll(words(indentation + " * ", javadoc.group(1)))
          .add(indentation + " */")
          .build();
    }
    if (text.startsWith("// ")) {
      return words(indentation + "// ", text.substring(3));
    }
    OptionalInt at = breakOf(text, limit - width(indentation));
    if (at.isEmpty()) {
      return ImmutableList.of(line);
    }
    return ImmutableList.<String>builder()
        .add(indentation + text.substring(0, at.getAsInt()).stripTrailing())
        .addAll(broken(indentation + unit.repeat(2) + text.substring(at.getAsInt()).strip()))
        .build();
  }

  /** In front of what is assigned, of a condition, or behind a comma or parenthesis. */
  private OptionalInt breakOf(String code, int room) {
    int assigned = code.indexOf(" = ");
    int argument = code.lastIndexOf(", ", room - 1);
    // Behind a comma where that makes two lines and the assignment would make three
    if (assigned > 0 && (argument < assigned || rest(code, assigned + 3) <= room)) {
      return OptionalInt.of(assigned + 3);
    }
    int and = code.lastIndexOf(" && ", room);
    if (and > 0) {
      return OptionalInt.of(and + 1);
    }
    if (argument > 0) {
      return OptionalInt.of(argument + 2);
    }
    int parenthesis = code.lastIndexOf('(', room - 1);
    return parenthesis > 0 ? OptionalInt.of(parenthesis + 1) : OptionalInt.empty();
  }

  private int rest(String code, int start) {
    return width(unit.repeat(2)) + code.length() - start;
  }

  private ImmutableList<String> words(String start, String text) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    StringBuilder line = new StringBuilder(start);
    for (String word : text.split(" ", -1)) {
      if (line.length() > start.length() && width(line + word) > limit) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(start);
      }
      line.append(word).append(' ');
    }
    return lines.add(line.toString().stripTrailing()).build();
  }
}
