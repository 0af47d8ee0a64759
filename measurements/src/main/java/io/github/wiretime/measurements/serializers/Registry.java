package io.github.wiretime.measurements.serializers;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A ZooKeeper of one cell, so that no address of an earlier one is in it. */
final class Registry implements AutoCloseable {

  private static final int MILLIS = 20;
  private static final int ATTEMPTS = 1_000;

  private final JavaProcess process;
  private final int port;

  private Registry(JavaProcess process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Starts one with its files in a folder, and waits until it answers. */
  static Registry start(List<Path> classPath, Path folder)
      throws IOException, InterruptedException {
    int port = Ports.free();
    Path configuration = Files.createDirectories(folder).resolve("zoo.cfg");
    Files.writeString(
        configuration,
        """
        dataDir=%s
        clientPort=%d
        clientPortAddress=127.0.0.1
        tickTime=2000
        """
            .formatted(folder.resolve("data"), port));
    JavaProcess process =
        JavaProcess.start(
            folder,
            classPath,
            List.of("-Dzookeeper.admin.enableServer=false"),
            List.of("org.apache.zookeeper.server.ZooKeeperServerMain", configuration.toString()));
    Registry registry = new Registry(process, port);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (registry.answers()) {
        return registry;
      }
      Thread.sleep(MILLIS);
    }
    registry.close();
    throw new IOException("the registry does not start");
  }

  private boolean answers() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), MILLIS);
      return true;
    } catch (IOException notYet) {
      return false;
    }
  }

  String url() {
    return "zookeeper://127.0.0.1:" + port;
  }

  @Override
  public void close() {
    process.close();
  }
}
