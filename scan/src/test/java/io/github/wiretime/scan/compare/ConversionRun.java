package io.github.wiretime.scan.compare;

import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.scan.compare.SampleTypes.Sample;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import org.objectweb.asm.Type;

/**
 * Sends values of one type to a reader that declares another one, in a field, in a component of a
 * record, as a whole result, or inside a container.
 */
@SuppressWarnings("JavaUtilDate") // it is what is sent
final class ConversionRun {

  private ConversionRun() {}

  static Object canon(Object o, int depth) {
    if (o == null || depth > 4) return "null";
    if (o instanceof Boolean) return o.toString();
    if (o instanceof Number && !(o instanceof AtomicInteger) && !(o instanceof AtomicLong))
      return num(o.toString());
    if (o instanceof CharSequence || o instanceof Character) {
      String s = o.toString();
      return s.matches("-?\\d+(\\.\\d+)?(E\\d+)?") ? num(s) : s;
    }
    if (o instanceof Date d) return "ms " + d.getTime();
    if (o instanceof Calendar c) return "ms " + c.getTimeInMillis();
    if (o instanceof Enum<?> e) return e.name();
    if (o instanceof Map<?, ?> m) {
      TreeMap<String, Object> t = new TreeMap<>();
      m.forEach((k, v) -> t.put(String.valueOf(canon(k, depth + 1)), canon(v, depth + 1)));
      return "map " + t;
    }
    if (o instanceof Iterable<?> i && !(o instanceof java.nio.file.Path)) {
      List<String> l = new ArrayList<>();
      for (Object x : i) l.add(String.valueOf(canon(x, depth + 1)));
      Collections.sort(l);
      return "all " + l;
    }
    if (o instanceof char[] all) return new String(all);
    if (o.getClass().isArray()) {
      List<String> l = new ArrayList<>();
      for (int i = 0; i < Array.getLength(o); i++)
        l.add(String.valueOf(canon(Array.get(o, i), depth + 1)));
      Collections.sort(l);
      return "all " + l;
    }
    if (o instanceof SampleTypes.Plain p) return "{name=" + p.name + "}";
    if (o instanceof SampleTypes.Other p) return "{name=" + p.name + "}";
    if (o instanceof SampleTypes.Pair p) return "{name=" + p.name() + "}";
    return o instanceof Throwable t ? t.getClass() + t.getMessage() : o.toString();
  }

  static String num(String s) {
    try {
      return new BigDecimal(s).stripTrailingZeros().toPlainString();
    } catch (NumberFormatException e) {
      return s;
    }
  }

  static Class<?> boxed(Class<?> c) {
    return c.isPrimitive() ? java.lang.invoke.MethodType.methodType(c).wrap().returnType() : c;
  }

  static char judge(Object sent, Object got, Class<?> declared, boolean typed) {
    if (got == null) return 'l';
    if (!boxed(declared).isInstance(got))
      return typed && !declared.isInterface() && !declared.isPrimitive() ? 'j' : 'c';
    String a = String.valueOf(canon(sent, 0));
    String b;
    try {
      b = String.valueOf(canon(got, 0));
    } catch (Throwable t) {
      return 'c';
    }
    if (a.equals(b)) {
      if (!(got instanceof String)
          && (sent.getClass().isArray() || sent instanceof Collection || sent instanceof Map)) {
        if (!sameElements(sent, got)) return 'e';
      }
      return '.';
    }
    if (b.isEmpty()
        || b.equals("0")
        || b.equals("false")
        || b.equals("\0")
        || b.equals("all []")
        || b.equals("map {}")
        || b.equals("{name=null}")) return 'l';
    return 'v';
  }

  static boolean sameElements(Object a, Object b) {
    return classes(a).equals(classes(b));
  }

  static Set<String> classes(Object o) {
    Set<String> s = new TreeSet<>();
    if (o instanceof Map<?, ?> m)
      m.forEach(
          (k, v) -> {
            s.add("k" + k.getClass());
            s.add("v" + v.getClass());
          });
    else if (o instanceof Iterable<?> i) i.forEach(x -> s.add("" + x.getClass()));
    else for (int i = 0; i < Array.getLength(o); i++) s.add("" + Array.get(o, i).getClass());
    return s;
  }

  static String sig(String pos, Class<?> t) {
    String b = Type.getDescriptor(boxed(t));
    return switch (pos) {
      case "FE" -> "Ljava/util/List<" + b + ">;";
      case "FS" -> "Ljava/util/Set<" + b + ">;";
      case "FK" -> "Ljava/util/Map<" + b + "Ljava/lang/String;>;";
      case "FV" -> "Ljava/util/Map<Ljava/lang/String;" + b + ">;";
      default -> null;
    };
  }

  static Class<?> raw(String pos, Class<?> t) {
    return switch (pos) {
      case "FE" -> List.class;
      case "FS" -> Set.class;
      case "FK", "FV" -> Map.class;
      case "T", "E", "EK" -> Object.class;
      case "FA" -> t.arrayType();
      default -> t;
    };
  }

  static Object wrap(String pos, Class<?> t, Object v) {
    return switch (pos) {
      case "FE", "E" -> new ArrayList<>(List.of(v));
      case "FS" -> new HashSet<>(Set.of(v));
      case "FK" -> new HashMap<>(Map.of(v, "v"));
      case "FV" -> new HashMap<>(Map.of("k", v));
      case "FA", "RA" -> {
        Object a = Array.newInstance(t, 1);
        Array.set(a, 0, v);
        yield a;
      }
      default -> v;
    };
  }

  static Object unwrap(String pos, Object v) {
    if (v == null) return null;
    return switch (pos) {
      case "FE", "E", "FS" ->
          ((Collection<?>) v).isEmpty() ? null : ((Collection<?>) v).iterator().next();
      case "FK" -> ((Map<?, ?>) v).keySet().iterator().next();
      case "FV" -> ((Map<?, ?>) v).get("k");
      case "FA", "RA" -> Array.get(v, 0);
      default -> v;
    };
  }

  /** A letter for each type that is read, for each sample. */
  static List<String> run(Position position, Hessian h) throws Exception {
    String pos = id(position);
    List<String> rows = new ArrayList<>();
    boolean whole = pos.equals("R") || pos.equals("E") || pos.equals("RA");
    boolean record = pos.equals("C");
    List<Class<?>> read = SampleTypes.READ;
    Map<Class<?>, Class<?>> holders = new HashMap<>();
    Map<Class<?>, BiFunction<byte[], Class<?>, Object>> readers = new HashMap<>();
    for (Class<?> d : read) {
      HolderLoader l = new HolderLoader(h.loader());
      Class<?> p = whole ? null : l.define(raw(pos, d), sig(pos, d), record);
      holders.put(d, p);
      readers.put(d, h.reader(l));
    }
    for (Sample s : SampleTypes.SENT) {
      StringBuilder row = new StringBuilder();
      byte[] bytes = null;
      try {
        HolderLoader l = new HolderLoader(h.loader());
        if (whole) bytes = h.ofCalls(l).apply(wrap(pos, s.type(), s.value()));
        else {
          Class<?> p = l.define(raw(pos, s.type()), sig(pos, s.type()), record);
          Object o;
          if (record)
            o = p.getConstructors()[0].newInstance(wrap(pos, s.type(), s.value()), "after");
          else {
            o = p.getConstructor().newInstance();
            p.getField("f").set(o, wrap(pos, s.type(), s.value()));
            p.getField("after").set(o, "after");
          }
          bytes = h.ofCalls(l).apply(o);
        }
      } catch (Throwable t) {
        row.append("!".repeat(read.size()));
      }
      if (bytes != null)
        for (Class<?> d : read) {
          char c;
          try {
            Object got;
            boolean isAfter = true;
            if (whole)
              got =
                  readers
                      .get(d)
                      .apply(
                          bytes,
                          pos.equals("E")
                              ? List.class
                              : pos.equals("RA")
                                  ? d.arrayType()
                                  : h.name().startsWith("SOFA") ? Object.class : d);
            else {
              Object p =
                  readers
                      .get(d)
                      .apply(bytes, h.name().startsWith("SOFA") ? Object.class : holders.get(d));
              Field f = holders.get(d).getDeclaredField("f");
              f.setAccessible(true);
              Field a = holders.get(d).getDeclaredField("after");
              a.setAccessible(true);
              got = f.get(p);
              isAfter = "after".equals(a.get(p));
            }
            boolean typed = pos.equals("F") || pos.equals("C");
            boolean direct =
                pos.equals("T") || pos.equals("F") || pos.equals("C") || pos.equals("R");
            if (!direct
                && got != null
                && (pos.equals("RA") || pos.equals("FA"))
                && !d.arrayType().isInstance(got)) {
              c = pos.equals("FA") ? 'j' : 'c';
            } else c = judge(s.value(), unwrap(pos, got), d, typed);
            if (!isAfter) c = 'a';
          } catch (StackOverflowError t) {
            c = 'x';
          } catch (Throwable t) {
            c = 'x';
          }
          row.append(c);
        }
      rows.add(row.toString().replace('e', '.'));
    }
    return rows;
  }

  private static String id(Position position) {
    return switch (position) {
      case FIELD -> "F";
      case COMPONENT -> "C";
      case WHOLE -> "R";
      case ELEMENT -> "FE";
      case KEY -> "FK";
      case UNTYPED, UNTYPED_KEY -> "E";
    };
  }
}
