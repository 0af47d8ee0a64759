package com.acme.times;

import com.alipay.sofa.rpc.config.ConsumerConfig;
import com.alipay.sofa.rpc.config.ProviderConfig;
import com.alipay.sofa.rpc.config.ServerConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Date;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A provider and a consumer with SOFARPC's protocol bolt, and a counter between them. For each type
 * it prints how many bytes longer a response gets by its first value and by a second one.
 */
public final class Calls {

  public interface Times {
    Object[] echo(Object[] sent);
  }

  public static final class Echo implements Times {
    @Override
    public Object[] echo(Object[] sent) {
      return sent;
    }
  }

  private static final LocalDateTime AT = LocalDateTime.parse("2024-05-17T13:47:29.123456789");
  private static final LocalDateTime LATER = AT.plusHours(25).plusMinutes(1).plusNanos(1_001_001);

  private static final AtomicLong RECEIVED = new AtomicLong();

  public static void main(String[] arguments) throws Exception {
    ServerConfig server =
        new ServerConfig()
            .setProtocol("bolt")
            .setHost("127.0.0.1")
            .setPort(Integer.parseInt(arguments[0]))
            .setAdaptivePort(true) // somebody may have taken it meanwhile
            .setDaemon(true);
    new ProviderConfig<Times>()
        .setInterfaceId(Times.class.getName())
        .setRef(new Echo())
        .setServer(server)
        .setRegister(false)
        .export();
    ServerSocket counter = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"));
    daemon(() -> accept(counter, server.getPort()));
    Times times =
        new ConsumerConfig<Times>()
            .setInterfaceId(Times.class.getName())
            .setProtocol("bolt")
            .setDirectUrl("bolt://127.0.0.1:" + counter.getLocalPort())
            .setConnectTimeout(60_000)
            .setTimeout(60_000)
            .setRegister(false)
            .setSubscribe(false)
            .refer();
    ZoneId zone = ZoneId.of("Asia/Shanghai");
    print(times, AT.toLocalDate(), LATER.toLocalDate());
    print(times, AT, LATER);
    print(times, AT.atZone(zone), LATER.atZone(zone));
    print(times, Date.from(AT.atZone(zone).toInstant()), Date.from(LATER.atZone(zone).toInstant()));
    System.out.println("DONE");
    Runtime.getRuntime().halt(0);
  }

  private static void print(Times times, Object first, Object second) {
    long none = received(times);
    long one = received(times, first);
    long two = received(times, first, second);
    System.out.println(
        "BYTES " + first.getClass().getName() + " " + (one - none) + " " + (two - one));
  }

  /** The bytes of a response; the second, because the first call opens the connection. */
  private static long received(Times times, Object... sent) {
    times.echo(sent);
    long before = RECEIVED.get();
    if (times.echo(sent).length != sent.length) {
      throw new IllegalStateException("something else came back");
    }
    return RECEIVED.get() - before;
  }

  private static void accept(ServerSocket counter, int port) {
    try {
      while (true) {
        Socket consumer = counter.accept();
        Socket provider = new Socket("127.0.0.1", port);
        daemon(() -> pump(consumer, provider, new AtomicLong()));
        daemon(() -> pump(provider, consumer, RECEIVED));
      }
    } catch (IOException closed) {
      // The calls have ended.
    }
  }

  private static void daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
  }

  private static void pump(Socket from, Socket to, AtomicLong count) {
    byte[] buffer = new byte[1 << 16];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        count.addAndGet(read);
        out.write(buffer, 0, read);
      }
    } catch (IOException ended) {
      // One of the two has ended.
    }
  }
}
