package io.github.wiretime.scan.archive;

/** A file of a test that is nowhere. */
public final class InMemory implements Entry.Content {

  private final String shown;
  private final byte[] bytes;

  public InMemory(String shown, byte[] bytes) {
    this.shown = shown;
    this.bytes = bytes.clone();
  }

  @Override
  public String shown() {
    return shown;
  }

  @Override
  public byte[] read() {
    return bytes.clone();
  }
}
