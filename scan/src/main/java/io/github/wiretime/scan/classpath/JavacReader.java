package io.github.wiretime.scan.classpath;

import com.sun.tools.javac.api.JavacTaskImpl;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.words.Text;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.tools.SimpleJavaFileObject;

/** Sets up a javac that reads the classes of a scan and compiles nothing. */
public final class JavacReader {

  private JavacReader() {}

  /** javac wants something to compile before it sets itself up. */
  private static final class EmptySource extends SimpleJavaFileObject {

    EmptySource() {
      super(URI.create("scan:/Empty.java"), Kind.SOURCE);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return "";
    }
  }

  /**
   * What javac knows, which is nothing yet of the class path.
   *
   * @param damaged the names of classes to take for missing ones, and what is wrong with them
   */
  public static Context of(ClassPath classPath, Map<String, Text> damaged) {
    JavacTool javac = JavacTool.create();
    ScannedFiles files =
        new ScannedFiles(
            javac.getStandardFileManager(null, null, StandardCharsets.UTF_8), classPath);
    Context context = new Context();
    damaged.forEach(Guard.instance(context)::leaveOut);
    GuardedFinder.addTo(context);
    JavacTaskImpl task =
        (JavacTaskImpl)
            javac.getTask(
                null,
                files,
                unheard -> {}, // What javac itself says is about class files of others.
                List.of(
                    "-proc:none",
                    "-XDsave-parameter-names",
                    // Else javac would not count the errors of the sources that are parsed later.
                    "-Xmaxerrs",
                    String.valueOf(Integer.MAX_VALUE)),
                null,
                List.of(new EmptySource()),
                context);
    task.enter();
    return context;
  }
}
