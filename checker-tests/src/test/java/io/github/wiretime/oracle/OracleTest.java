package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class OracleTest {
  private static final String SERVICE = "package com.acme; public interface Api { Base find(); }";
  private static final String BASE =
      "package com.acme; public class Base { java.time.LocalDate day; }";
  private static final String DERIVED =
      "package com.acme; public class Derived extends Base { java.time.Instant at; }";

  @Test
  void subclassesCountWhereTheCompilationMadeThem() {
    var library = Map.of("com/acme/Base.java", BASE);
    var service = Map.of("com/acme/Api.java", SERVICE);
    var both = Map.of("com/acme/Base.java", BASE, "com/acme/Derived.java", DERIVED);
    var sources = Map.of("com/acme/Api.java", SERVICE, "com/acme/Derived.java", DERIVED);

    assertThat(new Oracle().members(new Compilation("com.acme.Api", library, sources)))
        .containsExactly(
            "com.acme.Base#day java.time.LocalDate", "com.acme.Derived#at java.time.Instant");
    assertThat(new Oracle().members(new Compilation("com.acme.Api", both, service)))
        .containsExactly("com.acme.Base#day java.time.LocalDate");
  }

  @Test
  void anObjectAtHandIsKnownToBeItself() {
    var library =
        Map.of(
            "com/acme/Base.java",
            """
            package com.acme;
            public class Base { transient Base other; private Base writeReplace() { return other == null ? this : other; } }
            """,
            "com/acme/Derived.java",
            DERIVED);
    var service =
        Map.of(
            "com/acme/Api.java",
            "package com.acme; public interface Api { Derived find(); }",
            "com/acme/Provider.java",
            """
            package com.acme;
            @org.apache.dubbo.config.annotation.DubboService(interfaceClass = Api.class)
            class Provider { }
            """);

    var compilation = new Compilation("com.acme.Api", library, service);
    for (Verdict verdict : List.of(new Oracle(), new CheckerVerdict())) {
      assertThat(verdict.members(compilation))
          .containsExactly("com.acme.Derived#at java.time.Instant");
    }
  }

  @Test
  void sourcesThatDoNotCompileAreRefused() {
    var broken = new Compilation("com.acme.Api", Map.of(), Map.of("com/acme/Api.java", "class"));

    assertThrows(IllegalArgumentException.class, () -> new Oracle().members(broken));
  }
}
