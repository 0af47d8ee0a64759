package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.io.ByteStreams;
import com.sun.tools.javac.tree.JCTree.JCImport;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Nothing that the checker's class files link to is missing in a JDK of this machine. {@link
 * MatrixRun} asks the same with other releases of Error Prone.
 */
final class LinksTest {

  private static final String OLD_QUESTION =
      "com.sun.tools.javac.tree.JCTree$JCImport\tgetQualifiedIdentifier"
          + "\t()Lcom/sun/tools/javac/tree/JCTree;";

  @TempDir private Path folder;

  /** Links to a method that JDK 21 does not have, as the check once did. */
  private static final class Old implements Function<JCImport, String> {

    @Override
    public String apply(JCImport statement) {
      return statement.getQualifiedIdentifier().toString();
    }
  }

  @Test
  @Tag("slow")
  void nothingIsMissingInAnyJdk() throws IOException, InterruptedException {
    ImmutableSortedSet<String> links = Links.ofChecker();
    assertThat(links)
        .containsAtLeast(
            "com.sun.tools.javac.util.Context",
            "com.sun.source.util.TreeScanner\t<init>\t()V",
            "com.sun.tools.javac.code.TypeTag\tNONE\tLcom/sun/tools/javac/code/TypeTag;");

    System.out.printf(
        "%d links asked of JDK %s; left out %s%n",
        links.size(), Jdk.found().keySet(), Pair.leftOut(Jdk.found()));
    for (Jdk jdk : Jdk.found().values()) {
      assertWithMessage("missing in JDK %s", jdk.feature()).that(missing(links, jdk)).isEmpty();
    }
  }

  @Test
  void aMissingMemberIsNoticed() throws IOException, InterruptedException {
    ImmutableSortedSet<String> links =
        ImmutableSortedSet.of(
            "com.sun.source.tree.Missing",
            "com.sun.source.tree.Tree",
            "com.sun.source.tree.Tree\tgetKind\t()Lcom/sun/source/tree/Tree$Kind;",
            "com.sun.source.tree.Tree\tgetKind\t()V",
            "com.sun.source.tree.ClassTree\ttoString\t()Ljava/lang/String;",
            "com.sun.tools.javac.code.Symbol$ClassSymbol\tkind\tLcom/sun/tools/javac/code/Kinds$Kind;",
            "com.sun.tools.javac.code.Symbol$ClassSymbol\tkind\tI",
            "com.sun.tools.javac.util.Context\t<init>\t()V",
            "com.sun.tools.javac.util.Context\t<init>\t(I)V");

    assertThat(missing(links, Jdk.running()))
        .containsExactly(
            "com.sun.source.tree.Missing",
            "com.sun.source.tree.Tree\tgetKind\t()V",
            "com.sun.tools.javac.code.Symbol$ClassSymbol\tkind\tI",
            "com.sun.tools.javac.util.Context\t<init>\t(I)V");
  }

  @Test
  void aMethodThatJdk21LostIsNoticed() throws IOException, InterruptedException {
    assumeTrue(Runtime.version().feature() < 21, "compiled on a JDK that has lost the method");
    assumeTrue(Jdk.found().containsKey(21), "there is no JDK 21 on this machine");
    ImmutableSortedSet<String> links;
    try (InputStream file = Old.class.getResourceAsStream("LinksTest$Old.class")) {
      links = Links.of(ByteStreams.toByteArray(file));
    }

    assertThat(links).contains(OLD_QUESTION);
    assertThat(missing(links, Jdk.running())).doesNotContain(OLD_QUESTION);
    assertThat(missing(links, Jdk.found().get(21))).containsExactly(OLD_QUESTION);
  }

  private ImmutableList<String> missing(ImmutableSortedSet<String> links, Jdk jdk)
      throws IOException, InterruptedException {
    return Links.missing(
        links,
        jdk,
        ClassPath.ofThisJvm().stream().map(File::toPath).collect(toImmutableList()),
        folder);
  }
}
