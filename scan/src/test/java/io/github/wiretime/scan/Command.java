package io.github.wiretime.scan;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import picocli.CommandLine;

/** What the command answers. */
record Command(int exitCode, String out, String errors) {

  static Command run(Object... arguments) {
    StringWriter out = new StringWriter();
    StringWriter errors = new StringWriter();
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    CommandLine line = Commands.all(words);
    line.setOut(new PrintWriter(out)).setErr(new PrintWriter(errors));
    int exitCode = Commands.execute(line, words);
    return new Command(exitCode, out.toString(), errors.toString());
  }
}
