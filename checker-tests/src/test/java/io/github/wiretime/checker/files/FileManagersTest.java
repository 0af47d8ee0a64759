package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.reflect.Reflection;
import com.sun.tools.javac.util.Context;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which module is compiled, whatever file manager a build tool puts around javac's. */
final class FileManagersTest {

  private static final Path WORKING_DIRECTORY = Path.of("").toAbsolutePath();

  private final StandardJavaFileManager standard =
      ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null);

  @TempDir private Path module;
  private Path classes;

  @BeforeEach
  void compileIntoModule() throws Exception {
    Files.createFile(module.resolve("pom.xml"));
    classes = Files.createDirectories(module.resolve("target/classes"));
    standard.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
  }

  @AfterEach
  void close() throws Exception {
    standard.close();
  }

  @Test
  void theOneOfJavacTellsTheLocation() {
    assertFindsModule(standard);
  }

  @Test
  void oneThatTellsNoLocationsTellsWhereAClassFileGoes() {
    assertFindsModule(new ForwardingJavaFileManager<JavaFileManager>(standard) {});
  }

  @Test
  void oneThatKeepsClassFilesInMemoryTellsTheLocation() {
    assertFindsModule(inMemory());
  }

  @Test
  void oneThatKeepsClassFilesInMemoryAndTellsNoLocationsIsInTheWorkingDirectory() {
    JavaFileManager files = new ForwardingJavaFileManager<JavaFileManager>(inMemory()) {};

    assertThat(folder(files).path()).isEqualTo(WORKING_DIRECTORY);
    assertThat(folder(files).classOutput()).isEqualTo(WORKING_DIRECTORY);
  }

  @Test
  void withoutABuildFileAboveItIsTheWorkingDirectory() throws Exception {
    Path top = module.getRoot();
    standard.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(top));

    assertThat(folder(standard).path()).isEqualTo(WORKING_DIRECTORY);
    assertThat(folder(standard).classOutput()).isEqualTo(top);
  }

  private void assertFindsModule(JavaFileManager files) {
    assertThat(folder(files).path()).isEqualTo(module);
    assertThat(folder(files).classOutput()).isEqualTo(classes);
  }

  private static ModuleFolder folder(JavaFileManager files) {
    Context context = new Context();
    context.put(JavaFileManager.class, files);
    return ModuleFolder.of(context);
  }

  /** Javac's, but class files never get to the disk. */
  private StandardJavaFileManager inMemory() {
    FileObject output = new SimpleJavaFileObject(URI.create("mem:///Any.class"), Kind.CLASS) {};
    return Reflection.newProxy(
        StandardJavaFileManager.class,
        (proxy, method, arguments) ->
            method.getName().equals("getFileForOutput")
                ? output
                : method.invoke(standard, arguments));
  }
}
