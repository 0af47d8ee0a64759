package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.report.BrokenText;
import io.github.wiretime.checker.report.ShortNames;
import io.github.wiretime.checker.roots.Sender;
import io.github.wiretime.checker.walk.Senders;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The page as maps, lists, texts and numbers, for its template and for its script. */
final class PageData {

  private final Page page;

  /** Members of one class are sent by the same methods, so these are listed once. */
  private final Map<Senders, Integer> reaches = new LinkedHashMap<>();

  private PageData(Page page) {
    this.page = page;
  }

  static Map<String, Object> of(Page page) {
    return new PageData(page).asMap();
  }

  private Map<String, Object> asMap() {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (PageRow row : page.rows()) {
      Integer known = reaches.putIfAbsent(row.senders(), reaches.size());
      rows.add(row.asMap(known == null ? reaches.size() - 1 : known, page.language()));
    }
    Senders senders =
        Senders.of(
            reaches.keySet().stream()
                .flatMap(each -> each.all().stream())
                .collect(ImmutableSet.toImmutableSet()));
    ImmutableMap<String, String> services = services(senders);
    return ImmutableMap.<String, Object>builder()
        .put("inputs", page.inputs())
        .put("release", page.release())
        .put("assumed", page.isAssumed())
        .put("documentation", Check.COSTLY_RPC_TIME.page().in(page.language()))
        .put("brokenDocumentation", Check.BROKEN_RPC_VALUE.page().in(page.language()))
        .put("fixDocumentation", ScanTexts.of("page.migrating").in(page.language()))
        .put("releaseOption", page.releaseOption())
        .put("hasFixes", page.fixCommand().isPresent())
        .put("payoff", page.payoff())
        .put("fixCommand", page.fixCommand().orElse(""))
        .put("date", page.date().asMap())
        .put("notes", page.notes())
        .put("broken", page.broken().stream().map(PageData::broken).collect(toImmutableList()))
        .put("brokenCount", page.brokenCount())
        .put("isAnyBroken", !page.brokenCount().isEmpty())
        .put("hasBroken", !page.broken().isEmpty())
        .put("hasNotes", !page.notes().isEmpty())
        .put("types", types())
        .put("datePercent", percent(page.date(), longest()))
        .put("rows", rows)
        .put("hasRows", !rows.isEmpty())
        .put("isForOlderPeers", page.forOlderPeers() > 0)
        .put(
            "forOlderPeers",
            page.forOlderPeers() == 1 ? "1 member is" : page.forOlderPeers() + " members are")
        .put("olderPeers", page.forOlderPeers())
        .put(
            "calls",
            page.calls().stream().map(call -> call.asMap(services)).collect(toImmutableList()))
        .put("hasCalls", !page.calls().isEmpty())
        .put("compared", CallBytes.COMPARED)
        .put("comparedElements", CallBytes.ELEMENTS.get(CallBytes.COMPARED))
        .put("elements", CallBytes.ELEMENTS.stream().map(this::size).collect(toImmutableList()))
        .put("all", rows.size())
        .put("new", count(Judgement.State.NEW))
        .put("baselined", count(Judgement.State.BASELINED))
        .put("migrating", count(Judgement.State.MIGRATING))
        .put("hasMigrating", count(Judgement.State.MIGRATING) > 0)
        .put("accepted", count(Judgement.State.ACCEPTED))
        .put("services", senders.services())
        .put("methods", senders.methods())
        .put("classes", page.classes())
        .put("memberNoun", noun(rows.size(), "member", "members"))
        .put("areSent", noun(rows.size(), "is", "are"))
        .put("classNoun", noun(page.classes(), "class", "classes"))
        .put("methodNoun", noun(senders.methods(), "method", "methods"))
        .put("serviceNoun", noun(senders.services(), "service", "services"))
        .put("serviceNames", services)
        .put("senders", senders.all().stream().map(PageData::pair).collect(toImmutableList()))
        .put("reaches", reaches(senders.all()))
        .put("words", PageWords.ofScript())
        .buildOrThrow();
  }

  /** Short names that tell the services apart, by fully qualified ones. */
  private ImmutableMap<String, String> services(Senders senders) {
    ImmutableMap<String, String> simple =
        Stream.concat(senders.all().stream(), page.calls().stream().map(Call::method))
            .collect(toImmutableMap(Sender::service, Sender::simpleService, (name, again) -> name));
    return Maps.toMap(simple.keySet(), ShortNames.among(simple)::of);
  }

  private Map<String, Object> size(int elements) {
    return ImmutableMap.of(
        "label",
        Call.label(elements, page.language()),
        "number",
        elements,
        "index",
        CallBytes.ELEMENTS.indexOf(elements));
  }

  private static String noun(long count, String one, String several) {
    return count == 1 ? one : several;
  }

  private long count(Judgement.State state) {
    return page.rows().stream().filter(row -> row.state() == state).count();
  }

  private static ImmutableMap<String, String> broken(BrokenText.Row row) {
    return ImmutableMap.of(
        "claim", row.claim(), "why", row.why(), "sentBy", row.sentBy(), "instead", row.instead());
  }

  private static ImmutableList<String> pair(Sender sender) {
    return ImmutableList.of(sender.service(), sender.method());
  }

  private ImmutableList<List<Integer>> reaches(ImmutableList<Sender> senders) {
    Map<Sender, Integer> numbers = new LinkedHashMap<>();
    senders.forEach(sender -> numbers.put(sender, numbers.size()));
    return reaches.keySet().stream()
        .<List<Integer>>map(reach -> reach.all().stream().map(numbers::get).toList())
        .collect(toImmutableList());
  }

  /** Each costly type once, the costliest first, with the length of its bar. */
  private ImmutableList<Map<String, Object>> types() {
    int longest = longest();
    Map<String, List<PageRow>> byType = new LinkedHashMap<>();
    page.rows().forEach(row -> byType.computeIfAbsent(row.type(), n -> new ArrayList<>()).add(row));
    ImmutableList.Builder<Map<String, Object>> types = ImmutableList.builder();
    byType.values().stream()
        .sorted((a, b) -> Integer.compare(b.get(0).figures().rank(), a.get(0).figures().rank()))
        .forEach(rows -> types.add(type(rows, longest)));
    return types.build();
  }

  private int longest() {
    return page.rows().stream()
        .mapToInt(row -> row.figures().rank())
        .filter(bytes -> bytes > 0 && bytes < Integer.MAX_VALUE)
        .max()
        .orElse(1);
  }

  private static Map<String, Object> type(List<PageRow> rows, int longest) {
    PageRow any = rows.get(0);
    return ImmutableMap.<String, Object>builder()
        .put("name", any.type())
        .put("simpleType", any.simpleType())
        .putAll(any.figures().asMap())
        .put("members", rows.size())
        .put("percent", percent(any.figures(), longest))
        .buildOrThrow();
  }

  /** What cannot be sent has no length. */
  private static long percent(PageFigures figures, int longest) {
    return figures.rank() == Integer.MAX_VALUE
        ? 0
        : Math.max(0, Math.round(100.0 * figures.rank() / longest));
  }
}
