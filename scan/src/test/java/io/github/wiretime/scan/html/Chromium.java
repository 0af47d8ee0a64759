package io.github.wiretime.scan.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** One tab of a headless Chromium, steered by its own protocol; no driver is needed. */
final class Chromium implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Process process;
  private final WebSocket socket;
  private final BlockingQueue<JsonNode> incoming = new LinkedBlockingQueue<>();
  private final List<JsonNode> events = new ArrayList<>();
  private int calls;

  private Chromium(Process process, String address) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address), new Messages())
            .join();
  }

  /** The first of the usual programs that the path has. */
  static Optional<Path> installed() {
    return Stream.of("chromium", "chromium-browser", "google-chrome")
        .flatMap(
            name ->
                Stream.of(System.getenv("PATH").split(File.pathSeparator))
                    .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts a browser with a profile of its own in a folder, and a tab that watches everything. */
  static Chromium start(Path program, Path folder) throws IOException {
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "about:blank")
            .redirectErrorStream(true)
            .start();
    String port = null;
    var output = process.inputReader();
    while (port == null) {
      String line = output.readLine();
      if (line == null) {
        throw new IOException(program + " ended");
      }
      if (line.startsWith("DevTools listening on ")) {
        port = URI.create(line.substring(line.indexOf("ws:"))).getAuthority();
      }
    }
    Thread drain = new Thread(() -> output.lines().forEach(line -> {}));
    drain.setDaemon(true);
    drain.start();
    JsonNode tabs = JSON.readTree(URI.create("http://" + port + "/json/list").toURL());
    Chromium tab = new Chromium(process, tabs.get(0).get("webSocketDebuggerUrl").asText());
    for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
      tab.call(domain + ".enable", Map.of());
    }
    return tab;
  }

  void open(Path page) {
    events.clear();
    call("Page.navigate", Map.of("url", page.toUri().toString()));
    while (events.stream().noneMatch(event -> isCalled(event, "Page.loadEventFired"))) {
      events.add(next());
    }
  }

  /** The value of an expression; what it throws fails the test. */
  JsonNode eval(String expression) {
    JsonNode result =
        call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
    if (result.has("exceptionDetails")) {
      throw new AssertionError(result.get("exceptionDetails").toString());
    }
    return result.get("result").path("value");
  }

  JsonNode call(String method, Map<String, Object> parameters) {
    int id = ++calls;
    try {
      socket
          .sendText(
              JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)),
              true)
          .join();
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    while (true) {
      JsonNode message = next();
      if (message.path("id").asInt() == id) {
        if (message.has("error")) {
          throw new AssertionError(method + ": " + message.get("error"));
        }
        return message.get("result");
      }
      events.add(message);
    }
  }

  /** Addresses that the page asked for since it was opened. */
  List<String> requests() {
    return events.stream()
        .filter(event -> isCalled(event, "Network.requestWillBeSent"))
        .map(event -> event.at("/params/request/url").asText())
        .toList();
  }

  /** What went wrong since the page was opened: errors of scripts and of the page's policy. */
  List<String> problems() {
    return events.stream()
        .filter(
            event ->
                isCalled(event, "Runtime.exceptionThrown")
                    || isCalled(event, "Runtime.consoleAPICalled")
                    || isCalled(event, "Log.entryAdded"))
        .map(JsonNode::toString)
        .toList();
  }

  private static boolean isCalled(JsonNode event, String method) {
    return event.path("method").asText().equals(method);
  }

  private JsonNode next() {
    try {
      JsonNode message = incoming.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("the browser says nothing any more");
      }
      return message;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError(interrupted);
    }
  }

  @Override
  public void close() {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }

  private final class Messages implements WebSocket.Listener {

    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
      text.append(part);
      if (isLast) {
        try {
          incoming.add(JSON.readTree(text.toString()));
        } catch (IOException broken) {
          throw new AssertionError(broken);
        }
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }
}
