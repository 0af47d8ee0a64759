package io.github.wiretime.arrival;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.GraphLoader;
import io.github.wiretime.oracle.ServiceMethods;
import io.github.wiretime.oracle.Term;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Lets a real Hessian say what becomes of the value of each member that a service sends.
 *
 * <p>All members are filled at once. If that fails, one after the other, and what fails is left
 * empty, so that each exception has its member.
 */
final class Judge {
  private final GraphLoader senders;
  private final Trip trip;
  private final Isolation isolation;
  private final Map<String, Arrival> verdict = new TreeMap<>();

  /**
   * How careful to be.
   *
   * @param alone whether to begin with one member after the other
   * @param crashing members that end the JVM, which stay empty
   * @param trying is told which member comes next
   * @param objects how many objects are sent together; damage to memory shows in some only
   */
  record Isolation(boolean alone, Set<String> crashing, Consumer<String> trying, int objects) {
    /** For classes that do no damage. */
    static final Isolation NONE = new Isolation(false, Set.of(), member -> {}, 2);
  }

  Judge(CompiledClasses classes, Route route, Isolation isolation) {
    this.isolation = isolation;
    senders = classes.loader(route.writer());
    trip = new RoundTrip(route, senders, classes.loader(route.reader()));
  }

  /** A judge of calls between applications that have the same classes. */
  Judge(GraphLoader classes, Trip calls) {
    isolation = Isolation.NONE;
    senders = classes;
    trip = calls;
  }

  /** By member, {@code com.acme.Order#day}: every one that was to be filled. */
  ImmutableMap<String, Arrival> verdict(Set<String> services) {
    for (String service : services) {
      ServiceMethods.types(senders.named(service)).stream()
          .filter(type -> !(type instanceof Term.Named named && named.raw() == void.class))
          .forEach(this::root);
    }
    return ImmutableMap.copyOf(verdict);
  }

  private void root(Term type) {
    if (isolation.alone()) {
      onePerOne(type);
      return;
    }
    try {
      accept(type, attempt(type, any -> true));
    } catch (RoundTrip.Failure together) {
      onePerOne(type);
    }
  }

  private void accept(Term type, Attempt attempt) {
    attempt.differences().forEach(this::judged);
    Stream.concat(Stream.of(name(type)), stream(attempt.members()))
        .forEach(member -> judged(member, Arrival.SAME));
  }

  /** A member may be filled for several methods; what goes wrong for one of them counts. */
  private void judged(String member, Arrival arrival) {
    verdict.merge(member, arrival, (old, next) -> old.outcome() == Outcome.ARRIVES ? next : old);
  }

  private void onePerOne(Term type) {
    var filled = new HashSet<String>();
    var tried = new HashSet<>(isolation.crashing());
    Attempt last;
    try {
      last = attempt(type, filled::contains);
    } catch (RoundTrip.Failure e) {
      judged(name(type), e.arrival());
      return;
    }
    Optional<String> next = next(last, tried);
    while (next.isPresent()) {
      String member = next.get();
      isolation.trying().accept(member);
      tried.add(member);
      filled.add(member);
      try {
        last = attempt(type, filled::contains);
      } catch (RoundTrip.Failure e) {
        filled.remove(member);
        judged(member, e.arrival());
      }
      next = next(last, tried);
    }
    accept(type, last);
  }

  private static Optional<String> next(Attempt attempt, Set<String> tried) {
    return stream(attempt.members()).filter(member -> !tried.contains(member)).findFirst();
  }

  private static Stream<String> stream(Iterable<String> members) {
    return StreamSupport.stream(members.spliterator(), false);
  }

  private record Attempt(Iterable<String> members, Map<String, Arrival> differences) {}

  /** Some effects come at the second object of a class, others at the same one again. */
  private Attempt attempt(Term type, Predicate<String> wanted) throws RoundTrip.Failure {
    var origins = new Origins(wanted);
    var filling = new Filling(senders, origins);
    var comparison = new Comparison(origins);
    Object first = filling.value(type);
    if (first != null) {
      Class<?> declared = type instanceof Term.Named named ? named.raw() : first.getClass();
      comparison.compare(first, trip.send(first, declared), name(type));
      if (Filling.isOurs(first.getClass())) {
        var list = new ArrayList<>(List.of(first));
        Stream.generate(() -> filling.value(type))
            .limit(isolation.objects() - 1)
            .forEach(list::add);
        // Some releases count objects wrongly, which moves all references behind.
        list.add(list.get(list.size() - 1));
        var received = (List<?>) trip.send(list, ArrayList.class);
        if (received == null) { // a parameter that the provider could not read
          throw new RoundTrip.Failure(new Arrival(Outcome.LOST, "null"));
        }
        for (int i = 0; i < list.size(); i++) {
          if (!Comparison.isSameClass(list.get(i), received.get(i))) {
            throw new RoundTrip.Failure(
                new Arrival(Outcome.OTHER_CLASS, "a reference to " + SafeText.of(received.get(i))));
          }
          comparison.compare(list.get(i), received.get(i), name(type));
        }
      }
    }
    if (isolation.alone()) {
      System.gc(); // It ends the JVM if a reference is damaged that nobody has used.
    }
    return new Attempt(origins.members(), comparison.differences());
  }

  private static String name(Term type) {
    return Origins.member(type, "?");
  }
}
