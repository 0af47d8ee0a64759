package io.github.wiretime.checker;

import com.google.auto.service.AutoService;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.InvalidCommandLineOptionException;
import com.google.errorprone.scanner.ScannerSupplier;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import com.sun.tools.javac.util.PropagatedException;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.ExcludedPaths;
import java.util.List;
import java.util.Optional;

/**
 * The checks alone as a plugin of javac, {@code -Xplugin:CostlyRpcTime}, for builds without Error
 * Prone: the same arguments and messages, without the time that Error Prone takes to load its own
 * checks for each module.
 */
@AutoService(Plugin.class)
public final class CostlyRpcTimePlugin implements Plugin {

  @Override
  public String getName() {
    return "CostlyRpcTime";
  }

  /** Arguments or options of javac that cannot be used become an error of the compilation. */
  @Override
  public void init(JavacTask task, String... arguments) {
    keptByBuild().ifPresentOrElse(kept -> kept.init(task, arguments), () -> add(task, arguments));
  }

  /**
   * The same plugin, if the build tool has it in the context class loader: javac loads its plugins
   * anew for each compilation, which takes longer than they run.
   */
  private static Optional<Plugin> keptByBuild() {
    ClassLoader build = Thread.currentThread().getContextClassLoader();
    try {
      Class<?> kept = Class.forName(CostlyRpcTimePlugin.class.getName(), true, build);
      return kept == CostlyRpcTimePlugin.class
          ? Optional.empty()
          : Optional.of((Plugin) kept.getConstructor().newInstance());
    } catch (ReflectiveOperationException | LinkageError | ClassCastException unfit) {
      return Optional.empty();
    }
  }

  private static void add(JavacTask task, String... arguments) {
    Context context = ((BasicJavacTask) task).getContext();
    String policy = Options.instance(context).get("compilePolicy");
    // By default javac writes the first class before it has read the code of the last one.
    if (!"simple".equals(policy) && !"byfile".equals(policy)) {
      new Notices(context)
          .error("[CostlyRpcTime] javac needs the argument -XDcompilePolicy=simple as well");
      return;
    }
    try {
      ExcludedPaths excluded = ExcludedPaths.of(List.of(arguments));
      ErrorProneOptions options = ErrorProneOptions.processArgs(arguments);
      Checks checks =
          Checks.of(
              ScannerSupplier.fromBugCheckerClasses(CostlyRpcTime.class, BrokenRpcValue.class)
                  .applyOverrides(options)
                  .severities(),
              options);
      if (!checks.severities().isEmpty()) {
        task.addTaskListener(new PluginListener(context, options, excluded, checks));
      }
    } catch (InvalidCommandLineOptionException | PropagatedException invalid) {
      new Notices(context).error("[CostlyRpcTime] " + invalid.getMessage());
    }
  }
}
