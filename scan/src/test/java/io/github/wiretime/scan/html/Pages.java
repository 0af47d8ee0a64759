package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Judgement.State;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.MessageBytes;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Pages with made-up members. */
final class Pages {

  static final PageFigures DATE = new PageFigures("9", "9", "1×", "", 9);
  static final PageFigures DAY = new PageFigures("79", "5", "2×", "", 79);
  static final PageFigures MOMENT = new PageFigures("245", "15.4", "6×", "", 245);

  static final PageRow CREATED =
      row("Order", "createdAt", MOMENT, State.NEW, "Orders.find()", "Page.items");
  static final PageRow DUE = row("Bill", "due", DAY, State.BASELINED, "Bills.find()");

  private Pages() {}

  static Page of(PageRow... rows) {
    return of(ImmutableList.copyOf(rows));
  }

  static Page of(ImmutableList<PageRow> rows) {
    return new Page(
        ImmutableList.of("app.jar"),
        "hessian-lite 4.0.4",
        false,
        DATE,
        rows,
        /* forOlderPeers= */ 0,
        ImmutableList.of(),
        /* brokenCount= */ "",
        (int) rows.stream().map(PageRow::owner).distinct().count(),
        ImmutableList.of(),
        ImmutableList.of(),
        ImmutableList.of(),
        "--hessian-lite",
        Optional.empty(),
        Language.EN);
  }

  /** The page with methods that send values, each as many as its number says, in lists. */
  static Page calling(Page page, CallBytes... calls) {
    return new Page(
        page.inputs(),
        page.release(),
        page.isAssumed(),
        page.date(),
        page.rows(),
        page.forOlderPeers(),
        page.broken(),
        page.brokenCount(),
        page.classes(),
        Arrays.stream(calls).map(call -> new Call(call, Language.EN)).collect(toImmutableList()),
        page.payoff(),
        page.notes(),
        page.releaseOption(),
        page.fixCommand(),
        page.language());
  }

  /** The page with a patch for the first member only. */
  static Page fixing(Page page) {
    ImmutableList.Builder<PageRow> rows = ImmutableList.builder();
    for (PageRow row : page.rows()) {
      rows.add(
          new PageRow(
              row.owner(),
              row.member(),
              row.key(),
              row.place(),
              row.type(),
              row.figures(),
              row.state(),
              row.reason(),
              row.path(),
              Optional.of(
                  row.state() == State.ACCEPTED
                      ? PageFix.ACCEPTED
                      : row.equals(page.rows().get(0))
                          ? PageFix.patch("")
                          : PageFix.byHand("records cannot get <fields>")),
              row.senders()));
    }
    return new Page(
        page.inputs(),
        page.release(),
        page.isAssumed(),
        page.date(),
        rows.build(),
        page.forOlderPeers(),
        page.broken(),
        page.brokenCount(),
        page.classes(),
        page.calls(),
        ImmutableList.of("The <patch> pays"),
        page.notes(),
        page.releaseOption(),
        Optional.of("fix --patch FILE"),
        page.language());
  }

  /** The same method with as many bytes less in each size. */
  static CallBytes saving(CallBytes call, double saved) {
    return new CallBytes(
        call.method(),
        call.sizes().stream()
            .map(size -> new CallBytes.Size(size.request(), size.response(), saved, size.compact()))
            .collect(toImmutableList()));
  }

  /** A method that sends one value, and returns one in each element of a list. */
  static CallBytes call(String service, String method, double first, double further) {
    return new CallBytes(
        new Sender("com.acme." + service, method),
        CallBytes.ELEMENTS.stream()
            .map(
                elements ->
                    new CallBytes.Size(
                        bytes(1, first, further),
                        bytes(elements, first, further),
                        0,
                        OptionalDouble.empty()))
            .collect(toImmutableList()));
  }

  private static MessageBytes bytes(int values, double first, double further) {
    return new MessageBytes(values, first + (values - 1) * further, values * 9, false);
  }

  /** Members of ten to a class, sent by one of fifty services. */
  static Page large(int members) {
    return of(
        IntStream.range(0, members)
            .mapToObj(
                i ->
                    row(
                        "Dto" + i / 10,
                        "at" + i,
                        i % 2 == 0 ? DAY : MOMENT,
                        State.NEW,
                        "S" + i % 50 + ".find()"))
            .collect(toImmutableList()));
  }

  static PageRow row(String owner, String field, PageFigures figures, State state, String... way) {
    String service = way[0].substring(0, way[0].indexOf('.'));
    String type = figures.equals(DAY) ? "java.time.LocalDate" : "java.time.LocalDateTime";
    return new PageRow(
        "com.acme." + owner,
        owner + "." + field,
        "com.acme." + owner + "#" + field + " " + type,
        owner + ".java:7",
        type,
        figures,
        state,
        state == State.ACCEPTED ? "sent once a day" : "",
        ImmutableList.<String>builder().add(way).add(owner + "." + field).build(),
        Optional.empty(),
        Senders.of(
            ImmutableList.of(
                new Sender("com.acme." + service, way[0].substring(service.length() + 1)))));
  }
}
