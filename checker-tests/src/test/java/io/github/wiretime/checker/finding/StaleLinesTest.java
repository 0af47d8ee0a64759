package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.harness.Project;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When a line has had its day, and when only another compilation knows what it is for. */
final class StaleLinesTest {

  private static final String HEADER = "# CostlyRpcTime baseline v1\n";

  /** An API module: nothing in it says what crosses the wire. */
  private static final String[] API = {
    """
    package api;

    import java.time.*;
    import java.util.*;
    import java.lang.annotation.*;
    import io.github.wiretime.annotations.AcceptCostlyRpcTime;

    public class Order<T> {
      Instant at;
      List<? extends Instant> list;
      Instant[] array;
      Map<String, List<Instant>> map;
      T open;
      List<T> openList;
      LocalDateTime dateTime;
      @Mark Instant marked;
      List<@Mark Instant> markedArgument;
      java.time.@Mark Instant markedName;
      Outer.Time nested;
      Map.Entry<Outer.Time, String> nestedArgument;
      static Instant constant;
      transient Instant cached;
      @AcceptCostlyRpcTime(reason = "one a day") Instant accepted;
      @SuppressWarnings("CostlyRpcTime") Instant suppressed;
    }

    class Express extends Order<String> {
      void first() { class Row { } }
      void second() { class Row { } }
    }

    @Target(ElementType.TYPE_USE)
    @interface Mark {}

    @AcceptCostlyRpcTime(reason = "old")
    class Old {
      static class Inner {
        Instant at;
      }
    }

    class Outer {
      static class Time {}
      static class Times {}
      Times times;
    }
    """,
    """
    package api;

    import java.time.*;
    import java.util.*;

    public interface Orders extends Reading<Instant>, Dated {
      Instant find(long id, LocalDate[] days, List<Instant> list);

      <V> V any(V value);
    }

    interface Reading<T> {
      T read(T key);

      List<T> all();
    }

    interface Dated {
      LocalDate day(Instant at);
    }
    """
  };

  @TempDir private Path root;

  @Test
  void aMemberThatStillNamesTheTypeStays() {
    String lines =
        """
        api.Order#at java.time.Instant
        api.Order#list java.time.Instant
        api.Order#array java.time.Instant
        api.Order#map java.time.Instant
        api.Order#open java.time.Instant
        api.Order#openList java.time.Year
        api.Order#marked java.time.Instant
        api.Order#markedArgument java.time.Instant
        api.Order#markedName java.time.Instant
        api.Order#nested api.Outer.Time
        api.Order#suppressed java.time.Instant
        api.Order#nestedArgument api.Outer.Time
        api.Order#<extends> java.time.Instant
        api.Order#<T> java.time.Instant
        api.Orders#find(long,java.time.LocalDate[],java.util.List) java.time.Instant
        api.Orders#find(long,java.time.LocalDate[],java.util.List)[1] java.time.LocalDate
        api.Orders#find(long,java.time.LocalDate[],java.util.List)[2] java.time.Instant
        api.Orders#any(java.lang.Object) java.time.Instant
        api.Orders#any(java.lang.Object)[0] java.time.Instant
        api.Orders#read(java.lang.Object) java.time.Instant
        api.Orders#read(java.lang.Object)[0] java.time.Instant
        api.Orders#all() java.time.Instant
        api.Orders#day(java.time.Instant) java.time.LocalDate
        api.Orders#day(java.time.Instant)[0] java.time.Instant
        """;

    assertThat(shared(lines).compile().warnings()).isEmpty();
    assertThat(pruned(lines)).isEqualTo(sorted(lines));
  }

  @Test
  void aMemberThatNoLongerNamesTheTypeIsStale() {
    String lines =
        """
        api.Order#gone java.time.Instant
        api.Order#constant java.time.Instant
        api.Order#cached java.time.Instant
        api.Order#accepted java.time.Instant
        api.Old.Inner#at java.time.Instant
        api.Express#at java.time.Instant
        api.Outer#times api.Outer.Time
        api.Orders#find() java.time.Instant
        api.Orders#find(long,java.time.LocalDate[],java.util.List)[3] java.time.Instant
        api.Mark#at java.time.Instant
        """;

    String warning = shared(lines).compile().warnings().get(0);

    lines.lines().forEach(line -> assertThat(warning).containsMatch(Pattern.quote(line) + "[;.]"));
    assertThat(pruned(lines)).isEmpty();
  }

  @Test
  void whatHasAnotherTypeIsStale() {
    String lines =
        """
        api.Order#at java.time.LocalDate
        api.Order#dateTime java.time.LocalDate
        api.Order#list java.time.Year
        api.Order#map java.time.Year
        api.Orders#find(long,java.time.LocalDate[],java.util.List)[0] java.time.Instant
        api.Orders#find(long,java.time.LocalDate[],java.util.List)[1] java.time.Instant
        api.Orders#day(java.time.Instant) java.time.Instant
        """;

    String warning = shared(lines).compile().warnings().get(0);

    lines.lines().forEach(line -> assertThat(warning).containsMatch(Pattern.quote(line) + "[;.]"));
    assertThat(pruned(lines)).isEmpty();
  }

  /** Earlier versions wrote them; the build before tells constants now. */
  @Test
  void constantsOfEnumsAreReadAndLeftOutOfTheNextFile() {
    String constants = "other.Status#<constants> BrokenRpcValue.enum-constant:NEW,PAID\n";

    assertThat(shared(constants).compile().diagnostics()).isEmpty();
    assertThat(pruned(constants)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"api.Deleted#at java.time.Instant", "Deleted#at java.time.Instant"})
  void aDeletedClassStays(String line) {
    assertThat(shared(line).compile().warnings()).isEmpty();
  }

  @Test
  void theTestsOfAModuleLeaveTheLinesOfItsCodeAlone() {
    Project project =
        Project.in(root)
            .with("package app; class OrderTest {}")
            .option("Baseline", "known.baseline")
            .option("BaselineMode", "prune");
    project.write("known.baseline", HEADER + "app.Order#at java.time.Instant\n");

    project.compileTo("target/test-classes");

    assertThat(project.read("known.baseline"))
        .isEqualTo(HEADER + "app.Order#at java.time.Instant\n");
  }

  private Project module() {
    return Project.in(root.resolve("module")).with(API);
  }

  private Project sharedFile() {
    return Project.in(root);
  }

  private String pruned(String lines) {
    shared(lines).option("BaselineMode", "prune").compile();
    return sharedFile().read("known.baseline").substring(HEADER.length());
  }

  private static String sorted(String lines) {
    return lines.lines().sorted().map(line -> line + "\n").collect(joining());
  }

  private Project shared(String lines) {
    sharedFile().write("known.baseline", HEADER + lines + "\n");
    return module().option("Baseline", "../known.baseline");
  }
}
