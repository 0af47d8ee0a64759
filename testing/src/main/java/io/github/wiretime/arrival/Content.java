package io.github.wiretime.arrival;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Date;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/** Whether two objects of one class of a library have the same content. */
final class Content {
  private Content() {}

  /** Whether an object of the application has content that a class of the JDK keeps. */
  static boolean isOfLibrary(Object object) {
    return object instanceof Date
        || object instanceof Calendar
        || object instanceof BitSet
        || object instanceof Throwable
        || object instanceof Enum<?>;
  }

  @SuppressWarnings("JavaUtilDate") // Applications send them.
  static boolean isSame(Object sent, Object received) {
    if (sent instanceof Throwable throwable) {
      return Objects.equals(throwable.getMessage(), ((Throwable) received).getMessage());
    }
    if (sent instanceof Enum<?> constant) {
      return constant.name().equals(((Enum<?>) received).name());
    }
    if (sent instanceof Date date) {
      return date.getTime() == ((Date) received).getTime()
          && date.toString().equals(received.toString());
    }
    if (sent instanceof AtomicReference<?> reference) {
      return String.valueOf(reference.get())
          .equals(String.valueOf(((AtomicReference<?>) received).get()));
    }
    if (sent instanceof InputStream) {
      return sent instanceof ByteArrayInputStream && received instanceof ByteArrayInputStream;
    }
    try {
      return sent.equals(received) || sameText(sent, received);
    } catch (RuntimeException e) {
      return false; // No constructor ran, so that the first call fails.
    }
  }

  /** Classes such as {@code AtomicInteger} have a text, but no equality. */
  private static boolean sameText(Object sent, Object received) {
    try {
      if (sent.getClass().getMethod("equals", Object.class).getDeclaringClass() != Object.class) {
        return false;
      }
      return sent.getClass().getMethod("toString").getDeclaringClass() == Object.class
          || sent.toString().equals(received.toString());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
