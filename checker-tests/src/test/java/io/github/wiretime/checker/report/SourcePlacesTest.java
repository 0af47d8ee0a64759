package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import io.github.wiretime.checker.harness.Source;
import java.nio.file.Path;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where declarations stand, also those that nobody wrote. */
final class SourcePlacesTest {

  private final BasicJavacTask task =
      (BasicJavacTask)
          ToolProvider.getSystemJavaCompiler()
              .getTask(
                  null,
                  null,
                  null,
                  null,
                  null,
                  ImmutableList.of(
                      Source.of(
                              "// About orders.\npackage app;\n\n  record Order(long id) {}\n"
                                  + "class Line {}")
                          .toFile()));

  private JCCompilationUnit source;
  private SourcePlaces places;
  private ClassSymbol order;

  @BeforeEach
  void compile() throws Exception {
    source = (JCCompilationUnit) Iterables.getOnlyElement(task.parse());
    task.analyze();
    places =
        new SourcePlaces(
            task.getContext(), Repository.around(Path.of("").toAbsolutePath()), ImmutableList.of());
    order = type("app.Order");
  }

  @Test
  void aClassIsWhereItIsDeclared() {
    assertPlace(order, 4, 3);
  }

  @Test
  void anAccessorThatJavacMakesIsWhereTheFileBegins() {
    Symbol accessor =
        Iterables.getOnlyElement(
            order.members().getSymbols(member -> member.toString().equals("id()")));

    assertPlace(accessor, 2, 1);
  }

  /** A search for each of the steps of all findings takes longer than javac itself. */
  @Test
  void aSourceIsSearchedOnceForAllOfItsDeclarations() {
    assertPlace(order, 4, 3);

    source.defs = com.sun.tools.javac.util.List.nil();

    assertPlace(type("app.Line"), 5, 1);
  }

  private ClassSymbol type(String name) {
    return JavacElements.instance(task.getContext()).getTypeElement(name);
  }

  private void assertPlace(Symbol declaration, long line, long column) {
    SourcePlaces.Place place = places.of(declaration, Optional.empty()).orElseThrow();
    assertThat(place.uri()).endsWith("app/Order.java");
    assertThat(place.line()).isEqualTo(line);
    assertThat(place.column()).isEqualTo(column);
  }
}
