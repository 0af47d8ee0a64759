package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.Test;

/** The form of patches. */
final class UnifiedDiffTest {

  @Test
  void hasPathsAndContext() {
    assertThat(UnifiedDiff.of("src/A.java", "1\n2\n3\n4\n5\n", "1\n2\n3\n4\nnew\n5\n"))
        .isEqualTo(
            """
            --- a/src/A.java
            +++ b/src/A.java
            @@ -2,4 +2,5 @@
             2
             3
             4
            +new
             5
            """);
  }

  @Test
  void keepsCarriageReturns() {
    assertThat(UnifiedDiff.of("A", "a\r\nb\r\n", "a\r\nx\r\nb\r\n"))
        .isEqualTo("--- a/A\n+++ b/A\n@@ -1,2 +1,3 @@\n a\r\n+x\r\n b\r\n");
  }

  @Test
  void saysThatTheLastLineDoesNotEnd() {
    assertThat(UnifiedDiff.of("A", "a\nb", "a\nx\nb"))
        .isEqualTo("--- a/A\n+++ b/A\n@@ -1,2 +1,3 @@\n a\n+x\n b\n\\ No newline at end of file\n");
  }

  @Test
  void quotesNamesAsGitDoes() {
    assertThat(UnifiedDiff.quoted("a/b c.java")).isEqualTo("a/b c.java\t");
    assertThat(UnifiedDiff.quoted("a/é.java")).isEqualTo("\"a/\\303\\251.java\"");
    assertThat(UnifiedDiff.quoted("a/\"b\\.java")).isEqualTo("\"a/\\\"b\\\\.java\"");
  }
}
