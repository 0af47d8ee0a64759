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
      message.addGroups(
          TextGroup.newBuilder()
              .setDate0(group.date0())
              .setDate1(group.date1())
              .setDate2(group.date2())
              .setDate3(group.date3())
              .setDate4(group.date4())
              .setDate5(group.date5())
              .setDate6(group.date6())
              .setDate7(group.date7())
              .setDate8(group.date8())
              .setDate9(group.date9()));
    }
    return message.build();
  }

  static Document<String> text(byte[] bytes) throws InvalidProtocolBufferException {
    TextDocument message = TextDocument.parseFrom(bytes);
    List<Document.Group<String>> groups =
        message.getGroupsList().stream()
            .map(
                group ->
                    new Document.Group<String>(
                        group.getDate0(),
                        group.getDate1(),
                        group.getDate2(),
                        group.getDate3(),
                        group.getDate4(),
                        group.getDate5(),
                        group.getDate6(),
                        group.getDate7(),
                        group.getDate8(),
                        group.getDate9()))
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
      message.addGroups(
          MillisGroup.newBuilder()
              .setDate0(group.date0())
              .setDate1(group.date1())
              .setDate2(group.date2())
              .setDate3(group.date3())
              .setDate4(group.date4())
              .setDate5(group.date5())
              .setDate6(group.date6())
              .setDate7(group.date7())
              .setDate8(group.date8())
              .setDate9(group.date9()));
    }
    return message.build();
  }

  static Document<Long> millis(byte[] bytes) throws InvalidProtocolBufferException {
    MillisDocument message = MillisDocument.parseFrom(bytes);
    List<Document.Group<Long>> groups =
        message.getGroupsList().stream()
            .map(
                group ->
                    new Document.Group<Long>(
                        group.getDate0(),
                        group.getDate1(),
                        group.getDate2(),
                        group.getDate3(),
                        group.getDate4(),
                        group.getDate5(),
                        group.getDate6(),
                        group.getDate7(),
                        group.getDate8(),
                        group.getDate9()))
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
