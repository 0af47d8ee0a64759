package io.github.wiretime.maven;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.MavenBuild;
import io.github.wiretime.build.Repository;
import io.github.wiretime.twins.ThreeReleases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The example goes through both releases, and the classes that Maven made understand each other.
 */
final class FixedExampleIT {

  private static final Pattern PATCHED =
      Pattern.compile("(?m)^\\+\\+\\+ b/.*src/main/java/(.*)\\.java$");

  /** More than there are extreme values of a {@code LocalDateTime}, of which each turn has one. */
  private static final int TURNS = 12;

  @TempDir private static Path folder;

  private static FixedBuild build;
  private static MavenBuild.Result first;
  private static ImmutableList<String> patched;
  private static MavenBuild.Result again;
  private static MavenBuild.Result second;
  private static MavenBuild.Result third;
  private static ThreeReleases releases;

  @BeforeAll
  static void migrate() throws Exception {
    build = new FixedBuild(folder.resolve("example"));
    MavenBuild.copySources(Repository.path("examples"), build.folder());
    Files.writeString(build.folder().resolve(".mvn/extensions.xml"), Shop.EXTENSION);
    first = build.succeed("compile", "wiretime:fix");
    patched = patched(build.read(FixedBuild.patch(1)));
    Path old = keepClasses("old");
    build.apply(1);
    again = build.succeed("compile", "wiretime:fix");
    Path reads = keepClasses("reads");
    second = build.succeed("wiretime:fix", "-Dwiretime.fixRelease=2");
    build.apply(2);
    third = build.succeed("compile", "wiretime:fix", "-Dwiretime.fixRelease=2");
    releases = new ThreeReleases(old, reads, keepClasses("sends"));
  }

  /** The names of the classes that a patch changes. */
  private static ImmutableList<String> patched(String patch) {
    return PATCHED
        .matcher(patch)
        .results()
        .map(file -> file.group(1).replace('/', '.'))
        .collect(toImmutableList());
  }

  /** A copy, because the next release is compiled into the same folder. */
  private static Path keepClasses(String release) throws IOException {
    Path classes = folder.resolve(release);
    MavenBuild.copySources(build.folder().resolve("order-api/target/classes"), classes);
    return classes;
  }

  @Test
  void theFirstReleasePatchesWhatIsNoRecordAndNoException() {
    assertThat(first.text()).contains("Release 1: 1 member in 1 file");
    assertThat(patched).containsExactly("com.acme.order.api.OrderDto");
  }

  @Test
  void afterTheFirstReleaseTheMemberIsInMigration() {
    assertThat(again.text()).contains("Release 1: nothing to patch");
    assertThat(again.text()).contains("com.acme.order.api.OrderDto.createdAt: release 1 is done");
    assertThat(second.text()).contains("Release 2: 1 member in 1 file");
  }

  @Test
  void afterTheSecondReleaseTheMemberIsGone() {
    assertThat(first.text()).contains("OrderDto.createdAt");
    assertThat(third.text()).contains("Release 2: nothing to patch");
    assertThat(third.text()).doesNotContain("OrderDto.createdAt");
  }

  @Test
  void whatArrivesIsWhatThePageSays() throws Exception {
    releases.assertExchange(patched, TURNS);
  }
}
