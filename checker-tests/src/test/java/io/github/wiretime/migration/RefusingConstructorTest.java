package io.github.wiretime.migration;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Receivers that call constructors cannot make objects whose constructor refuses null or 0. */
@Tag("slow")
final class RefusingConstructorTest {

  private static final String FIRST_AID = "com.caucho.hessian.unsafe=false";

  private static final String REFUSES =
      "class Dto implements java.io.Serializable {"
          + " String name; Dto(String name) { this.name = name.trim(); } }";
  private static final String ALSO_EMPTY =
      "class Dto implements java.io.Serializable {"
          + " String name; Dto() {} Dto(String name) { this.name = name.trim(); } }";
  private static final String TAKES =
      "class Dto implements java.io.Serializable {"
          + " String name; Dto(String name) { this.name = name; } }";
  private static final String EXCEPTION =
      "class Dto extends RuntimeException {"
          + " String name; Dto(String name) { this.name = name.trim(); } }";
  private static final String NUMBER =
      "class Dto implements java.io.Serializable {"
          + " java.math.BigInteger total; Dto(String name) { total = java.math.BigInteger.TEN; } }";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {REFUSES, EXCEPTION})
  void dubbo32CannotReadThem(String dto) throws Exception {
    assertThat(sent(dto, "hessian-lite-3.2.13.jar", "")).startsWith("failed");
  }

  @ParameterizedTest
  @ValueSource(strings = {ALSO_EMPTY, TAKES, NUMBER})
  void dubbo32ReadsOthers(String dto) throws Exception {
    assertThat(sent(dto, "hessian-lite-3.2.13.jar", "")).isEqualTo("received Dto");
  }

  @ParameterizedTest
  @ValueSource(strings = {REFUSES, EXCEPTION, TAKES, NUMBER})
  void dubbo33CallsNoConstructor(String dto) throws Exception {
    assertThat(sent(dto, "hessian-lite-4.0.3.jar", "")).isEqualTo("received Dto");
    assertThat(sent(dto, "hessian-lite-4.0.4.jar", "")).isEqualTo("received Dto");
  }

  @ParameterizedTest
  @ValueSource(strings = {REFUSES, EXCEPTION, NUMBER})
  void theFirstAidForFloatsMakesItCallThem(String dto) throws Exception {
    assertThat(sent(dto, "hessian-lite-4.0.3.jar", FIRST_AID)).startsWith("failed");
    assertThat(sent(dto, "hessian-lite-4.0.4.jar", FIRST_AID)).startsWith("failed");
  }

  @ParameterizedTest
  @ValueSource(strings = {ALSO_EMPTY, TAKES})
  void theFirstAidReadsOthers(String dto) throws Exception {
    assertThat(sent(dto, "hessian-lite-4.0.3.jar", FIRST_AID)).isEqualTo("received Dto");
    assertThat(sent(dto, "hessian-lite-4.0.4.jar", FIRST_AID)).isEqualTo("received Dto");
  }

  private String sent(String dto, String release, String property) throws Exception {
    Path classes =
        ClassFiles.compile(
            folder,
            dto
                + """

                class Peer {
                  static Object send() {
                    return new Dto("a");
                  }

                  static String receive(Object dto) {
                    return dto.getClass().getName();
                  }
                }
                """);
    return new Peer(classes, release, "").sendTo(new Peer(classes, release, property));
  }
}
