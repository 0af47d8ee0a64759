package io.github.wiretime.checker.roots;

import java.util.Comparator;

/**
 * Who sends values of a class.
 *
 * @param service the fully qualified name of a service
 * @param method one of its methods, with simple names of erased parameter types: {@code
 *     find(Query,long)}; empty where no more than the service is known
 */
public record Sender(String service, String method) implements Comparable<Sender> {

  private static final Comparator<Sender> ORDER =
      Comparator.comparing(Sender::service).thenComparing(Sender::method);

  /** Whether the method is known. */
  public boolean hasMethod() {
    return !method.isEmpty();
  }

  /** The service without its package. */
  public String simpleService() {
    return service.substring(service.lastIndexOf('.') + 1);
  }

  @Override
  public int compareTo(Sender other) {
    return ORDER.compare(this, other);
  }

  // By hand, see Decisions in docs/design.md.
  @Override
  public boolean equals(Object other) {
    return other instanceof Sender that
        && service.equals(that.service)
        && method.equals(that.method);
  }

  @Override
  public int hashCode() {
    return 31 * service.hashCode() + method.hashCode();
  }
}
