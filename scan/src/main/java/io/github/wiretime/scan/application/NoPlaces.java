package io.github.wiretime.scan.application;

import com.sun.tools.javac.code.Symbol;
import io.github.wiretime.checker.report.Places;
import io.github.wiretime.checker.roots.ReportLocation;
import java.util.Optional;

/** Class files do not tell where members are declared; of a Spring file the line is known. */
public final class NoPlaces implements Places {

  @Override
  public Optional<Place> of(ReportLocation location) {
    return location instanceof ReportLocation.FileLine there
        ? Optional.of(new Place(there.file(), there.line(), /* column= */ 1))
        : Optional.empty();
  }

  @Override
  public Optional<Place> of(Symbol declaration) {
    return Optional.empty();
  }
}
