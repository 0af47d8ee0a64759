package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableMap;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** The types between which conversions are executed, with values of those that can be sent. */
@SuppressWarnings({
  "IdentityHashMapUsage",
  "JavaUtilDate",
  "JdkObsolete",
  "UnnecessaryStringBuilder",
  "serial"
}) // they are what is sent
final class SampleTypes {

  public static class Plain extends Base implements Shape {
    private static final long serialVersionUID = 1;
    public String name = "n";
  }

  public abstract static class Base implements Serializable {
    private static final long serialVersionUID = 1;
  }

  public interface Shape {}

  public static class Other implements Serializable {
    private static final long serialVersionUID = 1;
    public String name;
  }

  public record Pair(String name) implements Serializable {}

  public static class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Failure(String m) {
      super(m);
    }
  }

  /**
   * A value that is sent.
   *
   * @param label what it stands for; empty for any
   */
  record Sample(Class<?> type, String label, Object value) {}

  static final List<Sample> SENT = new ArrayList<>();
  static final List<Class<?>> READ = new ArrayList<>();

  private static void s(Class<?> t, Object... labelled) {
    for (int i = 0; i < labelled.length; i += 2)
      SENT.add(new Sample(t, (String) labelled[i], labelled[i + 1]));
    READ.add(t);
  }

  private static void box(Class<?> p, Class<?> b, Object... l) {
    s(p, l);
    s(b, l);
  }

  static {
    box(boolean.class, Boolean.class, "", true);
    box(byte.class, Byte.class, "", (byte) 7);
    box(short.class, Short.class, "", (short) 7, "beyond-byte", (short) 700);
    box(int.class, Integer.class, "", 7, "beyond-short", 70000);
    box(long.class, Long.class, "", 7L, "beyond-int", 7000000000L);
    box(float.class, Float.class, "", 2f, "fractions", 1.5f);
    box(double.class, Double.class, "", 2d, "fractions", 1.5d);
    box(char.class, Character.class, "", 'x');
    s(
        String.class,
        "",
        "abc",
        "digits",
        "7",
        "name",
        "UP",
        "one-char",
        "x",
        "uuid",
        new UUID(7, 8).toString());
    s(BigDecimal.class, "", new BigDecimal("12.34"));
    s(BigInteger.class, "", BigInteger.TEN);
    s(Date.class, "", new Date(1700000000123L));
    s(java.sql.Date.class, "", new java.sql.Date(1700000000123L));
    s(java.sql.Time.class, "", new java.sql.Time(1700000000123L));
    s(java.sql.Timestamp.class, "", new java.sql.Timestamp(1700000000123L));
    s(LocalDate.class, "", LocalDate.of(2024, 5, 6));
    s(LocalTime.class, "", LocalTime.of(7, 8));
    s(LocalDateTime.class, "", LocalDateTime.of(2024, 5, 6, 7, 8, 9));
    s(Instant.class, "", Instant.ofEpochMilli(1700000000123L));
    s(OffsetDateTime.class, "", OffsetDateTime.of(2024, 5, 6, 7, 8, 9, 0, ZoneOffset.UTC));
    s(ZonedDateTime.class, "", ZonedDateTime.of(2024, 5, 6, 7, 8, 9, 0, ZoneId.of("Europe/Paris")));
    s(OffsetTime.class, "", OffsetTime.of(7, 8, 9, 0, ZoneOffset.UTC));
    s(Duration.class, "", Duration.ofSeconds(7));
    s(Period.class, "", Period.ofDays(7));
    s(Year.class, "", Year.of(2024));
    s(YearMonth.class, "", YearMonth.of(2024, 5));
    s(MonthDay.class, "", MonthDay.of(5, 6));
    s(ZoneOffset.class, "", ZoneOffset.ofHours(2));
    s(ZoneId.class, "", ZoneId.of("Europe/Paris"));
    s(Calendar.class, "", new GregorianCalendar(2024, 5, 6));
    s(GregorianCalendar.class, "", new GregorianCalendar(2024, 5, 6));
    s(TimeZone.class, "", TimeZone.getTimeZone("Europe/Paris"));
    s(RoundingMode.class, "", RoundingMode.UP);
    s(TimeUnit.class, "", TimeUnit.DAYS);
    s(UUID.class, "", new UUID(7, 8));
    s(Locale.class, "", Locale.CHINA);
    s(Currency.class, "", Currency.getInstance("CNY"));
    s(Class.class, "", String.class);

    s(StringBuilder.class, "", new StringBuilder("abc"));
    s(BitSet.class, "", BitSet.valueOf(new long[] {5}));
    s(AtomicInteger.class, "", new AtomicInteger(7));
    s(AtomicLong.class, "", new AtomicLong(7));
    s(AtomicBoolean.class, "", new AtomicBoolean(true));
    s(AtomicReference.class, "", new AtomicReference<>("abc"));
    s(Optional.class, "", Optional.of("abc"));
    s(Plain.class, "", new Plain());
    s(Base.class, "", new Plain());
    s(Shape.class, "", new Plain());
    s(Pair.class, "", new Pair("n"));
    s(Failure.class, "", new Failure("m"));
    s(Throwable.class, "", new Failure("m"));
    READ.add(Other.class);
    READ.add(Object.class);
    READ.add(Serializable.class);
    READ.add(Comparable.class);
    READ.add(Number.class);
    READ.add(CharSequence.class);
    // containers
    List<String> a = List.of("a", "b");
    s(List.class, "", new ArrayList<>(a));
    s(ArrayList.class, "", new ArrayList<>(a));
    s(LinkedList.class, "", new LinkedList<>(a));
    s(Collection.class, "", new ArrayList<>(a));
    s(Iterable.class, "", new ArrayList<>(a));
    s(Set.class, "", new HashSet<>(a));
    s(HashSet.class, "", new HashSet<>(a));
    s(LinkedHashSet.class, "", new LinkedHashSet<>(a));
    s(TreeSet.class, "", new TreeSet<>(a));
    s(SortedSet.class, "", new TreeSet<>(a));
    s(Queue.class, "", new LinkedList<>(a));
    s(Deque.class, "", new ArrayDeque<>(a));
    s(ArrayDeque.class, "", new ArrayDeque<>(a));
    s(Vector.class, "", new Vector<>(a));
    s(CopyOnWriteArrayList.class, "", new CopyOnWriteArrayList<>(a));
    s(EnumSet.class, "", EnumSet.of(TimeUnit.DAYS));
    s(PriorityQueue.class, "", new PriorityQueue<>(a));
    s(ConcurrentLinkedQueue.class, "", new ConcurrentLinkedQueue<>(a));
    s(NavigableSet.class, "", new TreeSet<>(a));
    s(ConcurrentSkipListSet.class, "", new ConcurrentSkipListSet<>(a));
    s(CopyOnWriteArraySet.class, "", new CopyOnWriteArraySet<>(a));
    s(Stack.class, "", stack(a));
    s(BlockingQueue.class, "", new LinkedBlockingQueue<>(a));
    s(LinkedBlockingQueue.class, "", new LinkedBlockingQueue<>(a));
    s(ConcurrentLinkedDeque.class, "", new ConcurrentLinkedDeque<>(a));
    Map<String, String> m = Map.of("k", "v");
    s(Map.class, "", new HashMap<>(m));
    s(HashMap.class, "", new HashMap<>(m));
    s(LinkedHashMap.class, "", new LinkedHashMap<>(m));
    s(TreeMap.class, "", new TreeMap<>(m));
    s(SortedMap.class, "", new TreeMap<>(m));
    s(NavigableMap.class, "", new TreeMap<>(m));
    s(ConcurrentSkipListMap.class, "", new ConcurrentSkipListMap<>(m));
    s(ConcurrentMap.class, "", new ConcurrentHashMap<>(m));
    s(ConcurrentHashMap.class, "", new ConcurrentHashMap<>(m));
    s(Hashtable.class, "", new Hashtable<>(m));
    s(Properties.class, "", props());
    s(EnumMap.class, "", new EnumMap<>(Map.of(TimeUnit.DAYS, "v")));
    s(IdentityHashMap.class, "", new IdentityHashMap<>(m));
    s(String[].class, "", (Object) new String[] {"a", "b"});
    s(Object[].class, "", (Object) new Object[] {"a", "b"});
    s(int[].class, "", new int[] {7, 8}, "beyond-short", new int[] {70000});
    s(long[].class, "", new long[] {7, 8}, "beyond-int", new long[] {7000000000L});
    s(Integer[].class, "", new Integer[] {7, 8}, "beyond-short", new Integer[] {70000});
    s(Long[].class, "", new Long[] {7L, 8L}, "beyond-int", new Long[] {7000000000L});
    s(byte[].class, "", (Object) new byte[] {7, 8});
    s(char[].class, "", (Object) new char[] {'a', 'b'});
    s(boolean[].class, "", (Object) new boolean[] {true});
    s(double[].class, "", new double[] {2}, "fractions", new double[] {1.5});
    s(short[].class, "", new short[] {7}, "beyond-byte", new short[] {700});
    s(float[].class, "", new float[] {2}, "fractions", new float[] {1.5f});
    s(Plain[].class, "", (Object) new Plain[] {new Plain()});
    s(TimeUnit[].class, "", (Object) new TimeUnit[] {TimeUnit.DAYS});
    s(Date[].class, "", (Object) new Date[] {new Date(5)});
    s(BigDecimal[].class, "", (Object) new BigDecimal[] {new BigDecimal("1.5")});
    s(Double[].class, "", new Double[] {2d}, "fractions", new Double[] {1.5});
    s(Boolean[].class, "", (Object) new Boolean[] {true});
    s(Byte[].class, "", (Object) new Byte[] {7, 8});
    s(Short[].class, "", new Short[] {7}, "beyond-byte", new Short[] {700});
    s(Float[].class, "", new Float[] {2f}, "fractions", new Float[] {1.5f});
    s(Character[].class, "", (Object) new Character[] {'a', 'b'});
  }

  private static Stack<String> stack(List<String> all) {
    Stack<String> stack = new Stack<>();
    stack.addAll(all);
    return stack;
  }

  private static Properties props() {
    Properties properties = new Properties();
    properties.put("k", "v");
    return properties;
  }

  /** What the table calls the classes that stand for those of applications. */
  private static final ImmutableMap<Class<?>, String> NAMES =
      ImmutableMap.<Class<?>, String>builder()
          .put(Plain.class, "class")
          .put(Base.class, "abstract")
          .put(Shape.class, "interface")
          .put(Other.class, "other-class")
          .put(Pair.class, "record")
          .put(Failure.class, "exception")
          .put(RoundingMode.class, "enum")
          .put(TimeUnit.class, "other-enum")
          .put(Plain[].class, "class[]")
          .put(TimeUnit[].class, "enum[]")
          .buildOrThrow();

  static String name(Class<?> type) {
    return NAMES.getOrDefault(type, type.getCanonicalName());
  }

  private SampleTypes() {}
}
