package io.github.wiretime.checker.report;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticInfo;
import com.sun.tools.javac.util.Log;

/** Messages that belong to no Java source. */
public final class Notices {

  private final Log log;
  private final JCDiagnostic.Factory diagnostics;

  /** Messages of one compilation. */
  public Notices(Context context) {
    this.log = Log.instance(context);
    this.diagnostics = JCDiagnostic.Factory.instance(context);
  }

  /** Fails the compilation. */
  public void error(String message) {
    report(new JCDiagnostic.Error("compiler", KEY, message));
  }

  /** Says something at the severity that the user gave the check. */
  public void say(SeverityLevel severity, String message) {
    switch (severity) {
      case ERROR -> error(message);
      case WARNING -> report(new JCDiagnostic.Warning("compiler", KEY, message));
      case SUGGESTION -> note(message);
    }
  }

  /** Says something that needs action, but not now. */
  public void warn(String message) {
    say(SeverityLevel.WARNING, message);
  }

  /** Says something that needs no action. */
  public void note(String message) {
    report(new JCDiagnostic.Note("compiler", KEY, message));
  }

  /** The key under which javac prints messages of plugins and annotation processors as they are. */
  private static final String KEY = "proc.messager";

  private void report(DiagnosticInfo message) {
    log.report(diagnostics.create(null, null, message));
  }
}
