package io.github.wiretime.scan.allowlist;

import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.allowlist.SentClass.ServicePath;

/**
 * A class that Dubbo refuses.
 *
 * @param name as Dubbo's message has it: {@code com.acme.Order$Line}
 * @param kind what is known of it
 * @param sentBy the path on which it is sent
 */
public record RefusedClass(String name, Kind kind, ServicePath sentBy) {

  /** What is known of a class that Dubbo refuses; what is worst comes first. */
  public enum Kind {
    /** It is sent, and Dubbo refuses it whatever a list says. */
    NOT_SERIALIZABLE,
    /** It is sent, and a list makes Dubbo trust it. */
    SENT,
    /** A declared type of the JDK hides whether it is sent; a list makes Dubbo trust it. */
    POSSIBLE
  }

  /** {@code OrderService.find() -> items}. */
  public String path(Language language) {
    return sentBy.in(language);
  }

  /** The worse of two. */
  RefusedClass or(RefusedClass other) {
    return kind.compareTo(other.kind) <= 0 ? this : other;
  }
}
