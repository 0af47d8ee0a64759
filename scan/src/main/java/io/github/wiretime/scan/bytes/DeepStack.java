package io.github.wiretime.scan.bytes;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A thread for what calls itself once for each object inside another. The stack that a thread has
 * by default, one megabyte on most systems, is too small for classes that hold each other in lists.
 */
final class DeepStack {

  /** The system gives only as much of it as is used. */
  private static final long BYTES = 64L * 1024 * 1024;

  private DeepStack() {}

  /** Waits for the result, which is computed while the caller does nothing else. */
  static <T> T call(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "wiretime-bytes", BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return Uninterruptibles.getUninterruptibly(task);
    } catch (ExecutionException failed) {
      Throwables.throwIfUnchecked(failed.getCause());
      throw new IllegalStateException(failed.getCause());
    }
  }
}
