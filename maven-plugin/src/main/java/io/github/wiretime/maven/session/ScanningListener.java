package io.github.wiretime.maven.session;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.apache.maven.execution.AbstractExecutionListener;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;

/** Hears what Maven tells its own listener, of which each release may have other methods. */
final class ScanningListener implements InvocationHandler {

  private final ExecutionListener others;
  private final SessionScan scan;

  private ScanningListener(ExecutionListener others, SessionScan scan) {
    this.others = others;
    this.scan = scan;
  }

  /** Tells a scan first, and others then. */
  static ExecutionListener before(ExecutionListener others, SessionScan scan) {
    return (ExecutionListener)
        Proxy.newProxyInstance(
            ExecutionListener.class.getClassLoader(),
            new Class<?>[] {ExecutionListener.class},
            new ScanningListener(others == null ? new AbstractExecutionListener() : others, scan));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (method.getName().equals("projectSucceeded")) {
      scan.succeeded(((ExecutionEvent) arguments[0]).getProject());
    } else if (method.getName().equals("sessionEnded")) {
      scan.end();
    }
    try {
      return method.invoke(others, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }
}
