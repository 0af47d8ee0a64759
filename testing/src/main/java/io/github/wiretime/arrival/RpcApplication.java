package io.github.wiretime.arrival;

/** An application that provides services on a port of its own and calls them there. */
interface RpcApplication {

  /** Who calls the provider. */
  <T> T consumer(Class<T> service, T provider);
}
