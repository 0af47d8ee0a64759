package io.github.wiretime.scan.archive;

/** A file of a test that is nowhere. */
public record InMemory(String shown, byte[] bytes) implements Entry.Content {

  @Override
  public byte[] read() {
    return bytes.clone();
  }
}
