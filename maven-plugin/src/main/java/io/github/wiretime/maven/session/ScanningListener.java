package io.github.wiretime.maven.session;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import org.apache.maven.execution.AbstractExecutionListener;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.project.MavenProject;

/** Hears what Maven tells its own listener, of which each release may have other methods. */
final class ScanningListener implements InvocationHandler {

  private final ExecutionListener others;
  private final Consumer<MavenProject> succeeded;
  private final Runnable ended;

  private ScanningListener(
      ExecutionListener others, Consumer<MavenProject> succeeded, Runnable ended) {
    this.others = others;
    this.succeeded = succeeded;
    this.ended = ended;
  }

  /**
   * Hears it first, and tells others then.
   *
   * @param succeeded what to do after each project
   * @param ended what to do before Maven says how the build ended
   */
  static ExecutionListener before(
      ExecutionListener others, Consumer<MavenProject> succeeded, Runnable ended) {
    return (ExecutionListener)
        Proxy.newProxyInstance(
            ExecutionListener.class.getClassLoader(),
            new Class<?>[] {ExecutionListener.class},
            new ScanningListener(
                others == null ? new AbstractExecutionListener() : others, succeeded, ended));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (method.getName().equals("projectSucceeded")) {
      succeeded.accept(((ExecutionEvent) arguments[0]).getProject());
    } else if (method.getName().equals("sessionEnded")) {
      ended.run();
    }
    try {
      return method.invoke(others, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }
}
