package io.github.wiretime.scan;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the manifest of the jar has it. */
final class ScanVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {
      "wiretime-scan "
          + Optional.ofNullable(ScanVersion.class.getPackage().getImplementationVersion())
              .orElse("unknown")
    };
  }
}
