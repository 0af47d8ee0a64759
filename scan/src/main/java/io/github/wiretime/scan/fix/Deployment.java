package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/** What there is to do before a patched class is deployed, as far as the application shows it. */
final class Deployment {

  private static final String AUTO_DETECT = "com.fasterxml.jackson.annotation.JsonAutoDetect";

  private static final String UNKNOWN = "FAIL_ON_UNKNOWN_PROPERTIES";

  /** EasyExcel and those that went on with it. */
  private static final Pattern EXCEL =
      Pattern.compile("(com\\.alibaba\\.excel|cn\\.idev\\.excel|org\\.apache\\.fesod)\\..+");

  /** What annotations are called that make columns, in frameworks that nobody here knows. */
  private static final ImmutableSet<String> COLUMNS =
      ImmutableSet.of("Column", "Document", "Entity", "Id", "Table", "TableField", "TableName");

  /** What generators write into comments. */
  private static final Pattern GENERATED =
      Pattern.compile(
          "@mbg\\.generated|@mbggenerated|@ibatorgenerated"
              + "|(?i:\\b(class|code|file|source) (is|was|has been) (auto-?|automatically )?generated (by|from|with)\\b)"
              + "|(?i:\\bdo not (edit|modify|change) (this|it|manually|by hand)\\b)");

  private static final int SHOWN = 3;

  private final Hierarchy hierarchy;
  private final ImmutableMap<String, Entry> classFiles;
  private final Supplier<FieldReaders> readers;
  private final ImmutableSet<HessianLite> releases;

  Deployment(FixRequest request, Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.classFiles =
        request.classFiles().stream()
            .collect(toImmutableMap(Entry::className, file -> file, (first, again) -> first));
    this.releases = request.releases();
    this.readers = Suppliers.memoize(() -> FieldReaders.in(request.classFiles()));
  }

  /** The {@code serialVersionUID} that a class has without declaring it. */
  OptionalLong computedVersion(ClassSymbol type) {
    String name = type.flatName().toString();
    Entry file = classFiles.get(name);
    return file == null
        ? OptionalLong.empty()
        : new Guard()
            .ask(
                name,
                OptionalLong.empty(),
                () ->
                    SerialVersion.computed(new ClassReader(ClassVersion.forAsm(file.classFile()))));
  }

  /** One sentence for each thing, in the order in which they matter. */
  ImmutableList<Text> before(Located located, Step step) {
    ClassSymbol owner = located.candidate().owner();
    Stream<Text> ofClass =
        step == Step.READ
            ? Stream.of(
                    jackson(owner),
                    excel(owner),
                    columns(owner),
                    generated(located.type().orElseThrow()))
                .flatMap(Optional::stream)
            : Stream.concat(Stream.of(peers(located.candidate())), senders());
    boolean isCloneable = hierarchy.inherits(owner, ImmutableSet.of("java.lang.Cloneable"));
    Stream<Text> ofApplication =
        Arrays.stream(FieldReader.values())
            .filter(reader -> reader.step() == step)
            .filter(reader -> reader != FieldReader.CLONES || !isCloneable)
            .flatMap(
                reader ->
                    readers.get().user(reader).stream()
                        .map(user -> say(reader.name().toLowerCase(Locale.ROOT), user, UNKNOWN)));
    return Streams.concat(version(owner).stream(), ofClass, ofApplication)
        .collect(toImmutableList());
  }

  private static Text say(String name, Object... values) {
    return ScanTexts.of("deploy." + name, values);
  }

  private Optional<Text> version(ClassSymbol owner) {
    Optional<Text> mistaken =
        Hierarchy.field(owner, SerialVersion.FIELD)
            .filter(field -> !field.isStatic() || (field.flags() & Flags.FINAL) == 0)
            .map(field -> say("version-not-constant"));
    return mistaken.isPresent() || computedVersion(owner).isEmpty()
        ? mistaken
        : Optional.of(say("version"));
  }

  private Optional<Text> jackson(ClassSymbol owner) {
    return Streams.concat(Stream.of(owner), hierarchy.above(owner).stream())
        .flatMap(type -> annotations(type).filter(each -> isNamed(each, AUTO_DETECT)))
        .filter(
            annotation ->
                annotation.values.stream()
                    .anyMatch(
                        value ->
                            value.fst.name.contentEquals("fieldVisibility")
                                && String.valueOf(value.snd.getValue()).equals("ANY")))
        .findFirst()
        .map(annotation -> say("jackson", "@JsonAutoDetect", UNKNOWN));
  }

  private Optional<Text> excel(ClassSymbol owner) {
    return hierarchy
        .all(owner)
        .filter(type -> onMembers(type).anyMatch(each -> isExcel(each, "ExcelProperty")))
        .filter(
            type ->
                Streams.concat(Stream.of(type), hierarchy.above(type).stream())
                    .flatMap(Deployment::annotations)
                    .noneMatch(each -> isExcel(each, "ExcelIgnoreUnannotated")))
        .findFirst()
        .map(type -> say("excel"));
  }

  private static boolean isExcel(Attribute.Compound annotation, String name) {
    Symbol type = ((Type) annotation.getAnnotationType()).tsym;
    return type.name.contentEquals(name) && EXCEL.matcher(type.getQualifiedName()).matches();
  }

  private Optional<Text> columns(ClassSymbol owner) {
    return hierarchy
        .all(owner)
        .flatMap(type -> Stream.concat(annotations(type), onMembers(type)))
        .map(annotation -> (ClassSymbol) ((Type) annotation.getAnnotationType()).tsym)
        .filter(annotation -> COLUMNS.contains(annotation.name.toString()))
        .filter(annotation -> !hierarchy.application().contains(annotation))
        .findFirst()
        .map(annotation -> say("columns", TypeNames.of(annotation)));
  }

  private static Optional<Text> generated(SourceClass type) {
    Matcher mark = GENERATED.matcher(type.parsed().file().text());
    return mark.find() ? Optional.of(say("generated", mark.group())) : Optional.empty();
  }

  private static Text peers(Candidate candidate) {
    ImmutableList<String> services =
        candidate.finding().occurrence().reachedBy().all().stream()
            .map(Sender::simpleService)
            .distinct()
            .collect(toImmutableList());
    String shown = String.join(", ", services.subList(0, Math.min(SHOWN, services.size())));
    if (services.isEmpty()) {
      return say("peers-unknown");
    }
    return services.size() <= SHOWN
        ? say("peers", shown)
        : say("peers", CheckTexts.of("list.more", shown, services.size() - SHOWN));
  }

  /** What the releases in use may be too old for: {@code writeReplace()} that returns this. */
  private Stream<Text> senders() {
    return releases.stream()
        .flatMap(
            release ->
                switch (release) {
                  case LITE_3_2 -> Stream.of(say("senders-lite"));
                  case SOFA_3, SOFA_3_5 -> Stream.of(say("senders-sofa"));
                  case LITE_4_0_3, LITE_4_0_4, LITE_4_0_4_COMPACT -> Stream.of();
                });
  }

  private static Stream<Attribute.Compound> onMembers(ClassSymbol type) {
    return Supertypes.isPresent(type)
        ? Streams.stream(type.members().getSymbols()).flatMap(Deployment::annotations)
        : Stream.of();
  }

  private static Stream<Attribute.Compound> annotations(Symbol declaration) {
    return declaration.getAnnotationMirrors().stream();
  }

  private static boolean isNamed(Attribute.Compound annotation, String name) {
    return ((Type) annotation.getAnnotationType()).tsym.getQualifiedName().contentEquals(name);
  }
}
