package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.dtos.Form;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
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
    List<Row> rows = new ArrayList<>();
    for (Form form : Form.values()) {
      Sizes sizes = Sizes.of(codec, form);
      rows.add(
          new Row()
              .with("form", form.name())
              .with("first", sizes.first())
              .with("further", sizes.further().toPlainString()));
    }
    new Table(rows).write(Path.of(args[1]));
  }
}
