package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Objects that are written by their fields. */
final class FieldCases {
  private FieldCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "every visibility, final and volatile; not static, transient or a getter",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              public LocalDate a; protected LocalTime b; private Instant c;
              final Year d = null; volatile Period e;
              static Duration f; transient MonthDay g; static final LocalDate H = LocalDate.MIN;
              transient List<Year> i;
              LocalDateTime getShipped() { return null; }
            }
            """,
            "Order#a java.time.LocalDate",
            "Order#b java.time.LocalTime",
            "Order#c java.time.Instant",
            "Order#d java.time.Year",
            "Order#e java.time.Period"),
        WireCase.of(
            "Externalizable, writeObject and serialPersistentFields do not matter",
            """
            interface Api { Order a(); Ext b(); }
            class Order implements Serializable {
              private static final ObjectStreamField[] serialPersistentFields = {};
              LocalDate day;
              private void writeObject(ObjectOutputStream out) { }
              private void readObject(ObjectInputStream in) { }
            }
            class Ext implements Externalizable {
              LocalTime time;
              public Ext() { }
              public void writeExternal(ObjectOutput out) { }
              public void readExternal(ObjectInput in) { }
            }
            """,
            "Order#day java.time.LocalDate",
            "Ext#time java.time.LocalTime"),
        WireCase.of(
            "a class that forgot Serializable",
            """
            interface Api { Order get(); }
            class Order { LocalDate day; Item item; }
            class Item { Instant at; }
            """,
            "Order#day java.time.LocalDate",
            "Item#at java.time.Instant"),
        WireCase.of(
            "cycles",
            """
            interface Api { Node get(); }
            class Node implements Serializable { Node next; Edge edge; LocalDate day; }
            class Edge implements Serializable { Node from; Node to; Edge[] twins; Instant at; }
            """,
            "Node#day java.time.LocalDate",
            "Edge#at java.time.Instant"));
  }
}
