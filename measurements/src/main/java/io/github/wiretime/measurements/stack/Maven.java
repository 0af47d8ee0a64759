package io.github.wiretime.measurements.stack;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.shared.invoker.DefaultInvocationRequest;
import org.apache.maven.shared.invoker.DefaultInvoker;
import org.apache.maven.shared.invoker.InvocationRequest;
import org.apache.maven.shared.invoker.MavenInvocationException;

/** Lets the Maven that built this fetch things. */
public final class Maven {

  private Maven() {}

  /**
   * Its folder, which {@code measurements/run} names.
   *
   * @throws IOException if nothing names it
   */
  public static Path home() throws IOException {
    return configured()
        .orElseThrow(() -> new IOException("run it by measurements/run, which names Maven's home"));
  }

  /** Else the invoker looks for one. */
  private static Optional<Path> configured() {
    return Optional.ofNullable(System.getProperty("wiretime.maven")).map(Path::of);
  }

  /**
   * Runs as many modules as succeed; Maven itself says what it cannot find.
   *
   * @return whether all did
   */
  public static boolean run(Path folder, String... arguments) throws IOException {
    InvocationRequest request = new DefaultInvocationRequest();
    request.setBaseDirectory(folder.toFile());
    request.addArgs(List.of(arguments));
    request.setBatchMode(true);
    request.setNoTransferProgress(true);
    request.setQuiet(true);
    request.setReactorFailureBehavior(InvocationRequest.ReactorFailureBehavior.FailAtEnd);
    DefaultInvoker maven = new DefaultInvoker();
    configured().map(Path::toFile).ifPresent(maven::setMavenHome);
    try {
      return maven.execute(request).getExitCode() == 0;
    } catch (MavenInvocationException notStarted) {
      throw new IOException(notStarted);
    }
  }
}
