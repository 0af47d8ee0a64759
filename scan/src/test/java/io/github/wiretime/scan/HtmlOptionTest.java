package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a scan of class files. */
class HtmlOptionTest {

  private static final Map<String, String> SOURCES =
      Map.of(
          "Order", "public class Order { java.time.LocalDate due; }",
          "Orders", "public interface Orders { Order find(String id); void put(Order order); }",
          "Bills", "public interface Bills { Order order(long id); }");

  @TempDir private Path folder;

  @Test
  void listsAMemberAtEachMethodThatSendsIt() throws IOException {
    for (var source : SOURCES.entrySet()) {
      Path file = folder.resolve(source.getKey() + ".java");
      Files.writeString(file, source.getValue());
    }
    ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            null,
            null,
            "-sourcepath",
            folder.toString(),
            folder + "/Orders.java",
            folder + "/Bills.java");
    Path page = folder.resolve("made/report.html");
    int exit =
        Commands.all()
            .execute(
                folder.toString(),
                "--service-interfaces",
                "Orders,Bills",
                "--html",
                page.toString());
    assertThat(exit).isEqualTo(0);
    assertThat(Files.readString(page))
        .contains(
            "\"senders\": [[\"Bills\",\"order(long)\"],[\"Orders\",\"find(String)\"],"
                + "[\"Orders\",\"put(Order)\"]],\"reaches\": [[0,1,2]]");
  }

  @Test
  void callsMembersAsTheTextDoes() throws IOException {
    Path classes =
        Built.classes(
            folder.resolve("out"),
            List.of(),
            "package app; public interface Orders { java.time.Year find(String id, java.time.LocalDate day); }");
    Path page = folder.resolve("report.html");

    String text = Command.run(classes, "--service-interfaces", "app.Orders", "--html", page).out();

    for (String member :
        List.of("parameter 2 of Orders.find(String,LocalDate)", "what Orders.find() returns")) {
      assertThat(text).contains(member);
      assertThat(Files.readString(page)).contains("\"member\": \"" + member + "\"");
    }
  }
}
