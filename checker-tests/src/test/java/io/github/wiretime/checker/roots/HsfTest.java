package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * HSF's annotations and beans. HSF is not on Maven Central, so these are not its real classes but
 * minimal ones with the names and members that its public manual shows.
 */
final class HsfTest {

  private static final String TYPES =
      """
      package app;

      import com.alibaba.boot.hsf.annotation.*;
      import com.taobao.hsf.app.api.util.*;
      import com.taobao.hsf.app.spring.util.*;

      interface Orders { java.time.Instant find(); }
      interface Other { java.time.Instant other(); }

      """;

  @TempDir private static Path hsf;

  @BeforeAll
  static void compileHsf() {
    ClassFiles.compile(
        hsf,
        """
        package com.alibaba.boot.hsf.annotation;
        public @interface HSFProvider {
          Class<?> serviceInterface() default Object.class;
          String serviceName() default "";
          String serviceVersion() default "";
          String serviceGroup() default "";
        }
        """,
        """
        package com.alibaba.boot.hsf.annotation;
        public @interface HSFConsumer {
          String serviceVersion() default "";
          String serviceGroup() default "";
        }
        """,
        """
        package com.taobao.hsf.app.spring.util.annotation;
        public @interface HSFProvider { Class<?> serviceInterface() default Object.class; }
        """,
        """
        package com.taobao.hsf.app.spring.util.annotation;
        public @interface HSFConsumer { String serviceVersion() default ""; }
        """,
        bean("api", "HSFApiProviderBean", "setServiceInterface"),
        bean("api", "HSFApiConsumerBean", "setInterfaceName"),
        bean("spring", "HSFSpringProviderBean", "setServiceInterface"),
        bean("spring", "HSFSpringConsumerBean", "setInterfaceName"));
  }

  private static String bean(String module, String name, String setter) {
    return "package com.taobao.hsf.app.%s.util; public class %s { public void %s(String name) {} public void setPreferSerializeType(String type) {} }"
        .formatted(module, name, setter);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@HSFProvider abstract class Impl implements Orders {}",
        "@HSFProvider(serviceInterface = Orders.class) abstract class Impl implements Other, Orders {}",
        "@HSFProvider(serviceVersion = \"1.0.0\") abstract class Impl implements Orders, Other {}",
        "class Client { @HSFConsumer Orders orders; }",
        "@com.taobao.hsf.app.spring.util.annotation.HSFProvider abstract class Impl implements Orders {}",
        "@com.taobao.hsf.app.spring.util.annotation.HSFProvider(serviceInterface = Orders.class) abstract class Impl implements Other, Orders {}",
        "class Client { @com.taobao.hsf.app.spring.util.annotation.HSFConsumer Orders orders; }",
        "class Client { @HSFConsumer(serviceVersion = \"1.0.0\") void setOrders(Orders orders) {} }",
        "class Main { void m() { new HSFApiProviderBean().setServiceInterface(\"app.Orders\"); } }",
        "class Main { void m() { new HSFApiConsumerBean().setInterfaceName(\"app.Orders\"); } }",
        "class Main { void m() { new HSFSpringProviderBean().setServiceInterface(\"app.Orders\"); } }",
        "class Main { void m() { new HSFSpringConsumerBean().setInterfaceName(\"app.Orders\"); } }",
        "class Main { void m(HSFApiProviderBean b) { b.setServiceInterface(\"app.Orders\"); b.setPreferSerializeType(\"hessian2\"); } }",
      })
  void declaresAService(String declarations) {
    assertThat(members(declarations)).containsExactly("Orders.find()");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abstract class Impl implements Orders {}",
        "class Client { Orders orders; }",
        "class Main { void m() { new HSFApiConsumerBean().setInterfaceName(\"app.Missing\"); } }",
        "class Main { void m(HSFApiProviderBean b) { b.setServiceInterface(\"app.Orders\"); b.setPreferSerializeType(\"java\"); } }",
        "class Bean { void setInterfaceName(String n) {} void m() { setInterfaceName(\"app.Orders\"); } }",
      })
  void declaresNone(String declarations) {
    assertThat(members(declarations)).isEmpty();
  }

  private static ImmutableList<String> members(String declarations) {
    return Build.of(TYPES + declarations).against(hsf).members();
  }
}
