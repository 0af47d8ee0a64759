package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The members of a library's class are one finding, with advice for whoever sends the class. */
final class LibraryFindingsTest {

  private static final String SERVICE =
      """
      package com.acme.api;
      public interface OrderService { %1$s.Page<String> find(); %1$s.Times times(); }
      """;

  private static final String PAGE =
      """
      package %s;
      public class Page<T> extends java.util.ArrayList<T> { long total; int size; String order; int at; }
      """;

  private static final String TIMES =
      """
      package %s;
      public class Times implements java.io.Serializable {
        java.time.Instant at; java.time.ZonedDateTime zoned; java.time.LocalDate day;
      }
      """;

  @TempDir private Path folder;

  private Path built(String name, List<Path> libraries, String... sources) throws IOException {
    return Built.classes(Files.createDirectory(folder.resolve(name)), libraries, sources);
  }

  private Path jar(String name, Path classes) throws IOException {
    Files.createDirectories(folder.resolve(name).getParent());
    return Built.jar(folder.resolve(name), Built.files(classes));
  }

  private static String[] sources(String packageName) {
    return new String[] {PAGE.formatted(packageName), TIMES.formatted(packageName)};
  }

  /** Scans a service that sends a library's classes. */
  private ScanRun scan(Path application, Path library, String... more) {
    return ScanRun.of(
        Stream.concat(
                Stream.of(
                    application,
                    "--class-path=" + library,
                    "--service-interfaces=com.acme.api.*",
                    "--hessian-lite=4.0.4"),
                Stream.of(more))
            .toArray());
  }

  private ScanRun scanWithJar(String packageName, String jar, String... more) throws IOException {
    Path library = built("library", List.of(), sources(packageName));
    Path application = built("application", List.of(library), SERVICE.formatted(packageName));
    return scan(application, jar(jar, library), more);
  }

  @Test
  void areOneForEachClass() throws IOException {
    String out = scanWithJar("org.pages", "lib/pages.jar").out();

    assertThat(out)
        .contains(
            """
            Page is a class of a library with 4 members that do not arrive (total, size, order, ...); \
            the worst is lost on the way (hessian-lite 4.0.4)
                why      only keys, values and elements are sent
                sent by  OrderService.find() -> Page.total; 1 method of 1 service
                instead  do not send Page: copy what callers need into a class of your own and send \
            that
            """);
    assertThat(out).contains("1 costly member, 1 value does not arrive; ");
    assertThat(out)
        .containsMatch(
            "ZonedDateTime +Times\\.zoned and 2 more members of this class of a library");
  }

  @Test
  void areOneInAllReports() throws IOException {
    Path sarif = folder.resolve("scan.sarif");
    Path page = folder.resolve("scan.html");
    Path markdown = folder.resolve("scan.md");

    scanWithJar(
        "org.pages", "pages.jar", "--sarif=" + sarif, "--html=" + page, "--markdown=" + markdown);

    for (Path file : List.of(sarif, page, markdown)) {
      assertWithMessage(file.toString())
          .that(Files.readString(file))
          .contains("do not send Page: copy what callers need into a class of your own");
      assertThat(Files.readString(file)).doesNotContain("Page.size is a field");
    }
    assertThat(Files.readString(sarif)).contains("do not send Times");
  }

  @Test
  void haveALineEachInABaseline() throws IOException {
    Path baseline = folder.resolve("baseline");

    scanWithJar("org.pages", "pages.jar", "--baseline=" + baseline, "--baseline-mode=write");

    assertThat(Files.readAllLines(baseline))
        .containsAtLeast(
            "org.pages.Page#size BrokenRpcValue.container-field",
            "org.pages.Page#total BrokenRpcValue.container-field",
            "org.pages.Times#at java.time.Instant",
            "org.pages.Times#zoned java.time.ZonedDateTime");
    ScanRun again =
        scan(
            folder.resolve("application"),
            folder.resolve("pages.jar"),
            "--baseline=" + baseline,
            "--fail-on=new");
    assertWithMessage(again.out()).that(again.exitCode()).isEqualTo(0);
    assertThat(again.out()).doesNotContain("class of a library");
  }

  /** Code of libraries is read as well, but what Java serialization loses they can do without. */
  @Test
  void tellOfConstructorsAndOfRestoredFields() throws IOException {
    Path library =
        built(
            "library",
            List.of(),
            """
            package org.pages; import java.io.*;
            public class Paged implements Serializable {
              final Sorted sorted; Paged(Sorted sorted) { this.sorted = Checks.present(sorted); }
            }
            """,
            """
            package org.pages; import java.io.*;
            public class Sorted implements Serializable {
              transient Object lock = new Object(); transient int size; Sorted(String name) {}
              private void readObject(ObjectInputStream in) throws IOException { size = in.readInt(); }
            }
            """,
            """
            package org.pages;
            class Checks {
              static <T> T present(T any) { if (any == null) { throw new IllegalStateException(); } return any; }
            }
            """);
    Path application =
        built(
            "application",
            List.of(library),
            "package com.acme.api; public interface OrderService { org.pages.Paged find(); }");
    Path jar = jar("pages.jar", library);

    assertThat(broken(application, jar, "4.0.4"))
        .containsExactly("org.pages.Sorted#size BrokenRpcValue.restored-value");
    assertThat(broken(application, jar, "3.2"))
        .containsExactly(
            "org.pages.Paged#<class> BrokenRpcValue.constructor",
            "org.pages.Sorted#size BrokenRpcValue.restored-value");
  }

  private List<String> broken(Path application, Path library, String release) throws IOException {
    Path baseline = folder.resolve("baseline-" + release);
    var unused =
        ScanRun.of(
            application,
            "--class-path=" + library,
            "--service-interfaces=com.acme.api.*",
            "--hessian-lite=" + release,
            "--baseline=" + baseline,
            "--baseline-mode=write");
    return Files.readAllLines(baseline).stream()
        .filter(line -> line.contains(" BrokenRpcValue."))
        .toList();
  }

  @Test
  void areSeparateInClassesOfOtherModules() throws IOException {
    assertThat(scanWithJar("com.acme.common", "common.jar").out())
        .contains("Page.size is a field of a map or collection class");
  }

  @Test
  void areSeparateInJarsThatTheBuildMade() throws IOException {
    assertThat(scanWithJar("org.pages", "pages/target/pages.jar").out())
        .contains("Page.size is a field of a map or collection class");
  }

  @Test
  void areSeparateInFolders() throws IOException {
    Path library = built("library", List.of(), sources("org.pages"));
    Path application = built("application", List.of(library), SERVICE.formatted("org.pages"));

    assertThat(scan(application, library).out())
        .contains("Page.size is a field of a map or collection class");
  }

  /** Its provider owns both, and a consumer cannot send anything else. */
  @Test
  void areSeparateInTheJarOfTheService() throws IOException {
    Path api =
        built(
            "api",
            List.of(),
            PAGE.formatted("org.pages"),
            TIMES.formatted("org.pages"),
            "package org.pages; public interface Pages { Page<String> find(); }");
    Path application =
        built(
            "application",
            List.of(api),
            "package com.acme.api; public interface OrderService extends org.pages.Pages {}");
    ScanRun separate =
        ScanRun.of(
            built("empty", List.of(), "package com.acme; class None {}"),
            jar("api.jar", api),
            "--service-interfaces=org.pages.Pages",
            "--hessian-lite=4.0.4");

    assertThat(separate.out()).contains("Page.size is a field of a map or collection class");
    assertThat(scan(application, folder.resolve("api.jar")).out())
        .contains("Page is a class of a library with 4 members");
  }
}
