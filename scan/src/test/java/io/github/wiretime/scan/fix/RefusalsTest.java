package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.ScanRun;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left to people, each with its reason, and what is near to it and is not. */
final class RefusalsTest {

  private static final String MORE =
      """
      package app;
      import java.lang.annotation.*;
      import java.time.*;
      import java.util.*;
      public class More {
        public @interface Table {}
        public @interface Column {}
        public interface BaseMapper<D, E> {}
        public interface Converter extends BaseMapper<Converted, Plain> {}
        public interface OwnMapper<P> extends com.baomidou.mybatisplus.core.mapper.BaseMapper<P> {}
        public interface StoredMapper extends com.baomidou.mybatisplus.core.mapper.BaseMapper<Mapped> {}
        public interface AboveMapper extends OwnMapper<Above> {}
        public static class Mapped implements java.io.Serializable { Instant at; }
        public static class Above implements java.io.Serializable {}
        public static class Tree<T> implements java.io.Serializable { T parent; }
        public static class Base<T> implements java.io.Serializable { Page<Order> pageAbove; }
        public static class Plain implements java.io.Serializable { public String text; }
        public static class Replaced implements java.io.Serializable {
          protected Object writeReplace() { return this; }
        }
        public static class Cloned implements java.io.Serializable, Cloneable {
          @Override public Cloned clone() { return this; }
        }
        public static class Named implements java.io.Serializable { Long atSeconds; }
        @Table public static class Converted implements java.io.Serializable { @Column public int id; }
        @javax.persistence.Entity public static class Stored implements java.io.Serializable { public int id; }
        public static class Node implements java.io.Serializable { Order order; }
        public static class Hiding implements java.io.Serializable { private String java; }
        public static class Names implements java.io.Serializable { String java; class Integer {} }
        public static class Page<T> implements java.io.Serializable { T one; }
      }
      """;

  private final FixedModule module = FixedModule.create();

  /** Types of frameworks; nothing but their names matters. */
  private static final ImmutableList<String> FRAMEWORKS =
      ImmutableList.of(
          "package javax.persistence; public @interface Entity {}",
          "package org.springframework.data.annotation; public @interface CreatedDate {}",
          "package org.springframework.data.domain; public class PageImpl<T> implements java.io.Serializable {}",
          "package com.baomidou.mybatisplus.annotation; public @interface TableId {}",
          "package com.baomidou.mybatisplus.core.mapper; public interface BaseMapper<T> {}",
          "package com.baomidou.mybatisplus.extension.activerecord; public abstract class Model<T extends Model<?>> implements java.io.Serializable {}");

  private void writeOthers() {
    module.write(MORE);
    FRAMEWORKS.forEach(module::write);
  }

  private String fixed(String members, String header) throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    writeOthers();
    module.write(
        "package app; import java.time.*; import java.util.*; import app.More.*;"
            + " import com.baomidou.mybatisplus.annotation.TableId;\n"
            + "public class Order "
            + header
            + " {\n"
            + members
            + "\n}\n");
    Path classes = module.build();
    ScanRun run = module.fix(classes, 1);
    assertThat(run.errors()).doesNotContain("Exception");
    return run.out();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List<Instant> at; | implements java.io.Serializable | type argument",
        "Instant[] at; | implements java.io.Serializable | type argument",
        "Period at; | implements java.io.Serializable | no exact twins are known for Period",
        "Instant at; | extends RuntimeException | exceptions are read",
        "Instant at; | | is not Serializable",
        "final Instant at = null; | implements java.io.Serializable | is final",
        "@TableId int id; Instant at; | implements java.io.Serializable | a twin would become a column",
        "Instant at; | extends Stored | a twin would become a column",
        "Mapped at; | implements java.io.Serializable | a twin would become a column",
        "Instant at; | extends Above | a twin would become a column",
        "Instant at; | extends com.baomidou.mybatisplus.extension.activerecord.Model<Order> | a twin would become a column",
        "@org.springframework.data.annotation.CreatedDate Instant at; | implements java.io.Serializable | a twin would become a column",
        "Instant at; static final java.io.ObjectStreamField[] serialPersistentFields = {}; | implements java.io.Serializable | has serialPersistentFields",
        "Instant at; | extends Tree<Order> | back to themselves through More.Tree.parent",
        "Instant at; | extends Base | back to themselves through More.Base.pageAbove",
        "Instant at; private Object readResolve() { return this; } | implements java.io.Serializable | has a readResolve() already",
        "Instant at; private void writeObject(java.io.ObjectOutputStream out) {} | implements java.io.Serializable | which Java serialization would call for a copy without the time, and Hessian never calls: migrate it by hand",
        "Instant at; | extends Cloned | has a clone() of its own",
        "Instant at; Long atSeconds; | implements java.io.Serializable | the name atSeconds is taken",
        "Instant at; Integer $atNanos; | implements java.io.Serializable | the name $atNanos is taken",
        "Instant at; public int getAtNanos() { return 1; } | implements java.io.Serializable | the name getAtNanos is taken",
        "Instant at; | extends Named | the name atSeconds is taken",
        "Instant at; Order parent; | implements java.io.Serializable | back to themselves through Order.parent",
        "Instant at; Node node; | implements java.io.Serializable | back to themselves through ",
        "Instant at; List<Node> nodes; | implements java.io.Serializable | back to themselves through More.Node.order",
        "Instant at; Page<Order> page; | implements java.io.Serializable | back to themselves through Order.page",
        "Instant at; List<Page<Order>> pages; | implements java.io.Serializable | back to themselves through Order.pages",
        "Instant at; Object writeReplace(int any) { return any; } | implements java.io.Serializable | has a writeReplace() already",
        "Instant java; | implements java.io.Serializable | the name java means something else",
        "Instant at; static String java; | implements java.io.Serializable | the name java means something else",
        "Instant at; class java {} | implements java.io.Serializable | the name java means something else",
        "Instant at; | extends Names | the name java means something else",
        "Instant at; interface Long {} | implements java.io.Serializable | the name Long means something else",
        "Instant at; enum Integer { ONE } | implements java.io.Serializable | the name Integer means something else",
        "Instant at; static class Object {} | implements java.io.Serializable | the name Object means something else",
        "Instant at; static class AssertionError {} | implements java.io.Serializable | the name AssertionError means something else",
        "Instant at; static class CloneNotSupportedException {} | implements java.io.Serializable | the name CloneNotSupportedException means something else",
        "Instant at; Optional<Order> next; | implements java.io.Serializable | back to themselves through Order.next",
      })
  void areLeftOut(String members, String header, String why) throws Exception {
    String out = fixed(members, header == null ? "" : header);

    assertThat(out).contains("Release 1: nothing to patch");
    assertThat(out).contains(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Instant at; | implements java.io.Serializable",
        "volatile Instant at; | extends Plain",
        "Instant at; int atsSeconds; | implements java.io.Serializable",
        "Instant at; List<Order> kids; Map<String, Order[]> more; | implements java.io.Serializable",
        "Instant at; Replaced other; Object any; Page<String> page; | extends Plain",
        "Instant at; void clone(int any) {} | extends Plain",
        "Instant at; | extends Hiding",
        "Instant at; | extends Converted",
        "@Column Instant at; | implements java.io.Serializable",
        "Instant at; | extends org.springframework.data.domain.PageImpl<Order>",
        "Instant at; | extends Tree<String>",
        "Instant at; String Long; void java() {} static class Short {} | extends Plain",
      })
  void arePatched(String members, String header) throws Exception {
    assertThat(fixed(members, header)).contains("Release 1: 1 member in 1 file");
  }

  @Test
  void namesOfTheClassAroundAreSeenInside() throws Exception {
    module.write("package app; public interface Orders { Shop.Order find(); }");
    module.write(
        """
        package app;
        public class Shop {
          static class Override {}
          public static class Order implements java.io.Serializable { java.time.Year at; }
        }
        """);
    Path classes = module.build();

    assertThat(module.fix(classes, 1).out()).contains("the name Override means something else");
  }

  @Test
  void namesOfThePackageAreSeenInAllItsClasses() throws Exception {
    module.write("package app; public class Long {}");

    assertThat(fixed("Instant at;", "implements java.io.Serializable"))
        .contains("the name Long means something else");
  }

  @Test
  void namesOfAPackageAroundThePackageAreNot() throws Exception {
    module.write("package app; public interface Orders { app.inner.Order find(); }");
    module.write("package app; public class Long {}");
    module.write(
        "package app.inner; public class Order implements java.io.Serializable { java.time.Year at; }");

    assertThat(module.fix(module.build(), 1).out()).contains("Release 1: 1 member in 1 file");
  }

  @Test
  void typeParametersHideClasses() throws Exception {
    module.write("package app; public interface Orders { Order<String> find(); }");
    module.write(
        """
        package app;
        public class Order<Integer> implements java.io.Serializable { java.time.Year at; Integer id; }
        """);

    assertThat(module.fix(module.build(), 1).out())
        .contains("the name Integer means something else");
  }

  /** Whoever wrote the twins has kept them out of the table. */
  @Test
  void aStoredClassThatHasTwinsGoesOnWithStep2() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    writeOthers();
    module.write(
        """
        package app;
        public class Order implements java.io.Serializable {
          @com.baomidou.mybatisplus.annotation.TableId int id;
          private java.time.Year at;
          private Integer atValue;
          private Object readResolve() {
            if (atValue != null) { at = java.time.Year.of(atValue); atValue = null; }
            return this;
          }
        }
        """);
    Path classes = module.build();

    assertThat(module.fix(classes, 2).out()).contains("Release 2: 1 member in 1 file");
    // As the other method is, because Java serialization inherits both or none.
    assertThat(Files.readString(module.patch(2))).contains("private Object writeReplace()");
  }

  @Test
  void aMissingTypeArgumentOfAnotherClassDoesNotMatter() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        "package app; public class Order implements java.io.Serializable { java.time.Year at; }");
    module.write("package app; class Gone<T> {}");
    module.write(
        "package app; abstract class Handler<T> implements java.util.function.Function<Gone<T>, String> {}");
    module.write("package app; abstract class OrderHandler extends Handler<Order> {}");
    Path classes = module.build();
    Files.delete(classes.resolve("app/Gone.class"));

    assertThat(module.fix(classes, 1).out()).contains("Release 1: 1 member in 1 file");
  }

  @Test
  void interfacesHaveNoFields() throws Exception {
    module.write("package app; public interface Orders { void put(java.time.Instant at); }");
    Path classes = module.build();

    assertThat(module.fix(classes, 1).out()).contains("it is no field: add a method");
  }

  @Test
  void recordsCannotGetFields() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    module.write("package app; public record Order(java.time.Instant at) {}");
    Path classes = module.build("--release", "17");

    assertThat(module.fix(classes, 1).out()).contains("records cannot get fields");
  }

  @Test
  void subclassThatReadsItselfIsInTheWay() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        "package app; public class Order implements java.io.Serializable { java.time.Year at; }");
    module.write(
        "package app; class Sub extends Order { private Object readResolve() { return this; } }");
    Path classes = module.build();

    assertThat(module.fix(classes, 1).out()).contains("Sub has a readResolve() of its own");
  }

  /** Of many the sentence names the same one in each run. */
  @Test
  void theFirstOfManyFieldsThatLeadBackIsNamed() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        "package app; public class Order implements java.io.Serializable { java.time.Year at; }");
    for (int i = 1; i <= 9; i++) {
      module.write("package app; class Sub%d extends Order { Order parent; }".formatted(i));
    }
    Path classes = module.build();

    assertThat(module.fix(classes, 1).out())
        .contains("lead back to themselves through Sub1.parent");
  }

  @Test
  void oldSofaNeverEnds() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        "package app; public class Order implements java.io.Serializable { java.time.Year at; }");
    Path classes = module.build();

    assertThat(module.fix(classes, 1, "--hessian-lite=sofa-3").out())
        .contains("SOFA hessian before 3.5.3 never ends");
    assertThat(module.fix(classes, 1, "--hessian-lite=4.0.4").out()).contains("1 member in");
  }
}
