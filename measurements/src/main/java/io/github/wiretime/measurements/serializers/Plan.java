package io.github.wiretime.measurements.serializers;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.serializers.Form.Spelling;
import java.util.List;

/** Every cell that is run. */
final class Plan {

  private static final ImmutableList<String> RELEASES =
      ImmutableList.of("2.7.23", "3.0.15", "3.1.11", "3.2.0", "3.2.19", "3.3.0", "3.3.6");

  /** Those that know no preferences. */
  private static final ImmutableList<String> OLD = ImmutableList.of("2.7.23", "3.0.15", "3.1.11");

  private static final String CURRENT_3_2 = "3.2.19";
  private static final String CURRENT = "3.3.6";
  private static final String HESSIAN = "hessian2";
  private static final String FASTJSON2 = "fastjson2";
  private static final String HESSIAN_FIRST = "hessian2,fastjson2";
  private static final String FASTJSON2_FIRST = "fastjson2,hessian2";

  /** What old releases have besides Hessian, without a further jar. */
  private static final String JAVA = "nativejava";

  private static final ImmutableList<Level> LEVELS =
      ImmutableList.of(Level.SERVICE, Level.PROVIDER, Level.PROTOCOL);

  private final ImmutableList.Builder<Cell> cells = ImmutableList.builder();

  private Plan() {}

  static ImmutableList<Cell> cells() {
    Plan plan = new Plan();
    plan.addPairs();
    plan.addAlone();
    plan.addConsumers();
    plan.addOld();
    plan.addPlaces();
    plan.addLevels();
    plan.addPeers();
    plan.addProtocols();
    plan.addBytes();
    return plan.cells.build();
  }

  private void addPairs() {
    for (String provider : RELEASES) {
      RELEASES.forEach(consumer -> cells.add(Cell.of(Question.PAIRS, provider, consumer)));
    }
    RELEASES.forEach(consumer -> cells.add(Cell.of(Question.URL, CURRENT_3_2, consumer).withUrl()));
    List<String> triple = List.of("3.1.11", CURRENT_3_2, CURRENT);
    for (String provider : triple) {
      for (String consumer : triple) {
        cells.add(Cell.of(Question.TRIPLE, provider, consumer).withProtocol("tri"));
      }
      cells.add(Cell.of(Question.TRIPLE, CURRENT_3_2, provider).withProtocol("tri").withUrl());
    }
    for (Lack lack : List.of(Lack.PROVIDER, Lack.CONSUMER, Lack.BOTH)) {
      Cell cell = pair(Question.MISSING, CURRENT_3_2).lacking(lack);
      cells.add(cell, cell.withProtocol("tri"));
    }
  }

  private static Cell pair(Question question, String release) {
    return Cell.of(question, release, release);
  }

  /** On Dubbo 3.2 something else than the default, which is fastjson2. */
  private void addAlone() {
    Cell cell = pair(Question.ALONE, CURRENT_3_2);
    for (Form form : List.of(Form.API, Form.XML)) {
      for (Level level : LEVELS) {
        allKeys(level).forEach(setting -> cells.add(cell.in(form).withProvider(setting)));
      }
    }
    allKeys(Level.SERVICE)
        .forEach(setting -> cells.add(cell.in(Form.ANNOTATION).withProvider(setting)));
    for (Form form : List.of(Form.PROPERTIES, Form.BOOT)) {
      for (Level level : List.of(Level.PROVIDER, Level.PROTOCOL)) {
        allKeys(level).forEach(setting -> cells.add(cell.in(form).withProvider(setting)));
        cells.add(
            cell.in(form.in(Spelling.CAMEL)).withProvider(prefer(level, HESSIAN_FIRST)),
            cell.in(form.withIds()).withProvider(plain(level, HESSIAN)),
            cell.in(form.withIds()).withProvider(prefer(level, HESSIAN_FIRST)));
      }
    }
    for (Level level : List.of(Level.PROVIDER, Level.PROTOCOL)) {
      cells.add(
          cell.in(Form.PROPERTIES.in(Spelling.LIST))
              .withProvider(new Setting(level, Key.PARAMETERS_PREFER, HESSIAN)),
          cell.in(Form.BOOT.asYml()).withProvider(plain(level, HESSIAN)));
    }
  }

  private static ImmutableList<Setting> allKeys(Level level) {
    return ImmutableList.of(
        plain(level, HESSIAN),
        prefer(level, HESSIAN_FIRST),
        new Setting(level, Key.PARAMETERS_SERIALIZATION, HESSIAN),
        new Setting(level, Key.PARAMETERS_PREFER, HESSIAN_FIRST));
  }

  /** What a consumer says of a provider with the defaults of Dubbo 3.2. */
  private void addConsumers() {
    Cell cell = pair(Question.SIDES, CURRENT_3_2);
    for (Level level : List.of(Level.REFERENCE, Level.CONSUMER)) {
      for (Form form : List.of(Form.API, Form.XML)) {
        cells.add(
            cell.in(form).withConsumer(new Setting(level, Key.PARAMETERS_SERIALIZATION, HESSIAN)),
            cell.in(form).withConsumer(new Setting(level, Key.PARAMETERS_PREFER, HESSIAN)));
      }
    }
    cells.add(
        cell.in(Form.ANNOTATION)
            .withConsumer(new Setting(Level.REFERENCE, Key.PARAMETERS_SERIALIZATION, HESSIAN)),
        cell.in(Form.ANNOTATION)
            .withConsumer(new Setting(Level.REFERENCE, Key.PARAMETERS_PREFER, HESSIAN)),
        cell.withConsumer(plain(Level.PROTOCOL, HESSIAN)),
        cell.in(Form.PROPERTIES).withConsumer(plain(Level.PROTOCOL, HESSIAN)),
        cell.in(Form.PROPERTIES).withConsumer(plain(Level.CONSUMER, HESSIAN)),
        cell.in(Form.PROPERTIES)
            .withConsumer(new Setting(Level.CONSUMER, Key.PARAMETERS_PREFER, HESSIAN)),
        cell.in(Form.BOOT).withConsumer(plain(Level.CONSUMER, HESSIAN)),
        cell.in(Form.BOOT)
            .withConsumer(new Setting(Level.CONSUMER, Key.PARAMETERS_PREFER, HESSIAN)),
        cell.withUrl()
            .withConsumer(new Setting(Level.REFERENCE, Key.URL, "serialization=fastjson2")),
        cell.withUrl()
            .withConsumer(new Setting(Level.REFERENCE, Key.URL, "prefer.serialization=fastjson2")),
        cell.withProvider(prefer(Level.PROTOCOL, FASTJSON2_FIRST))
            .withConsumer(new Setting(Level.REFERENCE, Key.PARAMETERS_PREFER, HESSIAN)),
        cell.withProvider(plain(Level.PROTOCOL, HESSIAN))
            .withConsumer(new Setting(Level.REFERENCE, Key.PARAMETERS_PREFER, FASTJSON2)));
  }

  /** Before Dubbo 3.2 the default is Hessian, so that the settings ask for something else. */
  private void addOld() {
    for (String release : OLD) {
      Cell cell = pair(Question.ALONE, release);
      for (Level level : LEVELS) {
        cells.add(
            cell.withProvider(plain(level, JAVA)),
            cell.withProvider(new Setting(level, Key.PARAMETERS_SERIALIZATION, JAVA)));
      }
      cells.add(
          cell.withProvider(new Setting(Level.SERVICE, Key.PARAMETERS_PREFER, JAVA)),
          cell.in(Form.PROPERTIES).withProvider(prefer(Level.PROTOCOL, JAVA)),
          cell.withConsumer(new Setting(Level.REFERENCE, Key.PARAMETERS_SERIALIZATION, JAVA)),
          cell.withConsumer(new Setting(Level.CONSUMER, Key.PARAMETERS_SERIALIZATION, JAVA)));
    }
    for (Level level : LEVELS) {
      Cell cell = pair(Question.ALONE, CURRENT);
      cells.add(
          cell.withProvider(plain(level, FASTJSON2)),
          cell.withProvider(prefer(level, FASTJSON2_FIRST)),
          cell.withProvider(new Setting(level, Key.PARAMETERS_SERIALIZATION, FASTJSON2)),
          cell.withProvider(new Setting(level, Key.PARAMETERS_PREFER, FASTJSON2)));
    }
  }

  /** On Dubbo 3.2, too, something else than the default. */
  private void addPlaces() {
    Cell cell = pair(Question.PLACES, CURRENT_3_2);
    Setting hessian = plain(Level.PROVIDER, HESSIAN);
    for (Form form : List.of(Form.XML, Form.NESTED, Form.BESIDE)) {
      Cell inFile = cell.in(form);
      cells.add(
          inFile.withProvider(hessian),
          inFile.withProvider(hessian, new Setting(Level.PROVIDER, Key.DEFAULT, "true")),
          inFile.withProvider(hessian, new Setting(Level.PROVIDER, Key.DEFAULT, "false")));
    }
    for (Form form : List.of(Form.BEAN, Form.BOOTSTRAP)) {
      for (Level level : List.of(Level.PROVIDER, Level.PROTOCOL)) {
        cells.add(
            cell.in(form).withProvider(plain(level, HESSIAN)),
            cell.in(form).withProvider(prefer(level, HESSIAN_FIRST)));
      }
    }
  }

  private void addLevels() {
    for (String release : OLD) {
      addDisagreements(pair(Question.LEVELS, release), HESSIAN, JAVA);
    }
    for (String release : List.of(CURRENT_3_2, CURRENT)) {
      Cell cell = pair(Question.LEVELS, release);
      addDisagreements(cell, HESSIAN, FASTJSON2);
      for (Level level : LEVELS) {
        cells.add(
            cell.withProvider(prefer(level, FASTJSON2_FIRST), plain(level, HESSIAN)),
            cell.withProvider(prefer(level, HESSIAN_FIRST), plain(level, FASTJSON2)));
      }
      cells.add(
          cell.withProvider(
              plain(Level.PROVIDER, HESSIAN), prefer(Level.PROTOCOL, FASTJSON2_FIRST)),
          cell.withProvider(plain(Level.SERVICE, HESSIAN), prefer(Level.PROTOCOL, FASTJSON2_FIRST)),
          cell.withProvider(
              plain(Level.PROTOCOL, HESSIAN), prefer(Level.PROVIDER, FASTJSON2_FIRST)));
    }
    for (String release : List.of("3.2.0", "3.3.0")) {
      addDisagreements(pair(Question.LEVELS, release), HESSIAN, FASTJSON2);
    }
    for (Form form : List.of(Form.API, Form.XML, Form.ANNOTATION)) {
      addServiceAndProvider(pair(Question.LEVELS, CURRENT_3_2).in(form));
    }
    for (Form form : List.of(Form.XML, Form.PROPERTIES, Form.BOOT)) {
      Cell cell = pair(Question.LEVELS, CURRENT_3_2).in(form);
      cells.add(
          cell.withProvider(plain(Level.PROVIDER, HESSIAN), plain(Level.PROTOCOL, FASTJSON2)),
          cell.withProvider(plain(Level.PROVIDER, FASTJSON2), plain(Level.PROTOCOL, HESSIAN)));
    }
  }

  private void addServiceAndProvider(Cell cell) {
    if (!cell.settings().form().equals(Form.API)) { // which has these already
      cells.add(
          cell.withProvider(plain(Level.SERVICE, HESSIAN), plain(Level.PROVIDER, FASTJSON2)),
          cell.withProvider(plain(Level.SERVICE, FASTJSON2), plain(Level.PROVIDER, HESSIAN)));
    }
    cells.add(
        cell.withProvider(
            prefer(Level.SERVICE, HESSIAN_FIRST), prefer(Level.PROVIDER, FASTJSON2_FIRST)),
        cell.withProvider(prefer(Level.SERVICE, HESSIAN_FIRST), plain(Level.PROVIDER, FASTJSON2)),
        cell.withProvider(plain(Level.SERVICE, HESSIAN), prefer(Level.PROVIDER, FASTJSON2_FIRST)));
  }

  private void addDisagreements(Cell cell, String one, String other) {
    for (int near = 0; near < LEVELS.size(); near++) {
      for (int far = near + 1; far < LEVELS.size(); far++) {
        cells.add(
            cell.withProvider(plain(LEVELS.get(near), one), plain(LEVELS.get(far), other)),
            cell.withProvider(plain(LEVELS.get(near), other), plain(LEVELS.get(far), one)));
      }
    }
  }

  private void addPeers() {
    for (String provider : List.of(CURRENT_3_2, CURRENT)) {
      for (String consumer : List.of("2.7.23", "3.1.11", CURRENT_3_2, CURRENT)) {
        Cell cell = Cell.of(Question.PEERS, provider, consumer);
        cells.add(
            cell.withProvider(plain(Level.PROTOCOL, HESSIAN)),
            cell.withProvider(plain(Level.PROTOCOL, FASTJSON2)),
            cell.withProvider(prefer(Level.PROTOCOL, FASTJSON2_FIRST)),
            cell.withProvider(prefer(Level.PROTOCOL, HESSIAN_FIRST)),
            cell.withProvider(
                prefer(Level.PROTOCOL, FASTJSON2_FIRST), plain(Level.PROTOCOL, FASTJSON2)));
      }
    }
  }

  private void addProtocols() {
    Cell cell = pair(Question.PROTOCOLS, CURRENT_3_2).withProtocol("dubbo+dubbo");
    for (String id : List.of("first", "second")) {
      cells.add(
          cell.withProvider(
              plain(Level.PROTOCOL, HESSIAN),
              plain(Level.PROTOCOL2, FASTJSON2),
              new Setting(Level.SERVICE, Key.PROTOCOL, id)));
    }
    cells.add(cell.withProvider(plain(Level.PROTOCOL, HESSIAN), plain(Level.PROTOCOL2, FASTJSON2)));
  }

  private void addBytes() {
    for (String time : List.of("LocalDateTime", "Date")) {
      Cell cell = pair(Question.BODY, CURRENT_3_2).sending(time);
      cells.add(cell, cell.withProvider(plain(Level.PROTOCOL, HESSIAN)));
    }
  }

  private static Setting plain(Level level, String serializer) {
    return new Setting(level, Key.SERIALIZATION, serializer);
  }

  private static Setting prefer(Level level, String serializers) {
    return new Setting(level, Key.PREFER, serializers);
  }
}
