package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;

/** Under which name the table of conversions has a type. */
record Kinds(WireBuild sender, WireBuild reader) {

  /** What the table has besides, the nearest first. */
  private static final ImmutableList<String> CONTAINERS =
      ImmutableList.of(
          "java.util.EnumSet",
          "java.util.TreeSet",
          "java.util.SortedSet",
          "java.util.LinkedHashSet",
          "java.util.HashSet",
          "java.util.Set",
          "java.util.Vector",
          "java.util.LinkedList",
          "java.util.ArrayList",
          "java.util.List",
          "java.util.Deque",
          "java.util.Queue",
          "java.util.Collection",
          "java.util.EnumMap",
          "java.util.concurrent.ConcurrentSkipListMap",
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.ConcurrentMap",
          "java.util.TreeMap",
          "java.util.SortedMap",
          "java.util.LinkedHashMap",
          "java.util.HashMap",
          "java.util.Hashtable",
          "java.util.Map",
          "java.lang.Iterable",
          "java.lang.Throwable",
          "java.util.Calendar",
          "java.util.TimeZone",
          "java.util.Date",
          "java.lang.Number",
          "java.lang.CharSequence");

  String sent(WireType type) {
    return kind(type, sender, Conversions.CLASS);
  }

  /** A class that has nothing to do with the one that is sent. */
  String read(WireType type) {
    return kind(type, reader, Conversions.OTHER_CLASS);
  }

  private static String kind(WireType type, WireBuild build, String ofClass) {
    if (type.isArray()) {
      String elements = kind(type.argument(0), build, Conversions.CLASS) + "[]";
      return Conversions.table().knows(elements)
          ? elements
          : (elements.startsWith("other-enum") || elements.startsWith("enum")
              ? "enum[]"
              : "class[]");
    }
    if (Conversions.table().knows(type.name())) {
      return type.name();
    }
    return build.find(type.name()).map(known -> kind(known, ofClass)).orElse(ofClass);
  }

  private static String kind(WireClass type, String ofClass) {
    switch (type.writer()) {
      case ENUM -> {
        return "enum";
      }
      case RECORD -> {
        return "record";
      }
      default -> {}
    }
    for (String container : CONTAINERS) {
      if (type.is(container)) {
        return container.equals("java.lang.Throwable") ? "exception" : container;
      }
    }
    if (type.isInterface() && WireBuild.isJdk(type.name())) {
      return "java.lang.Comparable"; // as Temporal, it is one of values of the JDK
    }
    return type.isInterface() ? "interface" : type.isAbstract() ? "abstract" : ofClass;
  }
}
