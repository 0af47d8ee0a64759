package io.github.wiretime.measurements.published;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.joda.JodaModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import org.apache.commons.lang3.function.FailableFunction;
import org.apache.commons.lang3.function.FailableSupplier;
import org.joda.time.DateTimeZone;
import org.joda.time.LocalDate;

/**
 * Ways to send a document, each from and to objects that the application works with; Jackson as a
 * string, as published.
 */
@SuppressWarnings("ImmutableEnumChecker") // A configured mapper and a document never change.
public enum DocumentFormat {
  /** Jackson with the module for Joda-Time and its defaults. */
  JACKSON_JODA(
      dates(),
      Json.JODA::writeValueAsString,
      text -> Json.JODA.readValue((String) text, new TypeReference<Document<LocalDate>>() {})),
  /** Jackson with epoch milliseconds in the object itself. */
  JACKSON_MILLIS(
      millis(),
      Json.PLAIN::writeValueAsString,
      text -> Json.PLAIN.readValue((String) text, new TypeReference<Document<Long>>() {})),
  /** The same with the module that generates code for accessors. */
  JACKSON_BLACKBIRD(
      millis(),
      Json.BLACKBIRD::writeValueAsString,
      text -> Json.BLACKBIRD.readValue((String) text, new TypeReference<Document<Long>>() {})),
  /** Java serialization with epoch milliseconds in the object itself. */
  JAVA_MILLIS(
      millis(),
      Json.JAVA::write,
      bytes -> (Document<?>) Json.JAVA.read((byte[]) bytes, Document.class)),
  /** Protocol Buffers; the application converts each date to text and back. */
  PROTOBUF_TEXT(
      dates(),
      document -> ProtoDocuments.ofText(document.map(LocalDate::toString)).toByteArray(),
      bytes -> ProtoDocuments.text((byte[]) bytes).map(LocalDate::parse)),
  /** Protocol Buffers with epoch milliseconds in the object itself. */
  PROTOBUF_MILLIS(
      millis(),
      document -> ProtoDocuments.ofMillis(document).toByteArray(),
      bytes -> ProtoDocuments.millis((byte[]) bytes));

  private final Document<?> document;
  private final FailableSupplier<Object, IOException> written;
  private final FailableFunction<Object, Document<?>, Exception> reader;

  <D> DocumentFormat(
      Document<D> document,
      FailableFunction<Document<D>, Object, IOException> writer,
      FailableFunction<Object, Document<?>, Exception> reader) {
    this.document = document;
    this.written = () -> writer.apply(document);
    this.reader = reader;
  }

  Document<?> document() {
    return document;
  }

  /** Text or bytes. */
  Object write() throws IOException {
    return written.get();
  }

  Document<?> read(Object written) throws Exception {
    return reader.apply(written);
  }

  private static Document<LocalDate> dates() {
    return Document.example(millis -> new LocalDate(millis, DateTimeZone.UTC));
  }

  private static Document<Long> millis() {
    return Document.example(millis -> millis);
  }

  private static final class Json {
    static final ObjectMapper PLAIN = new ObjectMapper();
    static final ObjectMapper BLACKBIRD =
        JsonMapper.builder().addModule(new BlackbirdModule()).build();
    static final Codec JAVA = Codecs.of(Profile.JAVA);
    static final ObjectMapper JODA = new ObjectMapper().registerModule(new JodaModule());
  }
}
