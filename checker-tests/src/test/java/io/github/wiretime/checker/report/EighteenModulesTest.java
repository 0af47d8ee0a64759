package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The log of an application of 18 modules: 6 interfaces with 90 costly members in 25 classes, as
 * many modules that provide them and as many that call them, all with no option.
 */
final class EighteenModulesTest {

  private static final ImmutableList<String> DOMAINS =
      ImmutableList.of("User", "Order", "Member", "Product", "Payment", "Trade");

  private static final ImmutableList<String> FIELDS =
      ImmutableList.of("createTime", "updateTime", "validFrom", "validUntil");

  @TempDir private Path folder;

  @Test
  void aScreenAtMost() throws IOException {
    ImmutableList.Builder<Outcome> builds = ImmutableList.builder();
    for (String domain : DOMAINS) {
      Path api = Files.createDirectories(folder.resolve(domain));
      ClassFiles.compile(api, api(domain));
      builds.add(build(api, PROVIDER, domain));
      builds.add(build(api, CONSUMER, domain));
    }

    ImmutableList<String> log =
        builds.build().stream()
            .flatMap(outcome -> outcome.log().stream())
            .collect(toImmutableList());

    assertThat(log.size()).isAtMost(73);
    assertThat(
            log.stream()
                .filter(line -> line.matches(".*sends 15 costly (time )?members.*"))
                .count())
        .isEqualTo(2 * DOMAINS.size());
  }

  private static final String PROVIDER =
      """
      package shop.server;
      @org.apache.dubbo.config.annotation.DubboService
      public abstract class %1$sServiceImpl implements shop.api.%1$sService {}
      """;

  private static final String CONSUMER =
      """
      package shop.web;
      public class %1$sController {
        @org.apache.dubbo.config.annotation.DubboReference shop.api.%1$sService service;
      }
      """;

  private static Outcome build(Path api, String source, String domain) {
    return Build.of(source.formatted(domain)).against(api).run();
  }

  /** Of every interface 15 members: 4 classes with 3 or 4, in the last one 5 with 3. */
  private static String api(String domain) {
    boolean isLast = domain.equals(DOMAINS.get(DOMAINS.size() - 1));
    int fields = isLast ? 3 : 4;
    return """
        package shop.api;
        import java.time.*;
        public interface %1$sService {
          Result<%1$sResponse> find(long id);
          Result<Page<%1$sItem>> search(%1$sQuery query);
          void create(%1$sCommand command);
          %6$s
        }
        class Result<T> { int code; T data; }
        class Page<T> { long total; java.util.List<T> items; }
        class %1$sResponse { %2$s }
        class %1$sItem { %3$s }
        class %1$sQuery { %4$s }
        class %1$sCommand { %5$s }
        """
        .formatted(
            domain,
            fields("LocalDateTime", fields),
            fields("LocalDateTime", fields),
            fields("LocalDate", fields),
            fields("ZonedDateTime", 3),
            isLast ? "Summary sum(); class Summary { " + fields("Instant", 3) + " }" : "");
  }

  private static String fields(String type, int number) {
    return FIELDS.stream().limit(number).map(name -> type + " " + name + ";").collect(joining(" "));
  }
}
