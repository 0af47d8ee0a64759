package io.github.wiretime.measurements.published;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is compared does the same work. */
final class FormatsTest {
  private static final long MILLIS = 1_715_953_649_123L;

  @ParameterizedTest
  @EnumSource
  void documentsArriveAsTheyWereSent(DocumentFormat format) throws Exception {
    assertThat(format.read(format.write())).isEqualTo(format.document());
  }

  @ParameterizedTest
  @EnumSource
  void smallObjectsArriveAsTheyWereSent(SmallFormat format) throws Exception {
    SmallItem object = new SmallItem("späť", -7, Long.MIN_VALUE);

    assertThat(format.read(format.write(object))).isEqualTo(object);
  }

  /** Java's serialization writes the name of the class, so its length counts. */
  @Test
  void measuringSizesAgainGivesTheCommittedFile() throws Exception {
    assertThat(PublishedRun.sizes())
        .isEqualTo(Table.read(Layout.here().result("published-sizes.csv")));
  }

  @ParameterizedTest
  @EnumSource
  void headersAreTheSame(HeaderFormat format) {
    String header = "Fri, 17 May 2024 13:47:29 GMT";

    assertThat(format.text(MILLIS)).isEqualTo(header);
    assertThat(format.bytes(MILLIS)).isEqualTo(header.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void cachedHeaderFollowsTheTime() {
    HeaderFormat format = HeaderFormat.CACHED_PER_SECOND;

    String first = format.text(MILLIS);

    assertWithMessage("same second").that(format.text(MILLIS + 1)).isSameInstanceAs(first);
    assertWithMessage("next second")
        .that(format.text(MILLIS + 1000))
        .isEqualTo("Fri, 17 May 2024 13:47:30 GMT");
  }
}
