package io.github.wiretime.measurements.published;

import com.google.protobuf.InvalidProtocolBufferException;
import io.github.wiretime.measurements.published.proto.MillisDocument;
import io.github.wiretime.measurements.published.proto.MillisGroup;
import io.github.wiretime.measurements.published.proto.TextDocument;
import io.github.wiretime.measurements.published.proto.TextGroup;
import java.util.List;

/** Turns documents into messages and back. */
final class ProtoDocuments {
  private ProtoDocuments() {}

  static TextDocument ofText(Document<String> document) {
    TextDocument.Builder message =
        TextDocument.newBuilder()
            .setFlag(document.flag())
            .setNumber(document.number())
            .setRatio(document.ratio())
            .setCount(document.count())
            .setName(document.name())
            .addAllWords(document.words())
            .setDate(document.date());
    for (Document.Group<String> group : document.groups()) {
      message.addGroups(TextGroup.newBuilder().addAllDates(group.dates()));
    }
    return message.build();
  }

  static Document<String> text(byte[] bytes) throws InvalidProtocolBufferException {
    TextDocument message = TextDocument.parseFrom(bytes);
    List<Document.Group<String>> groups =
        message.getGroupsList().stream()
            .map(group -> new Document.Group<String>(List.copyOf(group.getDatesList())))
            .toList();
    return new Document<>(
        message.getFlag(),
        message.getNumber(),
        message.getRatio(),
        message.getCount(),
        message.getName(),
        List.copyOf(message.getWordsList()),
        message.getDate(),
        groups);
  }

  static MillisDocument ofMillis(Document<Long> document) {
    MillisDocument.Builder message =
        MillisDocument.newBuilder()
            .setFlag(document.flag())
            .setNumber(document.number())
            .setRatio(document.ratio())
            .setCount(document.count())
            .setName(document.name())
            .addAllWords(document.words())
            .setDate(document.date());
    for (Document.Group<Long> group : document.groups()) {
      message.addGroups(MillisGroup.newBuilder().addAllDates(group.dates()));
    }
    return message.build();
  }

  static Document<Long> millis(byte[] bytes) throws InvalidProtocolBufferException {
    MillisDocument message = MillisDocument.parseFrom(bytes);
    List<Document.Group<Long>> groups =
        message.getGroupsList().stream()
            .map(group -> new Document.Group<Long>(List.copyOf(group.getDatesList())))
            .toList();
    return new Document<>(
        message.getFlag(),
        message.getNumber(),
        message.getRatio(),
        message.getCount(),
        message.getName(),
        List.copyOf(message.getWordsList()),
        message.getDate(),
        groups);
  }
}
