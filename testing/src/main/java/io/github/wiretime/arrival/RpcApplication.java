package io.github.wiretime.arrival;

/** An application that provides services on a port, and calls those that are provided there. */
public interface RpcApplication {

  /** One with a release, which the JVM has on its class path. */
  static RpcApplication of(RpcRelease release, int port) {
    if (release.hessian().isOfSofa()) {
      return new SofaApplication(port);
    }
    return release == RpcRelease.DUBBO_2_7_23
        ? new DubboApplication(port)
        : new DubboApplication.OfItsOwn(port);
  }

  /** Lets others call a provider. */
  <T> void provide(Class<T> service, T provider);

  /** Who calls the provider. */
  <T> T consumer(Class<T> service);
}
