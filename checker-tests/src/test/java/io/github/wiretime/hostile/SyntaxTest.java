package io.github.wiretime.hostile;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unusual sources that javac accepts, and circles that it does not. */
final class SyntaxTest {

  @Test
  void cyclicInheritance() {
    assertSame(
        Source.of(
            """
            package app;
            interface OrderService extends Upper { A find(B b); }
            interface Upper extends Lower { java.time.Instant t(); }
            interface Lower extends OrderService { }
            class A extends B { java.time.Instant t; }
            class B extends A implements OrderService { java.time.Instant t; }
            class C extends C.Inner { class Inner { java.time.Instant t; } }
            class D<T extends D<T>> extends E<D<T>> { T t; }
            class E<T extends E<T>> extends D<T> { java.time.Instant t; }
            """));
  }

  @Test
  void cyclicBounds() {
    assertSame(
        Source.of(
            """
            package app;
            interface OrderService<T extends U, U extends T> { <A extends B, B extends A> A find(T t); }
            class Box<T extends Box<? super T>> { T value; Box<Box<? extends T>> next; }
            class Curious<T extends Curious<T> & Comparable<? extends T>> { T t; java.time.Instant u; }
            interface OtherService { Curious<?> find(Box<?> box, Curious curious); }
            """));
  }

  @Test
  void duplicateClassesAndMembers() {
    assertSame(
        Source.of(
            """
            package app;
            interface OrderService { Order find(); Order find(); int find(); }
            class Order { java.time.Instant t; java.time.Year t; Order t() { return t; } }
            class Order { java.time.Month other; }
            record Price(java.time.Instant t, java.time.Instant t) { java.time.Instant u; }
            enum State { A, A; java.time.Instant t; }
            """));
  }

  @Test
  void annotationValuesOfTheWrongKind() {
    assertSame(
        Source.of(
            """
            package app;
            import io.github.wiretime.annotations.AcceptCostlyRpcTime;
            import org.apache.dubbo.config.annotation.*;
            interface OrderService { @AcceptCostlyRpcTime(reason = 3) java.time.Instant find(); }
            @DubboService(interfaceClass = "app.OrderService", interfaceName = OrderService.class,
                methods = @Method(name = 1, arguments = @Argument(index = "0", type = 2,
                    callback = true)), parameters = {1, @Method(name = "x")}, protocol = null)
            class Provider implements OrderService {
              @SuppressWarnings(CostlyRpcTime) public java.time.Instant find() { return null; }
              @AcceptCostlyRpcTime java.time.Year year;
            }
            """));
  }

  @Test
  void aNamedModule() {
    Trial.Result result =
        Trial.checked(
            Trial.files(
                new Source("module-info", "module com.acme.orders { exports app; }"),
                Source.of("package app; public interface OrderService { Order find(); }"),
                Source.of(
                    "package app; public class Order implements java.io.Serializable { java.time.Instant t; }")));

    result.assertSound(1);
  }

  @Test
  void aModuleThatReadsNothing() {
    assertSame(
        new Source("module-info", "module com.acme.orders { requires com.acme.missing; }"),
        Source.of("package app; interface OrderService { java.sql.Timestamp find(); }"));
  }

  @Test
  void namesOutsideAscii() {
    Trial.Result result =
        Trial.checked(
            Trial.files(
                new Source(
                    "订单.App",
                    """
                    package 订单;
                    interface 订单服务 { 订单<String> 查询(); }
                    class 订单<Ω> implements java.io.Serializable { java.time.Instant 创建时间, \\u0061b, été, $, _a; Ω o; }
                    """)));

    result.assertSound(5);
    assertThat(result.findings().get(0)).contains("'创建时间' is sent as Instant");
  }

  @Test
  void windowsLineEndsInAFolderWithSpaces(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my orders (订单)/a%20b/App.java");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        package app;
        interface OrderService {
          Order find();
        }
        class Order implements java.io.Serializable {
          java.time.Instant t;
        }
        """
            .replace("\n", "\r\n"));

    Trial.Result result = Trial.checked(fromDisk(file));

    result.assertSound(1);
  }

  @Test
  void emptySources() {
    Trial.Result result =
        Trial.checked(
            Trial.files(
                new Source("app.Empty", ""),
                new Source("app.package-info", "/** Nothing. */\npackage app;"),
                new Source("app.Import", "package app; import java.time.Instant;"),
                new Source("app.Semicolons", ";;;")));

    result.assertSound(0);
  }

  @Test
  void java17() {
    assertFinds(
        2,
        """
        interface OrderService { Shape find(Object o); }
        sealed interface Shape extends java.io.Serializable permits Circle, Square { }
        record Circle(java.time.Instant t) implements Shape { Circle { assert t != null; } }
        record Square(long side, java.time.Year y) implements Shape {
          static boolean isOld(Object o) {
            return o instanceof Circle c && switch (c.t().getNano()) {
              case 1 -> true;
              default -> { record Local(java.time.Instant l) { } yield new Local(c.t()).l() == null; }
            };
          }
        }
        """);
  }

  @Test
  void java21() {
    assumeTrue(Runtime.version().feature() >= 21, "the compiler of this JDK is older");
    assertFinds(
        1,
        """
        interface OrderService { Box<? extends Shape> find(); }
        sealed interface Shape extends java.io.Serializable { record Circle(java.time.Instant t) implements Shape { } }
        record Box<T>(T value) implements java.io.Serializable {
          Object open(Object o) {
            return switch (o) {
              case Box<?>(Shape.Circle(var t)) when t != null -> t;
              case Box<?>(var inner) -> inner;
              case null, default -> null;
            };
          }
        }
        """);
  }

  @Test
  void java25() {
    assumeTrue(Runtime.version().feature() >= 25, "the compiler of this JDK is older");
    assertFinds(
        1,
        """
        import module java.base;
        interface OrderService { Order find(); }
        class Order {
          Instant t;
          Order(Instant given) { Objects.requireNonNull(given); t = given; super(); }
          int count(Object o) { try { return 1; } catch (Exception _) { return 0; } }
        }
        void main() { IO.println("a compact source file"); }
        """);
  }

  private static void assertFinds(int findings, String source) {
    Trial.Result result = Trial.checked(Trial.files(new Source("App", source)));

    result.assertSound(findings);
  }

  private static void assertSame(Source... sources) {
    ImmutableList<JavaFileObject> files = Trial.files(sources);
    Trial.Result alone = Trial.alone(files);
    Trial.Result checked = Trial.checked(files);

    assertThat(alone.errors()).isNotEmpty();
    assertThat(checked.crash()).isEmpty();
    assertThat(checked.mistakes()).isEmpty();
    assertThat(checked.errors()).isEqualTo(alone.errors());
  }

  private static List<JavaFileObject> fromDisk(Path file) {
    return ImmutableList.copyOf(
        ToolProvider.getSystemJavaCompiler()
            .getStandardFileManager(null, null, null)
            .getJavaFileObjects(file));
  }
}
