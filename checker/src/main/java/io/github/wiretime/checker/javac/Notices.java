package io.github.wiretime.checker.javac;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticFlag;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticType;
import com.sun.tools.javac.util.Log;
import java.util.EnumSet;

/** Messages that do not come from Error Prone. */
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
    report(DiagnosticType.ERROR, message);
  }

  /** Says something at the severity that the user gave the check. */
  public void say(SeverityLevel severity, String message) {
    report(type(severity), message);
  }

  /** Says something that needs action, but not now. */
  public void warn(String message) {
    say(SeverityLevel.WARNING, message);
  }

  /** Says something that needs no action. */
  public void note(String message) {
    report(DiagnosticType.NOTE, message);
  }

  /**
   * Says something at a place in the source that the log has at the moment. The flag keeps javac
   * from dropping it beside another message there.
   */
  public void say(SeverityLevel severity, DiagnosticPosition position, String message) {
    log.report(
        diagnostics.create(
            type(severity),
            /* lc= */ null,
            EnumSet.of(DiagnosticFlag.API), // javac 28 adds to it
            log.currentSource(),
            position,
            KEY,
            message));
  }

  private static DiagnosticType type(SeverityLevel severity) {
    return switch (severity) {
      case ERROR -> DiagnosticType.ERROR;
      case WARNING -> DiagnosticType.WARNING;
      case SUGGESTION -> DiagnosticType.NOTE;
    };
  }

  /** The key under which javac prints messages of plugins and annotation processors as they are. */
  private static final String KEY = "proc.messager";

  /**
   * Reports through the factory, because the constructors of javac's messages differ between JDKs.
   */
  private void report(DiagnosticType type, String message) {
    log.report(diagnostics.create(type, /* source= */ null, /* pos= */ null, KEY, message));
  }
}
