package io.github.wiretime.benchmarks.bytes;

import io.github.wiretime.benchmarks.codec.Codec;
import io.github.wiretime.benchmarks.codec.Codecs;
import io.github.wiretime.benchmarks.sample.Form;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures the bytes of what can be sent instead of time types. */
public final class FormsMain {
  private FormsMain() {}

  /** Takes the profile's id and the file to write. */
  public static void main(String[] args) throws IOException {
    Codec codec = Codecs.of(Profile.of(args[0]));
    List<List<String>> rows = new ArrayList<>();
    for (Form form : Form.values()) {
      Sizes sizes = Sizes.of(codec, form);
      rows.add(
          List.of(form.name(), String.valueOf(sizes.first()), sizes.further().toPlainString()));
    }
    new Table(List.of("form", "first", "further"), rows).write(Path.of(args[1]));
  }
}
