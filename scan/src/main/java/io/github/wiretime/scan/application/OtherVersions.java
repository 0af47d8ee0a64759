package io.github.wiretime.scan.application;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.objectweb.asm.ClassReader.SKIP_CODE;
import static org.objectweb.asm.ClassReader.SKIP_DEBUG;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Streams;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.classpath.ClassPath.Place;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;

/**
 * Classes of which several modules or libraries have versions that differ. The first counts, as for
 * the JVM; but modules of one build may run with another class path each.
 */
public final class OtherVersions {

  private static final ImmutableSet<String> HOOKS =
      ImmutableSet.of("writeReplace", "readResolve", "writeObject", "readObject", "readExternal");

  /** Two class files of one class, of which the first counts. */
  private record Doubled(String className, Place first, Place second) {}

  /**
   * Those that are sent or declare what is, and that differ in this, by the element that is not
   * looked at.
   */
  private final ImmutableListMultimap<String, Doubled> needed;

  /** Those of the application that nothing of this needs. */
  private final ImmutableList<Doubled> others;

  private OtherVersions(
      ImmutableListMultimap<String, Doubled> needed, ImmutableList<Doubled> others) {
    this.needed = needed;
    this.others = others;
  }

  /** Those of an application, after an analysis. */
  public static OtherVersions of(ScannedApplication application, Analysis analysis) {
    ListMultimap<String, Place> all = application.classPath().later();
    if (all.isEmpty()) {
      return new OtherVersions(ImmutableListMultimap.of(), ImmutableList.of());
    }
    ImmutableSet<String> sent =
        Streams.concat(
                analysis.services().stream().map(ServiceRoot::serviceClass),
                analysis.classes().stream(),
                application.declaring().stream())
            .map(Supertypes::closure)
            .flatMap(Collection::stream)
            .map(type -> type.flatName().toString())
            .collect(toImmutableSet());
    Guard unread = new Guard(); // which is said of the class itself
    ImmutableListMultimap.Builder<String, Doubled> needed = ImmutableListMultimap.builder();
    ImmutableList.Builder<Doubled> others = ImmutableList.builder();
    for (Map.Entry<String, Place> later : all.entries()) {
      String name = later.getKey();
      Optional<Place> first = application.classPath().find(name);
      if (first.isEmpty()) {
        continue;
      }
      Doubled twice = new Doubled(name, first.get(), later.getValue());
      boolean isOwn = twice.second.element().isOfApplication();
      // The application may have a class in place of that of a library, and means it.
      if (twice.first.element().isOfApplication() != isOwn
          || !(isOwn || sent.contains(name))
          || unread.ask(name, true, () -> areSame(twice))) {
        continue;
      }
      if (sent.contains(name)
          && areOfTwoModules(twice)
          && !unread.ask(name, true, () -> areSentAlike(twice))) {
        needed.put(twice.second.element().shown(), twice);
      } else if (isOwn) {
        others.add(twice);
      }
    }
    return new OtherVersions(needed.build(), others.build());
  }

  /** What is in one archive is run with one class path. */
  private static boolean areOfTwoModules(Doubled twice) {
    return !twice.first.element().module().equals(twice.second.element().module());
  }

  private static boolean areSame(Doubled twice) throws UnreadableInputException {
    return Arrays.equals(
        twice.first.entry().content().read(), twice.second.entry().content().read());
  }

  private static boolean areSentAlike(Doubled twice) throws UnreadableInputException {
    return sentOf(twice.first.entry()).equals(sentOf(twice.second.entry()));
  }

  /** All of a class file that decides what is sent, without the code of its methods. */
  private static ImmutableSet<String> sentOf(Entry file) throws UnreadableInputException {
    ClassNode type = new ClassNode();
    new ClassReader(file.classFile()).accept(type, SKIP_CODE | SKIP_DEBUG);
    boolean isInterface = (type.access & Opcodes.ACC_INTERFACE) != 0;
    Stream<String> fields =
        type.fields.stream()
            .filter(field -> (field.access & (Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT)) == 0)
            .map(field -> field.name + " " + field.desc + " " + field.signature);
    Stream<String> methods =
        type.methods.stream()
            .filter(method -> isInterface || HOOKS.contains(method.name))
            .map(method -> method.name + method.desc + " " + method.signature);
    Stream<String> annotations =
        Stream.ofNullable(type.visibleAnnotations)
            .flatMap(Collection::stream)
            .map((AnnotationNode annotation) -> annotation.desc);
    return Streams.concat(
            Stream.of("extends " + type.superName + " " + type.signature),
            type.interfaces.stream(),
            fields,
            methods,
            annotations)
        .collect(toImmutableSet());
  }

  /**
   * What is not looked at although something sent needs it, by the element that has it.
   *
   * @param dialect of the reader
   */
  public ImmutableMap<String, Text> unread(Dialect dialect) {
    return needed.asMap().entrySet().stream()
        .collect(
            toImmutableMap(
                Map.Entry::getKey,
                each -> {
                  Doubled first = each.getValue().iterator().next();
                  return ScanTexts.of(
                      "left-out.version",
                      SomeNames.of(
                          each.getValue().stream().map(Doubled::className).toList(),
                          dialect.language()),
                      first.second.element().title(),
                      first.first.element().title());
                }));
  }

  /** Which other class of the application is there twice, if any. */
  public Optional<Text> note() {
    int more = others.size() - 1;
    return others.stream()
        .findFirst()
        .map(
            twice ->
                ScanTexts.of(
                    more == 0 ? "doubled.one" : "doubled.more",
                    twice.className(),
                    twice.first.element().title(),
                    twice.second.element().title(),
                    more));
  }
}
