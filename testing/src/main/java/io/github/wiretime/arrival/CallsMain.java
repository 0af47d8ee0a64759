package io.github.wiretime.arrival;

import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.GraphLoader;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.lang.reflect.Field;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A JVM with one release of Dubbo or SOFARPC, which calls each of the services that it is given and
 * prints what becomes of their results.
 */
final class CallsMain {
  static final String JUDGED = "judged\t";
  static final String END = "end of calls";

  private CallsMain() {}

  @SuppressWarnings({"unchecked", "BanSerializableRead"}) // a test of ours wrote it
  public static void main(String[] releases) throws Exception {
    Map<String, byte[]> classes;
    Set<String> services;
    try (var in = new ObjectInputStream(System.in)) {
      classes = (Map<String, byte[]>) in.readObject();
      services = (Set<String>) in.readObject();
    }
    GraphLoader loader = new CompiledClasses(Map.of(), classes).loader();
    Thread.currentThread().setContextClassLoader(loader); // threads of Dubbo look for classes there
    for (String service : services) {
      Class<?> type = loader.named(service);
      Class<?> lists = loader.named(type.getPackageName() + ".Lists");
      RpcApplication application = application(RpcRelease.valueOf(releases[0]));
      new Judge(loader, new ServiceCall(List.of(type, lists), application))
          .verdict(Set.of(service))
          .forEach(
              (member, arrival) ->
                  System.out.println(
                      JUDGED + member + "\t" + arrival.outcome() + "\t" + arrival.detail()));
    }
    System.out.println(END);
    System.out.flush();
    Runtime.getRuntime().halt(0); // not waiting for servers and threads
  }

  private static RpcApplication application(RpcRelease release)
      throws IOException, ReflectiveOperationException {
    int port;
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    if (!release.hessian().isOfSofa()) {
      forgetRefusedTypes();
    }
    return RpcApplication.of(release, port);
  }

  /** What one application refused, its Hessian refuses in all applications of the JVM. */
  private static void forgetRefusedTypes() throws ReflectiveOperationException {
    Field cache =
        Class.forName("com.alibaba.com.caucho.hessian.io.SerializerFactory")
            .getDeclaredField("_unrecognizedTypeCache");
    cache.setAccessible(true);
    ((Map<?, ?>) cache.get(null)).clear();
  }
}
