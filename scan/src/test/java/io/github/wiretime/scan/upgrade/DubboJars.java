package io.github.wiretime.scan.upgrade;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A Dubbo of its own beside some classes; what it depends on is the application's. */
final class DubboJars extends URLClassLoader {

  DubboJars(String version, Path... classes) {
    super(
        Stream.concat(
                Stream.of(classes),
                Stream.of("dubbo-" + version + ".jar", "fastjson2-2.0.56.jar")
                    .map(jar -> Path.of(System.getProperty("wiretime.hessian"), jar)))
            .map(DubboJars::url)
            .toArray(URL[]::new),
        ClassLoader.getPlatformClassLoader());
  }

  private static URL url(Path file) {
    if (!Files.exists(file)) {
      throw new IllegalStateException(file + " is missing: run mvn generate-test-resources");
    }
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(file.toString(), e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try {
      return super.findClass(name);
    } catch (ClassNotFoundException missing) {
      if (name.startsWith("org.apache.dubbo.")) {
        throw missing;
      }
      return DubboJars.class.getClassLoader().loadClass(name);
    }
  }
}
