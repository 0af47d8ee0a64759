package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.google.common.collect.ImmutableList;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a class before it is deployed, and that nothing is said without a reason. */
final class DeploymentTest {

  private static final String BEFORE = "Before you deploy release ";

  /** Types of libraries; nothing but their names matters. */
  private static final ImmutableList<String> LIBRARIES =
      ImmutableList.of(
          "package com.fasterxml.jackson.annotation; public enum PropertyAccessor { FIELD, GETTER, ALL }",
          """
          package com.fasterxml.jackson.annotation;
          import java.lang.annotation.*;
          @Retention(RetentionPolicy.RUNTIME) public @interface JsonAutoDetect {
            Visibility fieldVisibility() default Visibility.DEFAULT;
            Visibility getterVisibility() default Visibility.DEFAULT;
            enum Visibility { ANY, NONE, DEFAULT }
          }
          """,
          """
          package com.fasterxml.jackson.databind;
          import com.fasterxml.jackson.annotation.*;
          public class ObjectMapper {
            public ObjectMapper setVisibility(PropertyAccessor of, JsonAutoDetect.Visibility which) { return this; }
          }
          """,
          "package com.google.gson; public class GsonBuilder { public void serializeNulls() {} public void setLenient() {} }",
          "package com.esotericsoftware.kryo; public class Kryo {}",
          "package io.protostuff.runtime; public class RuntimeSchema {}",
          "package cn.hutool.core.util; public class ObjectUtil { public static <T> T clone(T any) { return any; } public static boolean isNull(Object any) { return false; } }",
          "package com.alibaba.excel.annotation; public @interface ExcelProperty { String value(); }",
          "package com.alibaba.excel.annotation; public @interface ExcelIgnoreUnannotated {}");

  private final FixedModule module = FixedModule.create();

  private Path built(String annotation, String members, String use) throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    LIBRARIES.forEach(module::write);
    module.write(
        """
        package app;
        import com.alibaba.excel.annotation.*;
        import com.fasterxml.jackson.annotation.*;
        import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
        import com.fasterxml.jackson.databind.ObjectMapper;
        %s
        public class Order implements java.io.Serializable {
          %s
          java.time.Instant at;
        }
        """
            .formatted(annotation, members));
    module.write(
        """
        package app;
        import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
        import com.fasterxml.jackson.annotation.*;
        class Use { Object of(Object any) throws Exception { %s return any; } }
        """
            .formatted(use));
    return module.build();
  }

  private static final String UID = "private static final long serialVersionUID = 1;";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | '' | '' | app.Order: the patch declares as serialVersionUID what Java computes",
        "'' | private final long serialVersionUID = 1; | '' | app.Order: its serialVersionUID is not static final",
        "@JsonAutoDetect(fieldVisibility = Visibility.ANY) | UID | '' | app.Order: @JsonAutoDetect shows private fields to Jackson",
        "'' | UID | new com.fasterxml.jackson.databind.ObjectMapper().setVisibility(PropertyAccessor.ALL, Visibility.ANY); | app.Order: app.Use shows private fields to Jackson",
        "'' | UID | new com.fasterxml.jackson.databind.ObjectMapper().setVisibility(PropertyAccessor.FIELD, Visibility.ANY); | app.Order: app.Use shows private fields to Jackson",
        "'' | UID | new com.google.gson.GsonBuilder().serializeNulls(); | app.Order: app.Use lets Gson write nulls",
        "'' | UID | new com.esotericsoftware.kryo.Kryo(); | app.Order: app.Use uses Kryo",
        "'' | UID | new io.protostuff.runtime.RuntimeSchema(); | app.Order: app.Use uses protostuff",
        "'' | UID @ExcelProperty(\"No\") int no; | '' | app.Order: EasyExcel writes the twins as columns",
        "/** @mbg.generated Mon */ | UID | '' | app.Order: a tool generated its source (@mbg.generated)",
        "/* This Class Was Generated By MyBatis Generator. */ | UID | '' | app.Order: a tool generated its source (Class Was Generated By)",
        "// do not modify this file | UID | '' | app.Order: a tool generated its source (do not modify this)",
      })
  void isSaidWhereItMatters(String annotation, String members, String use, String text)
      throws Exception {
    Path classes = built(annotation, members.replaceFirst("^UID", UID), use);

    assertThat(module.fix(classes, 1).out()).contains(BEFORE + "1:\n  " + text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | UID | ''",
        "@JsonAutoDetect(getterVisibility = Visibility.ANY) | UID | ''",
        "@JsonAutoDetect(fieldVisibility = Visibility.NONE) | UID | ''",
        "'' | UID | new com.fasterxml.jackson.databind.ObjectMapper().setVisibility(PropertyAccessor.GETTER, Visibility.ANY);",
        "'' | UID | new com.fasterxml.jackson.databind.ObjectMapper().setVisibility(PropertyAccessor.ALL, Visibility.NONE);",
        "'' | UID | new com.google.gson.GsonBuilder().setLenient();",
        "@ExcelIgnoreUnannotated | UID @ExcelProperty(\"No\") int no; | ''",
        "/** Its number is generated by the database. */ | UID | ''",
        "'' | UID | cn.hutool.core.util.ObjectUtil.clone(any);",
      })
  void isNotSaidWithoutReason(String annotation, String members, String use) throws Exception {
    Path classes = built(annotation, members.replaceFirst("^UID", UID), use);

    String out = module.fix(classes, 1).out();
    assertThat(out).contains("Release 1: 1 member in 1 file");
    assertThat(out).doesNotContain(BEFORE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cn.hutool.core.util.ObjectUtil.clone(any); | app.Use clones what is Cloneable",
        "java.util.function.UnaryOperator<Object> c = cn.hutool.core.util.ObjectUtil::clone; | app.Use clones what is Cloneable",
        "if (any instanceof Cloneable) { return null; } | app.Use clones what is Cloneable",
        "new java.io.ObjectOutputStream(null).writeObject(any); | app.Use uses Java serialization",
      })
  void ofTheSecondReleaseIsSaidThen(String use, String text) throws Exception {
    Path reads = module.step(built("", UID, use), 1);

    assertThat(module.fix(reads, 2).out()).contains("\n  app.Order: " + text);
  }

  @Test
  void theSecondReleaseNamesWhoNeedsTheFirst() throws Exception {
    Path reads =
        module.step(
            built(
                "",
                UID + " private void tell(java.io.ObjectOutputStream out) {}",
                "cn.hutool.core.util.ObjectUtil.isNull(any);"),
            1);

    String out = module.fix(reads, 2, "--hessian-lite=4.0.4").out();

    assertThat(out)
        .contains(
            BEFORE
                + "2:\n  app.Order: release 1 first goes to all applications that provide or call Orders\n");
    assertThat(out).doesNotContain("clones what");
    assertThat(out).doesNotContain("Java serialization");
    assertThat(out).doesNotContain("senders need");
  }

  @ParameterizedTest
  @CsvSource({"3.2, hessian-lite 3.2.4", "sofa-3.5, SOFA hessian 3.5.3"})
  void theSecondReleaseNamesWhatOldSendersLack(String release, String text) throws Exception {
    Path reads = module.step(built("", UID, ""), 1);

    assertThat(module.fix(reads, 2, "--hessian-lite=" + release).out())
        .contains("app.Order: senders need " + text);
  }

  @Test
  void aClassThatIsCloneableStaysWhatItIs() throws Exception {
    built("", UID, "if (any instanceof Cloneable) { return null; }");
    module.write(
        "package app; public class Order implements java.io.Serializable, Cloneable { "
            + UID
            + " java.time.Instant at; }");
    Path reads = module.step(module.build(), 1);

    assertThat(module.fix(reads, 2).out()).doesNotContain("clones what");
  }

  /** The real library, and the reason of what is said of it. */
  @Test
  void jacksonByFieldsRefusesTheTwinsWhereTheClassIsOld() throws Exception {
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        "package app; public class Order implements java.io.Serializable { "
            + UID
            + " private java.time.Instant at; public int number; }");
    Path old = module.build();
    Path reads = module.step(old, 1);
    ObjectMapper byFields = new ObjectMapper().setVisibility(PropertyAccessor.ALL, Visibility.ANY);

    try (URLClassLoader before = new URLClassLoader(new URL[] {old.toUri().toURL()});
        URLClassLoader after = new URLClassLoader(new URL[] {reads.toUri().toURL()})) {
      Object order = after.loadClass("app.Order").getConstructor().newInstance();
      Class<?> oldOrder = before.loadClass("app.Order");
      String json = byFields.writeValueAsString(order);
      ObjectMapper lenient =
          byFields.copy().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

      assertThat(json).contains("\"atSeconds\":null");
      assertThrows(UnrecognizedPropertyException.class, () -> byFields.readValue(json, oldOrder));
      assertThat(lenient.readValue(json, oldOrder)).isNotNull();
      assertThat(new ObjectMapper().writeValueAsString(order)).isEqualTo("{\"number\":0}");
    }
  }
}
