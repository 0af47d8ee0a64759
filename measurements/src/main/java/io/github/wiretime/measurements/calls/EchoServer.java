package io.github.wiretime.measurements.calls;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** The provider: serves until its input ends, so that it never outlives who started it. */
public final class EchoServer {
  /** What it prints before its port number when it is ready. */
  static final String READY = "serving on port ";

  /**
   * 127.0.0.1 as one number. Dubbo takes every address that begins with "127." as a mistake: it
   * would bind to all interfaces, and call the machine's outer address.
   */
  static final String LOOPBACK = "2130706433";

  private EchoServer() {}

  /** Takes the protocol. */
  public static void main(String[] args) throws IOException {
    System.setProperty("DUBBO_IP_TO_BIND", LOOPBACK);
    int port = freePort();
    ProtocolConfig protocol = new ProtocolConfig(args[0], port);
    protocol.setSerialization(EchoClient.SERIALIZATION);
    protocol.setParameters(Map.of("prefer.serialization", EchoClient.SERIALIZATION));
    ServiceConfig<EchoService> service = new ServiceConfig<>();
    service.setInterface(EchoService.class);
    service.setRef(orders -> orders);
    service.setProtocol(protocol);
    service.setRegistry(new RegistryConfig(RegistryConfig.NO_AVAILABLE));
    DubboBootstrap.getInstance().application(application()).service(service).start();
    System.out.println(READY + port);
    while (System.in.read() >= 0) {
      // Only the end of the input matters.
    }
    DubboBootstrap.getInstance().stop();
    System.exit(0);
  }

  /**
   * Without the operations port, and with Dubbo's own service on a free one: 2.7 has no setter for
   * that.
   */
  static ApplicationConfig application() throws IOException {
    System.setProperty("dubbo.application.metadata-service-port", String.valueOf(freePort()));
    ApplicationConfig application = new ApplicationConfig("measurements");
    application.setQosEnable(false);
    return application;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
