package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.upgrade.MixedPeers;
import io.github.wiretime.scan.upgrade.Side;
import io.github.wiretime.scan.upgrade.Upgrade;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One application with two lines of Dubbo.
 *
 * @param scan with the line that sends more by Hessian
 * @param upgrade what changes
 * @param refused the classes that the second line refuses; empty if it refuses none by default
 */
record UpgradeScan(Scan scan, Upgrade upgrade, Optional<RefusedClasses> refused) {

  /**
   * Scans inputs once and asks the engine for each mix of lines. The parameters are those of a
   * scan.
   */
  static UpgradeScan of(
      List<Element> inputs,
      LeftOut leftOut,
      List<Path> sourceFolders,
      Options options,
      DubboLine from,
      DubboLine to,
      Consumer<String> progress)
      throws InvalidOptionException, UnreadableInputException {
    // By default only Dubbo 3.2 sends something else, and what nothing sends is not looked at.
    boolean isFirst = from != DubboLine.V3_2;
    Scanned scanned =
        line ->
            InputScan.of(
                inputs, leftOut, sourceFolders, /* isPart= */ false, options.at(line), progress);
    UpgradeScan found = of(scanned, inputs, options, from, to, isFirst);
    return found.scan.isEmpty() ? of(scanned, inputs, options, from, to, !isFirst) : found;
  }

  /** Scans the application as it is with one line. */
  @FunctionalInterface
  private interface Scanned {
    Scan at(DubboLine line) throws InvalidOptionException, UnreadableInputException;
  }

  private static UpgradeScan of(
      Scanned scanned,
      List<Element> inputs,
      Options options,
      DubboLine from,
      DubboLine to,
      boolean isFirst)
      throws InvalidOptionException, UnreadableInputException {
    DubboLine line = isFirst ? from : to;
    DubboLine other = isFirst ? to : from;
    Scan scan = scanned.at(line);
    Side one = new Side(line, scan.analysis(), options.dialect().language());
    Side two = new Side(other, scan.analysis(options.at(other)), options.dialect().language());
    Optional<RefusedClasses> refused =
        to.isStrict() ? Optional.of(scan.refused(inputs)) : Optional.empty();
    ImmutableList.Builder<MixedPeers> mixes = ImmutableList.builder();
    mix(one, two, scan, options).ifPresent(mixes::add);
    mix(two, one, scan, options).ifPresent(mixes::add);
    Upgrade upgrade =
        isFirst ? Upgrade.of(one, two, mixes.build()) : Upgrade.of(two, one, mixes.build());
    return new UpgradeScan(scan, upgrade, refused);
  }

  private static Optional<MixedPeers> mix(
      Side providers, Side consumers, Scan scan, Options options) throws InvalidOptionException {
    if (!providers.surprises(consumers)) {
      return Optional.empty();
    }
    Options mixed = options.at(providers.line(), consumers.line());
    Side results =
        new Side(providers.line(), scan.analysisOfResults(mixed), options.dialect().language());
    return Optional.of(new MixedPeers(results, consumers.line()));
  }
}
