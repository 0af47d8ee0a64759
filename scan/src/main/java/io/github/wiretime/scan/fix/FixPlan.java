package io.github.wiretime.scan.fix;

/**
 * A patch and what it is about.
 *
 * @param rows what becomes of the findings
 * @param files how many the patch changes
 * @param isTooEarly whether the second step is asked for and nothing has done the first; where it
 *     has been done, members that still have no twins are left out, each with this reason
 * @param isUnreleased whether nothing is patched because the latest release has no twins
 * @param isUnknownToPeers whether there are peers, and none of them has any of the classes
 * @param patch its bytes, which have the encodings of the files; empty if nothing is to patch
 */
public record FixPlan(
    Step step,
    Rows rows,
    int files,
    boolean isTooEarly,
    boolean isUnreleased,
    boolean isUnknownToPeers,
    Bytes patch) {

  /** Bytes that nobody changes. */
  public static final class Bytes {
    private final byte[] content;

    Bytes(byte[] content) {
      this.content = content.clone();
    }

    /** A copy. */
    public byte[] content() {
      return content.clone();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
      return content.length == 0;
    }
  }
}
