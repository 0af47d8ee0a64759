package io.github.wiretime.maven.release;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import org.eclipse.aether.artifact.Artifact;

/** An artifact of a repository with what its POM depends on. */
final class ReleasedModule {

  private final Artifact artifact;
  private final Map<String, Artifact> libraries;

  ReleasedModule(Artifact artifact, Map<String, Artifact> libraries) {
    this.artifact = artifact;
    this.libraries = libraries;
  }

  /** One of which nothing more is asked. */
  static ReleasedModule of(Artifact artifact) {
    return new ReleasedModule(artifact, Collections.emptyMap());
  }

  String version() {
    return artifact.getVersion();
  }

  Path file() {
    return artifact.getFile().toPath();
  }

  /** Its libraries, by the names that {@code Libraries} has for them. */
  Map<String, Artifact> libraries() {
    return libraries;
  }
}
