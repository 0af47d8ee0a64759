package io.github.wiretime.checker.javac;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which subclasses are known where class files have a part in it. */
final class SubclassesInClassFilesTest {

  /** Each line of the API is a file, and the rest stands beside the service. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # Permitted ones, and neighbours of an abstract class.
          '
            package api; public sealed interface Event permits Created, Outer.Deleted {}
            package api; public record Created(java.time.Instant createdAt) implements Event {}
            package api; public class Outer { public record Deleted(java.time.LocalDate deletedOn) implements Event {} }
          ' | '' | Created.createdAt Outer.Deleted.deletedOn
          '
            package api; public abstract class Event { long id; }
            package api; public class Created extends Event { java.time.Instant createdAt; }
            package api; public class Outer { public static class Deleted extends Event { java.time.LocalDate deletedOn; } }
            package api; public class Unrelated { java.time.Instant t; }
          ' | '' | Created.createdAt Outer.Deleted.deletedOn
          # Neither those of a concrete class nor what happens to be named in another package.
          '
            package api; public class Event { long id; }
            package api; public class Created extends Event { java.time.Instant createdAt; }
          ' | '' | ''
          '
            package api; public abstract class Event { long id; }
            package other; public class Created extends api.Event { java.time.Instant createdAt; }
          ' | class Caller { other.Created created; } | ''
          # A source below a class file, and below one that is below the declared one.
          package api; public class Event { long id; } | class Created extends api.Event { Instant createdAt; } | Created.createdAt
          '
            package api; public class Event { long id; }
            package api; public class Middle extends Event { java.time.LocalDate middle; }
            package api; public class Sibling extends Event { java.time.Instant sibling; }
          ' | class Created extends api.Middle { Instant at; } | Created.at Middle.middle
          """)
  void areKnown(String files, String declarations, String members, @TempDir Path api) {
    ClassFiles.compile(api, files.strip().lines().map(String::strip).toArray(String[]::new));

    ImmutableList<String> found =
        Wire.build("interface OrderService { api.Event find(); } " + declarations)
            .against(api)
            .run()
            .members();

    assertThat(String.join(" ", ImmutableList.sortedCopyOf(found))).isEqualTo(members);
  }

  @Test
  void neighboursDoNotDependOnWhatWasWalkedBefore(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public abstract class Event { long id; }",
        "package api; public class Created extends Event { java.time.Instant created; }",
        "package api; public class Copied extends Created { java.time.LocalDate copied; }",
        "package api; public abstract class Stub { }");

    ImmutableList<String> concreteFirst = membersOf("void a(api.Created c); api.Event b();", api);
    ImmutableList<String> abstractFirst = membersOf("api.Event a(); void b(api.Created c);", api);

    assertThat(concreteFirst).containsExactly("Created.created", "Copied.copied");
    assertThat(abstractFirst).containsExactlyElementsIn(concreteFirst);
    assertThat(membersOf("api.Stub a(); void b(api.Created c);", api))
        .containsExactly("Created.created");
  }

  @Test
  void theWalkDoesNotDependOnHowModulesAreCut(@TempDir Path api) {
    String event = "package api; public abstract class Event { java.time.Instant at; }";
    String created = "package api; public class Created extends Event { java.time.LocalDate on; }";
    String service = "package app; interface OrderService { api.Event find(); }";
    ClassFiles.compile(api, event, created);

    ImmutableList<String> apart =
        Build.of(service)
            .option("ServiceInterfaces", "app.OrderService")
            .against(api)
            .run()
            .members();
    ImmutableList<String> together =
        Build.of(service, event, created)
            .option("ServiceInterfaces", "app.OrderService")
            .run()
            .members();

    assertThat(apart).containsExactly("Event.at", "Created.on");
    assertThat(together).containsExactlyElementsIn(apart);
  }

  @Test
  void notClassFilesBelowASource(@TempDir Path old) {
    String event = "package api; public abstract class Event { java.time.Instant at; }";
    ClassFiles.compile(
        old, event, "package api; public class Created extends Event { java.time.LocalDate on; }");

    assertThat(
            Build.of("package app; interface OrderService { api.Event find(); }", event)
                .option("ServiceInterfaces", "app.OrderService")
                .against(old)
                .run()
                .members())
        .containsExactly("Event.at");
  }

  @Test
  void notBelowAClassThatIsMissing(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public abstract class Event { java.time.Instant at; }",
        "package api; public class Missing extends Event { }",
        "package api; public class Created extends Missing { java.time.LocalDate on; }");
    ClassFiles.delete(api, "api.Missing");

    assertThat(membersOf("api.Event find();", api)).containsExactly("Event.at");
  }

  private static ImmutableList<String> membersOf(String methods, Path api) {
    return Build.of("package app; interface OrderService { " + methods + " }")
        .option("ServiceInterfaces", "app.OrderService")
        .against(api)
        .run()
        .members();
  }
}
