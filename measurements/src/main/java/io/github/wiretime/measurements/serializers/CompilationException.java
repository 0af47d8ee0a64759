package io.github.wiretime.measurements.serializers;

/** A setting that a release of Dubbo has no way to write. */
final class CompilationException extends Exception {

  private static final long serialVersionUID = 1L;

  CompilationException(String message) {
    super(message);
  }
}
