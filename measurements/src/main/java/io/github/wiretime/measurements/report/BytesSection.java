package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.stack.Profile;
import java.util.Arrays;
import java.util.List;

/** The tables of bytes and of what is lost. */
final class BytesSection {
  private static final String FAILS = "fails";

  private final Results results;
  private final Counts counts;

  BytesSection(Results results, Counts counts) {
    this.results = results;
    this.counts = counts;
  }

  String render() {
    return """
        ## Bytes

        "Fails": it cannot be written. †: it is written, but does [not arrive](#what-arrives) as it was sent,
        so that its bytes say little.

        ### The first value of its type in a message, in a DTO's field

        ![Bytes of the first value of a type in a message](plots/bytes-first.svg)

        """
        + table("first")
        + """

        ### Each further value

        The mean of 1000 in a list of DTOs. %s

        ![Bytes of values by their number in a message](plots/bytes-number.svg)

        """
            .formatted(counts.crossing())
        + table("further")
        + """

        ### A value alone

        The value is the message, as the argument or the result of a method is with Triple.

        """
        + table("alone")
        + """

        ### A whole message with a list of 100 DTOs of one field

        3.2 names the list's class, which takes 20 bytes.

        """
        + table("list100")
        + """

        ## What arrives

        Every combination that is not listed arrives as it was sent.

        """
        + damages()
        + "\n";
  }

  private String mark(Profile profile, String type) {
    return Damage.of(results, profile, type).isEmpty() ? "" : " †";
  }

  private String table(String column) {
    ProfileTable table = new ProfileTable(List.of(Profile.values()));
    for (String type : results.types()) {
      table.row(type, profile -> cell(profile, type, column));
    }
    return table.toString();
  }

  private String cell(Profile profile, String type, String column) {
    String bytes = results.bytes(profile, type, column);
    return bytes.isEmpty() ? FAILS : bytes + mark(profile, type);
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
