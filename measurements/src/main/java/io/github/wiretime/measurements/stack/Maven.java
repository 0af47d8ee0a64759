package io.github.wiretime.measurements.stack;

import java.io.File;
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
    Optional.ofNullable(System.getProperty("wiretime.maven"))
        .map(File::new)
        .ifPresent(maven::setMavenHome);
    try {
      return maven.execute(request).getExitCode() == 0;
    } catch (MavenInvocationException notStarted) {
      throw new IOException(notStarted);
    }
  }
}
