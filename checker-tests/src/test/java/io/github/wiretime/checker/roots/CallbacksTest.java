package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.SpringFile;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Callback arguments stay with the caller; their interface is called back. */
final class CallbacksTest {

  private static final String SERVICE =
      """
      import org.apache.dubbo.config.annotation.*;

      interface Feed {
        void subscribe(String key, Listener listener);
        void other(Instant since, Listener listener);
      }

      interface Listener { void changed(Change change); }
      class Change { LocalDate day; }
      class LocalListener implements Listener {
        LocalDateTime startedAt;
        public void changed(Change change) {}
      }

      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index = 1, callback = true",
        "type = \"app.Listener\", callback = true",
        "index = 1, type = \"app.Listener\", callback = true",
      })
  void theArgumentStaysAndItsInterfaceIsAService(String argument) {
    assertThat(members("@Method(name = \"subscribe\", arguments = @Argument(%s))", argument))
        .containsExactly("Feed.other(since)", "Change.day", "LocalListener.startedAt");
    assertThat(
            members(
                "{@Method(name = \"subscribe\", arguments = @Argument(%1$s)), @Method(name = \"other\", arguments = @Argument(%1$s))}",
                argument))
        .containsExactly("Feed.other(since)", "Change.day");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index = 1",
        "index = 1, callback = false",
        "index = 0, type = \"app.Change\", callback = true",
        "index = 7, callback = true",
        "callback = true",
      })
  void anyOtherArgumentTravels(String argument) {
    assertThat(
            members(
                "{@Method(name = \"subscribe\", arguments = @Argument(%1$s)), @Method(name = \"missing\", arguments = @Argument(index = 1, callback = true))}",
                argument))
        .containsExactly("Feed.other(since)", "LocalListener.startedAt");
  }

  @Test
  void anIndexThatIsNoNumberTellsNothing(@TempDir Path otherDubbo) {
    ClassFiles.compile(
        otherDubbo,
        """
        package org.apache.dubbo.config.annotation;
        public @interface Argument { String index(); String type() default ""; boolean callback(); }
        """);
    String service =
        SERVICE
            + """
            @DubboService(
                methods =
                    @Method(
                        name = "subscribe",
                        arguments =
                            @Argument(index = "1", type = "app.Listener", callback = true)))
            abstract class FeedImpl implements Feed {}
            """;

    assertThat(Wire.unit(service).against(otherDubbo).run().members())
        .containsExactly("Feed.other(since)", "Change.day", "LocalListener.startedAt");
    assertThat(Wire.unit(service.replace("app.Listener", "")).against(otherDubbo).run().members())
        .containsExactly("Feed.other(since)", "LocalListener.startedAt");
  }

  @Test
  void aMethodOfASuperInterface() {
    assertThat(
            Wire.unit(
                    """
                    import org.apache.dubbo.config.annotation.*;
                    interface Base<L> { void subscribe(L listener); }
                    interface Feed extends Base<Listener> {}
                    interface Listener { void changed(LocalDate day); }
                    class LocalListener implements Listener {
                      Instant startedAt;
                      public void changed(LocalDate day) {}
                    }
                    @DubboService(
                        methods =
                            @Method(
                                name = "subscribe",
                                arguments = @Argument(index = 0, callback = true)))
                    abstract class FeedImpl implements Feed {}
                    """)
                .members())
        .containsExactly("Listener.changed(day)");
  }

  /** The consumer may say it too, and one of several declarations is enough. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Client { @DubboReference(%s) Feed feed; }",
        """
        interface Archive {}
        @DubboService abstract class Other implements Archive {}
        @DubboService abstract class First implements Feed {}
        @DubboService(%s) abstract class Second implements Feed {}
        """
      })
  void anyDeclarationMaySayIt(String declarations) {
    String methods =
        """
        methods = {
          @Method(name = "subscribe", arguments = @Argument(index = 1, callback = true)),
          @Method(name = "other", arguments = @Argument(index = 1, callback = true))
        }
        """;

    assertThat(Wire.unit(SERVICE + declarations.formatted(methods)).members())
        .containsExactly("Feed.other(since)", "Change.day");
  }

  @Test
  void whatIsMissingAboveTheServiceHidesNoCallback(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface A {}",
        "package api; public interface B {}",
        "package api; public interface Listener { void changed(java.time.LocalDate day); }",
        "package api; public interface Feed extends A, B { void subscribe(Listener listener); }");
    ClassFiles.delete(api, "api.A");
    ClassFiles.delete(api, "api.B");

    Build client =
        Wire.unit("class Main {}")
            .against(api)
            .option(
                "SpringConfig",
                SpringFile.write(
                    api,
                    SpringFile.beans(
                        """
                        <dubbo:reference interface="api.Feed">
                          <dubbo:method name="subscribe">
                            <dubbo:argument index="0" callback="true"/>
                          </dubbo:method>
                        </dubbo:reference>
                        """)))
            .option("References", "full");

    assertThat(client.members()).containsExactly("Listener.changed(LocalDate)");
  }

  private static ImmutableList<String> members(String methods, String argument) {
    return Wire.unit(
            SERVICE
                + "@DubboService(methods = %s) abstract class FeedImpl implements Feed {}"
                    .formatted(methods.formatted(argument)))
        .members();
  }
}
