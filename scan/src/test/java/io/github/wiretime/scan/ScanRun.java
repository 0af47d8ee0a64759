package io.github.wiretime.scan;

/** What the command answers, for tests of other packages. */
public record ScanRun(int exitCode, String out, String errors) {

  public static ScanRun of(Object... arguments) {
    Command run = Command.run(arguments);
    return new ScanRun(run.exitCode(), run.out(), run.errors());
  }
}
