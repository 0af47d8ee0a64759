package io.github.wiretime.checker.cost;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.InstalledTypes;
import io.github.wiretime.checker.negotiation.NamedLibraries;
import io.github.wiretime.checker.options.MeasuredLibrary;
import io.github.wiretime.checker.options.MeasuredLibrary.Unmeasured;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What is on the class path and newer than all that was measured. The names of jars tell. */
public final class UnmeasuredReleases {

  /** A class that each release of a library has. */
  private static final Map<MeasuredLibrary, String> HAS =
      Map.of(
          MeasuredLibrary.HESSIAN_LITE, "com.alibaba.com.caucho.hessian.io.Hessian2Output",
          MeasuredLibrary.DUBBO, "org.apache.dubbo.common.URL",
          MeasuredLibrary.SOFA_HESSIAN, "com.alipay.hessian.ClassNameResolver",
          MeasuredLibrary.SOFARPC, "com.alipay.sofa.rpc.config.ProviderConfig");

  private UnmeasuredReleases() {}

  /**
   * A sentence for each library of which such a release is used.
   *
   * @param used the libraries that send here
   * @param named what names of files tell of libraries that are not there
   */
  public static ImmutableList<Text> notes(
      Context context, Set<MeasuredLibrary> used, Optional<NamedLibraries> named) {
    InstalledTypes types = new InstalledTypes(context);
    ImmutableList<String> names =
        named.stream()
            .flatMap(all -> Stream.of(all.lite(), all.sofa()))
            .flatMap(Optional::stream)
            .map(NamedLibraries.Named::by)
            .collect(toImmutableList());
    return sending(used, types)
        .sorted()
        .flatMap(library -> unmeasured(library, types, names).stream())
        .map(each -> CheckTexts.of("release.unmeasured", each.release(), each.takenFor()))
        .collect(toImmutableList());
  }

  /** SOFA's Hessian sends where there is no other, as {@link Release} has it. */
  private static Stream<MeasuredLibrary> sending(Set<MeasuredLibrary> used, InstalledTypes types) {
    boolean isSofaAlone =
        used.contains(MeasuredLibrary.HESSIAN_LITE)
            && !types.has(HAS.get(MeasuredLibrary.HESSIAN_LITE))
            && types.has(HAS.get(MeasuredLibrary.SOFA_HESSIAN));
    return isSofaAlone
        ? Stream.concat(
                used.stream(), Stream.of(MeasuredLibrary.SOFA_HESSIAN, MeasuredLibrary.SOFARPC))
            .distinct()
        : used.stream();
  }

  private static Optional<Unmeasured> unmeasured(
      MeasuredLibrary library, InstalledTypes types, ImmutableList<String> names) {
    String type = HAS.get(library);
    return types.has(type)
        ? types.jarOf(type).flatMap(library::unmeasured)
        : names.stream().flatMap(name -> library.unmeasured(name).stream()).findFirst();
  }
}
