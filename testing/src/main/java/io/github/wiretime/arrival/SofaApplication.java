package io.github.wiretime.arrival;

import com.alipay.sofa.rpc.config.ConsumerConfig;
import com.alipay.sofa.rpc.config.ProviderConfig;
import com.alipay.sofa.rpc.config.ServerConfig;
import com.google.common.collect.ImmutableList;

/** One with SOFARPC. */
final class SofaApplication implements RpcApplication {

  private static final int PATIENCE_MILLIS = 10_000;

  /** One of them needs the jars of the tracer. */
  private static final ImmutableList<String> NO_FILTERS = ImmutableList.of("-*");

  private final ServerConfig server;
  private final int port;

  SofaApplication(int port) {
    this.port = port;
    server =
        new ServerConfig().setProtocol("bolt").setHost("127.0.0.1").setPort(port).setDaemon(true);
  }

  @Override
  public <T> void provide(Class<T> type, T provider) {
    new ProviderConfig<T>()
        .setInterfaceId(type.getName())
        .setRef(provider)
        .setServer(server)
        .setFilter(NO_FILTERS)
        .setRegister(false)
        .export();
  }

  @Override
  public <T> T consumer(Class<T> type) {
    return new ConsumerConfig<T>()
        .setInterfaceId(type.getName())
        .setProtocol("bolt")
        .setDirectUrl("bolt://127.0.0.1:" + port)
        .setFilter(NO_FILTERS)
        .setConnectTimeout(PATIENCE_MILLIS)
        .setTimeout(PATIENCE_MILLIS)
        .setRegister(false)
        .setSubscribe(false)
        .refer();
  }
}
