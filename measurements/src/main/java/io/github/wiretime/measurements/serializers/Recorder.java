package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableList;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Stands between a consumer and a provider, on the same port of 127.0.0.2 as the provider of
 * 127.0.0.1, and notes what of the service goes through.
 */
final class Recorder implements Closeable {

  private static final int BUFFER = 1 << 16;

  private final ServerSocket server;
  private final int port;
  private final String protocol;
  private final List<Socket> open = Collections.synchronizedList(new ArrayList<>());
  private final List<Sent> sent = Collections.synchronizedList(new ArrayList<>());

  private Recorder(ServerSocket server, int port, String protocol) {
    this.server = server;
    this.port = port;
    this.protocol = protocol;
  }

  /** Begins to listen. */
  static Recorder listen(int port, String protocol) throws IOException {
    ServerSocket server = new ServerSocket(port, 50, InetAddress.getByName("127.0.0.2"));
    Recorder recorder = new Recorder(server, port, protocol);
    daemon(recorder::accept);
    return recorder;
  }

  private static void daemon(Runnable work) {
    Thread thread = new Thread(work, "recorder");
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    try {
      while (true) {
        Socket consumer = server.accept();
        Socket provider = new Socket(InetAddress.getLoopbackAddress(), port);
        open.add(consumer);
        open.add(provider);
        Set<Long> requests = ConcurrentHashMap.newKeySet();
        daemon(() -> pump(consumer, provider, messages(true, requests)));
        daemon(() -> pump(provider, consumer, messages(false, requests)));
      }
    } catch (IOException closed) {
      // The cell has ended.
    }
  }

  private Messages messages(boolean isRequest, Set<Long> requests) {
    return protocol.equals("tri")
        ? new TripleMessages(isRequest, sent::add)
        : new DubboMessages(requests, sent::add);
  }

  /** Looks at bytes before they go on, so that a request is known before its response comes. */
  private static void pump(Socket from, Socket to, Messages messages) {
    byte[] buffer = new byte[BUFFER];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        messages.add(buffer, count);
        out.write(buffer, 0, count);
      }
      to.shutdownOutput();
    } catch (IOException ended) {
      // One of the two has ended.
    }
  }

  /** What went through. */
  ImmutableList<Sent> sent() {
    return ImmutableList.copyOf(sent);
  }

  @Override
  public void close() throws IOException {
    server.close();
    for (Socket socket : ImmutableList.copyOf(open)) {
      socket.close();
    }
  }
}
