package io.github.wiretime.measurements.published;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.joda.JodaModule;
import java.io.IOException;
import org.joda.time.DateTimeZone;
import org.joda.time.LocalDate;

/** Ways to send a document, each from and to objects that the application works with. */
@SuppressWarnings("ImmutableEnumChecker") // A configured mapper and a document never change.
public enum DocumentFormat {
  /** Jackson with the module for Joda-Time and its defaults. */
  JACKSON_JODA {
    private final ObjectMapper mapper = new ObjectMapper().registerModule(new JodaModule());
    private final Document<LocalDate> document = Document.example(DocumentFormat::localDate);

    @Override
    Object document() {
      return document;
    }

    @Override
    byte[] write() throws IOException {
      return mapper.writeValueAsBytes(document);
    }

    @Override
    Object read(byte[] bytes) throws IOException {
      return mapper.readValue(bytes, new TypeReference<Document<LocalDate>>() {});
    }
  },
  /** Jackson; the application converts each date to text and back. */
  JACKSON_TEXT {
    private final ObjectMapper mapper = new ObjectMapper();
    private final Document<LocalDate> document = Document.example(DocumentFormat::localDate);

    @Override
    Object document() {
      return document;
    }

    @Override
    byte[] write() throws IOException {
      return mapper.writeValueAsBytes(document.map(LocalDate::toString));
    }

    @Override
    Object read(byte[] bytes) throws IOException {
      return mapper
          .readValue(bytes, new TypeReference<Document<String>>() {})
          .map(LocalDate::parse);
    }
  },
  /** Jackson with epoch milliseconds in the object itself. */
  JACKSON_MILLIS {
    private final ObjectMapper mapper = new ObjectMapper();
    private final Document<Long> document = Document.example(millis -> millis);

    @Override
    Object document() {
      return document;
    }

    @Override
    byte[] write() throws IOException {
      return mapper.writeValueAsBytes(document);
    }

    @Override
    Object read(byte[] bytes) throws IOException {
      return mapper.readValue(bytes, new TypeReference<Document<Long>>() {});
    }
  },
  /** Protocol Buffers; the application converts each date to text and back. */
  PROTOBUF_TEXT {
    private final Document<LocalDate> document = Document.example(DocumentFormat::localDate);

    @Override
    Object document() {
      return document;
    }

    @Override
    byte[] write() {
      return ProtoDocuments.ofText(document.map(LocalDate::toString)).toByteArray();
    }

    @Override
    Object read(byte[] bytes) throws IOException {
      return ProtoDocuments.text(bytes).map(LocalDate::parse);
    }
  },
  /** Protocol Buffers with epoch milliseconds in the object itself. */
  PROTOBUF_MILLIS {
    private final Document<Long> document = Document.example(millis -> millis);

    @Override
    Object document() {
      return document;
    }

    @Override
    byte[] write() {
      return ProtoDocuments.ofMillis(document).toByteArray();
    }

    @Override
    Object read(byte[] bytes) throws IOException {
      return ProtoDocuments.millis(bytes);
    }
  };

  abstract Object document();

  abstract byte[] write() throws IOException;

  abstract Object read(byte[] bytes) throws IOException;

  private static LocalDate localDate(long millis) {
    return new LocalDate(millis, DateTimeZone.UTC);
  }
}
