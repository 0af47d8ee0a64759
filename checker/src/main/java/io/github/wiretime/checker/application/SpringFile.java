package io.github.wiretime.checker.application;

import java.io.IOException;
import java.net.URI;

/**
 * A Spring file, which may declare services.
 *
 * @param address where it is
 * @param shown the same as a person should see it
 * @param content reads it whole
 * @param isOneOfMany whether nobody names this very file, so that it need not declare services
 * @param module the module or archive that it belongs to, see {@link Application#moduleOf}
 */
public record SpringFile(
    URI address, String shown, Content content, boolean isOneOfMany, String module) {

  /** Reads a file. */
  @FunctionalInterface
  public interface Content {

    /** The bytes. */
    byte[] read() throws IOException;
  }
}
