package io.github.wiretime.generator;

import io.github.wiretime.oracle.Compilation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Counts the graphs in which a shape occurs, so that a run can show what it covered. */
public final class ShapeCount implements Consumer<Compilation> {
  private static final Map<String, Pattern> SHAPES = new LinkedHashMap<>();

  static {
    shape("class file", "// class file");
    shape("service as class file", "// class file \\S*/Api");
    shape("superclass", "class C\\d[^{]* extends N?\\d?\\.?C\\d");
    shape("generic super-interface", "interface Api extends");
    shape("generic class", "class C\\d<T");
    shape("bounded by Temporal", "<T extends Temporal>");
    shape("bounded by a class", "<T extends (N\\d\\.)?C\\d>");
    shape("recursive bound", "<T extends (N\\d\\.)?C\\d<T>>");
    shape("subclass with a parameter of its own", "class C\\d<T, U> extends (N\\d\\.)?C\\d<[TU]>");
    shape("second argument left open", "C\\d<[^;{]+, \\?>");
    shape("polymorphic recursion", "(?s)class (C\\d)<T[^{]*\\{[^}]*\\1<[^;]*\\b[TU]>");
    shape("wildcard", "<\\? (extends|super) ");
    shape("nested wrappers", "C\\d<C\\d<");
    shape("array of arguments", "(T|X)\\[\\]");
    shape("enum", "enum C\\d");
    shape("enum body", "ONE \\{");
    shape("exception", "extends (Runtime)?Exception");
    shape("thrown", "\\) throws ");
    shape("record", "record C\\d");
    shape("sealed", "sealed (abstract class|interface)");
    shape("inner class", "(?m)^  (final |non-sealed |)class C\\d");
    shape("nested class", "  static (final |non-sealed |)class C\\d");
    shape("local class", "make\\([^)]*\\) *\\{ (final )?class");
    shape("anonymous class", "make\\([^)]*\\) *\\{ return new [^;]*\\{");
    shape("transient", "transient ");
    shape("static", "static \\S+ f\\d");
    shape("writeReplace to another", "return replacement");
    shape("writeReplace to this", "return this");
    shape("writeReplace to itself or another", "\\? this : replacement");
    shape("writeReplace by a cast", "return \\(Object\\)");
    shape(
        "writeReplace to a costly type",
        "transient (Local|Instant|Zone|Offset|Chrono|Temporal|Duration|Period|Year)\\S* replacement");
    shape("writeReplace to type arguments", "transient \\S+<.*> replacement");
    shape("writeReplace to text", "return \"text\"");
    shape("private writeReplace", "private \\S+ writeReplace");
    shape("list subclass", "extends (ArrayList|LinkedHashSet)<");
    shape("map subclass", "extends HashMap<");
    shape("raw collection superclass", "extends (ArrayList|LinkedHashSet|HashMap) ");
    shape("Calendar subclass", "extends GregorianCalendar");
    shape("collection interface", "interface C\\d[^{]* extends List");
    shape("Externalizable", "Externalizable");
    shape("atomic reference", "AtomicReference<");
    shape("optional", "Optional<");
    shape("future result", "CompletableFuture<[^;]*m\\d\\(");
    shape("stream observer", "StreamObserver<");
  }

  private final Map<String, Integer> counts = new TreeMap<>();
  private int graphs;

  @Override
  public void accept(Compilation compilation) {
    graphs++;
    String text = compilation.text();
    SHAPES.forEach(
        (name, pattern) -> counts.merge(name, pattern.matcher(text).find() ? 1 : 0, Integer::sum));
  }

  /** How many graphs there were. */
  public int graphs() {
    return graphs;
  }

  /** In how many graphs each shape occurred. */
  public Map<String, Integer> counts() {
    return new TreeMap<>(counts);
  }

  private static void shape(String name, String regex) {
    SHAPES.put(name, Pattern.compile(regex));
  }
}
