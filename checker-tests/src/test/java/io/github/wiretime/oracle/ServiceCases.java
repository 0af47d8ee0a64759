package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** What a service interface puts on the wire, and where. */
final class ServiceCases {
  private ServiceCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "parameters and returns",
            """
            interface Api { Instant find(Query query, long id, LocalDate[] days); void ping(); }
            class Query implements Serializable { LocalTime from; }
            """,
            "Api#find(com.acme.Query,long,java.time.LocalDate[]) java.time.Instant",
            "Api#find(com.acme.Query,long,java.time.LocalDate[])[2] java.time.LocalDate",
            "Query#from java.time.LocalTime"),
        WireCase.of(
            "inherited and default methods, not static ones",
            """
            interface Api extends Parent { default Year year() { return null; } static Period no() { return null; } }
            interface Parent { LocalDate day(); static Duration no() { return null; } }
            """,
            "Api#year() java.time.Year",
            "Api#day() java.time.LocalDate"),
        WireCase.of(
            "generic super-interfaces",
            """
            interface Api extends Service<Role, Instant> { }
            interface Service<T, I> extends Reader<I, T> { void save(T role, List<I> ids); }
            interface Reader<K, V> { V get(K key); Map<String, K> all(); }
            class Role implements Serializable { LocalDate since; }
            """,
            "Api#save(java.lang.Object,java.util.List)[1] java.time.Instant",
            "Api#get(java.lang.Object)[0] java.time.Instant",
            "Api#all() java.time.Instant",
            "Role#since java.time.LocalDate"),
        WireCase.of(
            "an overridden method of a generic super-interface",
            """
            interface Api extends Reader<Role> { Role get(Role like); }
            interface Reader<T> { T get(T like); }
            class Role implements Serializable { LocalDate since; Owner owner; }
            class Owner implements Serializable { Instant born; }
            """,
            "Role#since java.time.LocalDate",
            "Owner#born java.time.Instant"),
        WireCase.of(
            "futures and stream observers",
            """
            interface Api {
              CompletableFuture<LocalDate> later(StreamObserver<Instant> sink);
              CompletableFuture<List<Role>> roles();
            }
            class Role implements Serializable { Year since; }
            """,
            "Api#later(org.apache.dubbo.common.stream.StreamObserver) java.time.LocalDate",
            "Api#later(org.apache.dubbo.common.stream.StreamObserver)[0] java.time.Instant",
            "Role#since java.time.Year"),
        WireCase.of(
            "generic methods",
            """
            interface Api { <T extends Temporal> T now(List<? super T> sink); <R extends Role> R role(); <X> X any(X x); }
            class Role implements Serializable { Year since; }
            """,
            "Api#now(java.util.List) java.time.temporal.Temporal",
            "Api#now(java.util.List)[0] java.time.temporal.Temporal",
            "Role#since java.time.Year"),
        WireCase.of(
            "parameters with two bounds",
            """
            interface Api {
              <T extends Temporal & Serializable> T now(T at);
              <T extends Comparable<T> & TemporalAmount> void put(T[] all);
            }
            """,
            "Api#now(java.time.temporal.Temporal) java.time.temporal.Temporal",
            "Api#now(java.time.temporal.Temporal)[0] java.time.temporal.Temporal",
            "Api#put(java.lang.Comparable[])[0] java.time.temporal.TemporalAmount"),
        WireCase.of(
            "a class as the service",
            """
            class Api {
              public Instant no;
              public Api(LocalTime no) { }
              public LocalDate day() { return null; }
              Instant no() { return null; }
              public class No { public Year no() { return null; } }
            }
            """,
            "Api#day() java.time.LocalDate"),
        WireCase.of(
            "nothing costly",
            """
            interface Api { Date find(Order order, String s, int[] xs, List<? extends Number> ns) throws IOException; }
            class Order implements Serializable { Date at; long millis; Map<String, Object> extra; DayOfWeek day; }
            """));
  }
}
