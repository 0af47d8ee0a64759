package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Javac;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.Source;
import io.github.wiretime.checker.harness.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the checks say to Chinese readers, and what stays in English because programs read it. */
final class ChineseMessageTest {

  private static final String SARIF = "target/costly.sarif";
  private static final String CODE_QUALITY = "target/gitlab.json";

  @TempDir private Path folder;

  private static Build chinese(String declarations) {
    return Wire.build(declarations).option("Lang", "zh").option("HessianLite", "4.0.4");
  }

  private static ImmutableList<String> warnings(Build build) {
    return build.run().warnings();
  }

  @Test
  void ofAField() {
    assertThat(
            warnings(
                chinese(
                    """
                    interface OrderService { List<Order> find(); }
                    class Order { LocalDateTime createdAt; }
                    """)))
        .containsExactly(
            """
            [CostlyRpcTime] 'createdAt' 以 LocalDateTime 传输：245 字节，耗时为 Date 的 6 倍（hessian-lite 4.0.4）
                路径     OrderService.find() -> Order.createdAt；1 个服务的 1 个方法
                开销     一条消息中首个值 245 字节，后续每个 15.4 字节；Date 为 9 字节
                改法     新增毫秒时间戳或 Date 类型的字段；保留名称而直接换类型，会让其他应用出错甚至崩溃
                (see https://github.com/wiretime/wiretime/blob/main/docs/zh/CostlyRpcTime.md)\
            """);
  }

  @Test
  void ofAMethod() {
    assertThat(
            warnings(
                chinese(
                    """
                    interface OrderService { java.time.LocalDate last(java.time.Instant from); }
                    """)))
        .containsExactly(
            """
            [CostlyRpcTime] last() 的返回值以 LocalDate 传输：79 字节，耗时为 Date 的 2 倍（hessian-lite 4.0.4）
                路径     OrderService.last()；1 个服务的 1 个方法
                开销     一条消息中首个值 79 字节，后续每个 5 字节；Date 为 9 字节
                改法     新增使用数值类型（例如从 1970-01-01 起的天数）的方法；保留名称而直接换类型，会让其他应用出错甚至崩溃
                (see https://github.com/wiretime/wiretime/blob/main/docs/zh/CostlyRpcTime.md)\
            """,
            """
            [CostlyRpcTime] last(Instant) 的参数 from 以 Instant 传输：82 字节，耗时为 Date 的 2 倍（hessian-lite 4.0.4）
                路径     OrderService.last(Instant from)；1 个服务的 1 个方法
                开销     一条消息中首个值 82 字节，后续每个 11 字节；Date 为 9 字节
                改法     新增使用毫秒时间戳或 Date 类型的方法；保留名称而直接换类型，会让其他应用出错甚至崩溃
                (see https://github.com/wiretime/wiretime/blob/main/docs/zh/CostlyRpcTime.md)\
            """);
  }

  @Test
  void ofWhatDoesNotArrive() {
    Outcome outcome =
        Javac.checkingAll()
            .with(
                "-Xep:CostlyRpcTime:OFF",
                "-XepOpt:CostlyRpcTime:Lang=zh",
                "-XepOpt:CostlyRpcTime:HessianLite=4.0.4",
                "-XepOpt:CostlyRpcTime:ServiceInterfaces=app.*Service")
            .compile(
                ImmutableList.of(
                    Source.of("package app; interface OrderService { Order find(); }"),
                    Source.of(
                        """
                        package app;
                        class Order implements java.io.Serializable { float rate; }
                        """)));

    assertThat(outcome.warnings())
        .containsExactly(
            """
            [BrokenRpcValue] 'rate' 是基本类型 float 的字段，会使接收方崩溃（float，hessian-lite 4.0.4）
                原因     字段只有四字节，却写入八字节：值不对，后面的内存也被覆盖
                路径     OrderService.find() -> Order.rate；1 个服务的 1 个方法
                改法     以新名称增加 Double 或 Float 类型的字段
                (see https://github.com/wiretime/wiretime/blob/main/docs/zh/BrokenRpcValue.md)\
            """);
  }

  @Test
  void ofAnAcceptanceWithoutAReason() {
    assertThat(
            chinese(
                    "class Order { @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = \" \") LocalDate day; }")
                .run()
                .warnings()
                .toString())
        .contains("'@AcceptCostlyRpcTime' 必须写明理由");
  }

  @Test
  void isALanguageThatThereIs() {
    assertThat(Wire.build("interface OrderService {}").option("Lang", "fr").run().errors().get(0))
        .contains("'fr' is not a language; there are en, zh");
  }

  /** Whoever compares one report with the next must not see a finding twice. */
  @Test
  void isNotInFilesThatProgramsRead() throws IOException {
    Project english = project("english");
    Project chinese = project("chinese");

    english.compile();
    chinese.option("Lang", "zh").compile();

    assertThat(chinese.read(SARIF)).isEqualTo(english.read(SARIF));
    assertThat(chinese.read(CODE_QUALITY)).isEqualTo(english.read(CODE_QUALITY));
    assertThat(chinese.read("target/costly.md")).startsWith("# 传输开销高的时间类型\n\n新增 1\n");
    assertThat(chinese.read("target/costly.md")).doesNotContainMatch("[a-z]{2,} [a-z]{2,}");
  }

  private Project project(String name) throws IOException {
    return Project.in(Files.createDirectory(folder.resolve(name)))
        .with(
            "package app; public interface OrderService { Order find(); }",
            """
            package app;
            public class Order implements java.io.Serializable {
              java.time.LocalDate day;
              float rate;
            }
            """)
        .option("ServiceInterfaces", "app.*Service")
        .option("Report", SARIF)
        .option("CodeQuality", CODE_QUALITY);
  }
}
