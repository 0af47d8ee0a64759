package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.toList;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a scan says to Chinese readers, and what stays in English because programs read it. */
final class ChineseScanTest {

  /** Two English words side by side; names have none, apart from these. */
  private static final String ENGLISH = "[a-z]{2,} [a-z]{2,}";

  private static final String SERVICE = "--service-interfaces=com.acme.OrderService";

  private static final String ORDERS =
      "package com.acme; public interface OrderService { OrderDto find(OrderQuery query); }";

  private static final String ORDER =
      """
      package com.acme;
      public class OrderDto implements java.io.Serializable {
        java.time.LocalDateTime createdAt;
        java.util.List<java.time.Instant> history;
        float rate;
      }
      """;

  private static final String QUERY =
      """
      package com.acme;
      public class OrderQuery implements java.io.Serializable {
        java.time.LocalDate from, to;
      }
      """;

  @TempDir private Path folder;

  private Command chinese(String command, Object... arguments) {
    return Command.run(
        Stream.concat(Stream.of(command, "--lang=zh", SERVICE, app()), Stream.of(arguments))
            .toArray());
  }

  private Path app() {
    Path app = folder.resolve("app");
    return Files.exists(app) ? app : Built.classes(app, List.of(), ORDERS, ORDER, QUERY);
  }

  @Test
  void hasStraightColumns() {
    Command scan = chinese("scan");

    assertThat(scan.errors()).isEmpty();
    assertThat(scan.out())
        .isEqualTo(
            """
            1 个服务，涉及 2 个类，4 个高开销成员，1 个值使接收方崩溃；默认按 hessian-lite 4.0.4 计算

            会出错的值（见 https://github.com/wiretime/wiretime/blob/main/docs/zh/BrokenRpcValue.md）：
            OrderDto.rate 是基本类型 float 的字段，会使接收方崩溃（float，默认按 hessian-lite 4.0.4 计算）
                原因     字段只有四字节，却写入八字节：值不对，后面的内存也被覆盖
                路径     OrderService.find() -> OrderDto.rate；1 个服务的 1 个方法
                改法     以新名称增加 Double 或 Float 类型的字段

            首个值  后续值  耗时  类型           成员
               245    15.4    6x  LocalDateTime  OrderDto.createdAt  OrderService.find()；1 个方法
                82      11    2x  Instant        OrderDto.history  OrderService.find()；1 个方法
                79       5    2x  LocalDate      OrderQuery.from, to  OrderService.find(OrderQuery)；1 个方法
            （见 https://github.com/wiretime/wiretime/blob/main/docs/zh/CostlyRpcTime.md）
            """);
  }

  @Test
  void tellsWhatIsMissingOrMatchesNothing() throws IOException {
    Path app = app();
    Files.delete(app.resolve("com/acme/OrderQuery.class"));
    Files.writeString(app.resolve("application.yml"), "dubbo: {protocol: {name: '${name}'}}");
    Files.writeString(app.resolve("spring.xml"), "<beans><");

    Command scan =
        chinese(
            "scan", Files.createDirectory(folder.resolve("empty")), "--cheap-types=com.acme.None");

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scan.errors().lines().collect(toList()))
        .containsAtLeast(
            "wiretime-scan: " + folder.resolve("empty") + "：其中没有类",
            "wiretime-scan: --cheap-types：输入和类路径中都没有与 'com.acme.None' 匹配的类",
            "wiretime-scan: 结果不完整：应用有一部分缺失、损坏或被跳过，可能还有其他问题");
    assertChinese(scan.errors());
  }

  @Test
  void saysThatThereIsNoService() {
    Command scan = Command.run("--lang=zh", app());

    assertThat(scan.errors())
        .isEqualTo(
            "wiretime-scan: 没有找到使用 Hessian 的服务（既没有声明，也没有引用）；如果服务以其他方式声明，请用 --service-interfaces"
                + " 指定其接口\n");
  }

  @Test
  void comparesTwoLinesOfDubbo() throws IOException {
    Path page = folder.resolve("upgrade.html");

    Command upgrade = chinese("upgrade", "--from=3.2", "--to=3.3", "--html=" + page);

    assertThat(upgrade.out())
        .isEqualTo(
            """
            Dubbo 3.2 -> 3.3，hessian-lite 3.2 -> hessian-lite 4.0.4：会出错 1，新增开销 4

            默认序列化方式                   升级前     升级后
            本应用提供，消费者低于 3.2       hessian2   hessian2
            本应用提供，消费者为 3.2 及以上  fastjson2  hessian2
            本应用调用，提供者为 3.2         fastjson2  fastjson2
            本应用调用，提供者为其他版本     hessian2   hessian2
            直连（不经注册中心）             hessian2   hessian2
            fastjson2 -> hessian2: OrderService

            变化      升级前                   升级后                 类型或规则     成员
            会出错    fastjson2                接收方的 JVM 可能崩溃  float          OrderDto.rate
            新增开销  17, 15, 1x（fastjson2）  245, 15.4, 6x          LocalDateTime  OrderDto.createdAt
            新增开销  15, 13, 1x（fastjson2）  82, 11, 2x             Instant        OrderDto.history
            新增开销  9, 7, 1x（fastjson2）    79, 5, 2x              LocalDate      OrderQuery.from, OrderQuery.to

            升级后会出错的值：
            OrderDto.rate 是基本类型 float 的字段，会使接收方崩溃（float，hessian-lite 4.0.4）
                原因     字段只有四字节，却写入八字节：值不对，后面的内存也被覆盖
                路径     OrderService.find() -> OrderDto.rate；1 个服务的 1 个方法
                改法     以新名称增加 Double 或 Float 类型的字段

            Dubbo 3.3 不会拒绝你的任何类（3.2 起默认为 STRICT，升级前已是 STRICT）
            """);
    assertThat(Files.readString(page)).contains("<html lang=\"zh-CN\">");
    assertChinese(text(page));
  }

  @Test
  void explainsAPatchAndWhatItLeavesOut() {
    Path sources = folder.resolve("sources");

    Command fix = chinese("fix", "--patch=" + folder.resolve("step.patch"), "--root=" + folder);

    assertThat(fix.out()).contains("第 1 次发布：没有可生成的补丁\n不处理（手工迁移见 https://");
    assertThat(fix.out()).contains("：找不到源码：请用 --sources 指定源码目录\n");
    assertThat(sources.toFile().exists()).isFalse();
    assertChinese(fix.out());
  }

  @Test
  void writesAPageThatIsChineseInAnyBrowser() throws IOException {
    Path page = folder.resolve("report.html");

    chinese("scan", "--html=" + page);

    assertThat(Files.readString(page)).contains("<html lang=\"zh-CN\">");
    assertThat(Files.readString(page)).contains("<title>传输开销高的时间类型</title>");
    assertThat(Files.readString(page)).contains("docs/zh/CostlyRpcTime.md");
  }

  /** Whoever compares one report with the next must not see a finding twice. */
  @Test
  void isNotInFilesThatProgramsRead() throws IOException {
    ImmutableList<String> files = ImmutableList.of("--sarif=", "--baseline-mode=write --baseline=");

    for (String file : files) {
      Path english = folder.resolve("english");
      Path chinese = folder.resolve("chinese");
      Command.run(
          Stream.of(SERVICE, app() + "", file + english).flatMap(ChineseScanTest::words).toArray());
      chinese("scan", words(file + chinese).toArray());

      assertWithMessage(file).that(Files.readString(chinese)).isEqualTo(Files.readString(english));
      Files.delete(english);
      Files.delete(chinese);
    }
  }

  @Test
  void isALanguageThatThereIs() {
    Command scan = Command.run("--lang=fr", app());

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors())
        .isEqualTo("wiretime-scan: --lang: 'fr' is not a language; there are en, zh\n");
  }

  private static Stream<String> words(String arguments) {
    return Stream.of(arguments.split(" "));
  }

  private static String text(Path page) throws IOException {
    return Files.readString(page)
        .replaceAll("(?s)<(style|script)>.*?</\\1>", "")
        .replaceAll("<[^>]*>", "");
  }

  private static void assertChinese(String said) {
    assertThat(said.replace("class path", "").replace("git apply", ""))
        .doesNotContainMatch(ENGLISH);
  }
}
