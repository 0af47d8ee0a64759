package io.github.wiretime.checker.compilation;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.JavacRun;
import io.github.wiretime.checker.harness.Source;
import io.github.wiretime.checker.report.Places;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where declarations stand, also those that nobody wrote. */
final class SourcePlacesTest {

  private static final String SOURCE =
      """
      // About orders.
      package app;

        record Order(long id) {}
      class Line {
        void count() { class Count {} }
        Object total = new Object() { int sum; };
      }
      """;

  private final Javac javac = Javac.alone();
  private final JavacRun run =
      javac.start(javac.files(), ImmutableList.of(Source.of(SOURCE).toFile()));

  private JCCompilationUnit source;
  private SourcePlaces places;
  private ClassSymbol order;

  @BeforeEach
  void compile() {
    source = (JCCompilationUnit) Iterables.getOnlyElement(run.analyzed());
    places = new SourcePlaces(run.context());
    order = type("app.Order");
  }

  @Test
  void aClassIsWhereItIsDeclared() {
    assertPlace(order, 4, 3);
  }

  @Test
  void anAccessorThatJavacMakesIsWhereTheFileBegins() {
    assertPlace(member(order, "id()"), 2, 1);
  }

  @Test
  void whatCodeDeclaresIsWhereItIsDeclared() {
    Map<String, Symbol> inCode = new HashMap<>();
    new TreeScanner() {
      @Override
      public void visitClassDef(JCClassDecl tree) {
        inCode.put(tree.name.toString(), tree.sym);
        super.visitClassDef(tree);
      }

      @Override
      public void visitVarDef(JCVariableDecl tree) {
        inCode.put(tree.name.toString(), tree.sym);
        super.visitVarDef(tree);
      }
    }.scan(source);

    assertPlace(inCode.get("Count"), 6, 18);
    assertPlace(inCode.get("sum"), 7, 37);
  }

  @Test
  void aTreeInsideIsTheNearerPlace() {
    JCTree line = source.getTypeDecls().get(1);

    assertThat(places.of(new ReportLocation.Call(order, line)).orElseThrow().line()).isEqualTo(5);
  }

  /** A search for each of the steps of all findings takes longer than javac itself. */
  @Test
  void aSourceIsSearchedOnceForAllOfItsDeclarations() {
    assertPlace(order, 4, 3);

    source.defs = com.sun.tools.javac.util.List.nil();

    assertPlace(type("app.Line"), 5, 1);
  }

  private ClassSymbol type(String name) {
    return JavacElements.instance(run.context()).getTypeElement(name);
  }

  private static Symbol member(ClassSymbol type, String text) {
    return Iterables.getOnlyElement(
        type.members().getSymbols(member -> member.toString().equals(text)));
  }

  private void assertPlace(Symbol declaration, long line, long column) {
    Places.Place place = places.of(declaration).orElseThrow();
    assertThat(place.file().toString()).endsWith("app/Order.java");
    assertThat(place.line()).isEqualTo(line);
    assertThat(place.column()).isEqualTo(column);
  }
}
