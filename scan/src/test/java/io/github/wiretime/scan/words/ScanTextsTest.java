package io.github.wiretime.scan.words;

import io.github.wiretime.checker.words.BothLanguages;
import org.junit.jupiter.api.Test;

/** What only a scan says, in each language. */
final class ScanTextsTest {

  @Test
  void isSaidInBothLanguages() {
    BothLanguages.haveTheSameNames(ScanTexts.ALL);
    BothLanguages.haveTheSamePlaces(ScanTexts.ALL);
    BothLanguages.haveBracesOfPlacesOnly(ScanTexts.ALL);
    BothLanguages.areTranslated(ScanTexts.ALL);
  }
}
