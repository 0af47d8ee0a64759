package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.stack.Profile;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** The tables of bytes and of what is lost. */
final class BytesSection {
  private static final String FAILS = "fails";

  private final Results results;

  BytesSection(Results results) {
    this.results = results;
  }

  String render() {
    return """
        ## Bytes

        Bytes of a value alone in a message / as the first of its type, in a DTO's field / of each further
        one in a list of DTOs (mean of 1000). "Fails": it cannot be written. †: it is written, but does
        [not arrive](#what-arrives) as it was sent, so that its bytes say little.

        """
        + table(this::sizes)
        + """

        ![Bytes of the first value of a type in a message](plots/bytes-first.svg)

        Bytes of a whole message with a list of 100 DTOs of one field. 3.2 names the list's class, which
        takes 20 bytes:

        """
        + table(this::listSize)
        + """

        ![Bytes of values by their number in a message](plots/bytes-number.svg)

        ## What arrives

        Every combination that is not listed arrives as it was sent.

        """
        + damages();
  }

  private String listSize(Profile profile, String type) {
    String bytes = results.bytes(profile, type, "list100");
    return bytes.isEmpty() ? FAILS : bytes + mark(profile, type);
  }

  private String mark(Profile profile, String type) {
    return Damage.of(results, profile, type).isEmpty() ? "" : " †";
  }

  private String sizes(Profile profile, String type) {
    String alone = results.bytes(profile, type, "alone");
    return alone.isEmpty()
        ? FAILS
        : "%s / %s / +%s%s"
            .formatted(
                alone,
                results.bytes(profile, type, "first"),
                results.bytes(profile, type, "further"),
                mark(profile, type));
  }

  private String table(BiFunction<Profile, String, String> cell) {
    ProfileTable table = new ProfileTable(List.of(Profile.values()));
    for (String type : results.types()) {
      table.row(type, profile -> cell.apply(profile, type));
    }
    return table.toString();
  }

  private String damages() {
    return damages(Arrays.asList(Profile.values()));
  }

  /** The same of Hessian only. */
  String hessianDamages() {
    return damages(Arrays.stream(Profile.values()).filter(Profile::isHessian).toList());
  }

  private String damages(List<Profile> profiles) {
    MarkdownTable table = MarkdownTable.ofText("type | serializers | what happens");
    for (String type : results.types()) {
      profiles.stream()
          .map(profile -> Damage.of(results, profile, type))
          .filter(damage -> !damage.isEmpty())
          .distinct()
          .forEach(
              damage ->
                  table.row(List.of('`' + type + '`', having(damage, type, profiles), damage)));
    }
    return table.toString();
  }

  private String having(String damage, String type, List<Profile> profiles) {
    return String.join(
        ", ",
        profiles.stream()
            .filter(profile -> Damage.of(results, profile, type).equals(damage))
            .map(Profile::id)
            .toList());
  }
}
