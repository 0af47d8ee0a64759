package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** What the methods of a service send and return. */
final class ServiceMethodCases {
  private ServiceMethodCases() {}

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
              Future<Period> future();
              CompletionStage<MonthDay> stage();
            }
            class Role implements Serializable { Year since; }
            """,
            "Api#future() java.time.Period",
            "Api#stage() java.time.MonthDay",
            "Api#later(org.apache.dubbo.common.stream.StreamObserver) java.time.LocalDate",
            "Api#later(org.apache.dubbo.common.stream.StreamObserver)[0] java.time.Instant",
            "Role#since java.time.Year"),
        WireCase.of(
            "classes that implement StreamObserver stay where they are",
            """
            interface Api { StreamObserver<Order> upload(StreamObserver<Instant> answers); }
            class Order implements Serializable { LocalDate day; }
            class Answers implements StreamObserver<Instant> {
              LocalTime last;
              public void onNext(Instant answer) { }
              public void onError(Throwable failure) { }
              public void onCompleted() { }
            }
            """,
            "Api#upload(org.apache.dubbo.common.stream.StreamObserver)[0] java.time.Instant",
            "Order#day java.time.LocalDate"),
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
            "overloads, methods of Object, private methods and exceptions",
            """
            interface Api extends Top {
              Instant find(String id) throws Late;
              String toString(); boolean equals(Object other);
              private Year no() { return null; }
            }
            interface Top { LocalDate find(long id); }
            class Late extends RuntimeException { LocalTime since; }
            class NotDeclared extends RuntimeException { Period no; }
            """,
            "Api#find(java.lang.String) java.time.Instant",
            "Api#find(long) java.time.LocalDate",
            "Late#since java.time.LocalTime"),
        WireCase.of(
            "an overridden method that says less or more",
            """
            interface Api extends Top<String> { Instant find(String id); String all(); }
            interface Top<T> { Object find(T id); T all(); }
            """,
            "Api#find(java.lang.String) java.time.Instant"),
        WireCase.of(
            "a raw super-interface and a generic service",
            """
            interface Api<T extends Order> extends Crud { T order(); }
            interface Crud<X extends Base> { X find(); }
            class Base implements Serializable { Instant at; }
            class Order implements Serializable { LocalDate day; }
            """,
            "Base#at java.time.Instant",
            "Order#day java.time.LocalDate"));
  }
}
