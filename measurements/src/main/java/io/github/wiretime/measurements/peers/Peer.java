package io.github.wiretime.measurements.peers;

import static io.github.wiretime.measurements.peers.Peer.Names.CLASSES;
import static io.github.wiretime.measurements.peers.Peer.Names.MEMBERS;
import static io.github.wiretime.measurements.peers.Peer.Names.NOTHING;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumSet;

/** The scanner, parts of its work, and what a team would take or write instead. */
public enum Peer {
  SCAN("Wiretime", MEMBERS, "each member with bytes, time, the way to it and its line"),
  FILES("Wiretime with a page and SARIF", MEMBERS, "the same for people and for programs"),
  RULE("a rule with ArchUnit", MEMBERS, "each member with its type"),
  JDEPS("`jdeps -e java\\.time\\..*`", CLASSES, "each class with each type that it names"),
  JDEPS_ON_CLASS_PATH("the same with `-cp`", CLASSES, "the same"),
  SPOTBUGS("SpotBugs", NOTHING, "other mistakes"),
  JAVAC("javac, all sources", NOTHING, ""),
  ERROR_PRONE("javac with Error Prone's default checks", NOTHING, "other mistakes"),
  START("`--help`", NOTHING, ""),
  ONE_CLASS("one class", NOTHING, ""),
  WITHOUT_CLASS_PATH("without class path", MEMBERS, ""),
  SARIF("with SARIF", MEMBERS, "");

  /** Those that do what the scanner does, or may be taken for it; the others are parts of it. */
  public static final ImmutableSet<Peer> COMPARED =
      Sets.immutableEnumSet(EnumSet.range(SCAN, ERROR_PRONE));

  private static final ImmutableSet<Peer> FOR_SCALE =
      Sets.immutableEnumSet(EnumSet.range(JDEPS_ON_CLASS_PATH, ERROR_PRONE));

  /** What an output names of the application. */
  enum Names {
    MEMBERS,
    CLASSES,
    NOTHING
  }

  private final String title;
  private final Names names;
  private final String says;

  Peer(String title, Names names, String says) {
    this.title = title;
    this.names = names;
    this.says = says;
  }

  /** What it is. */
  public String title() {
    return title;
  }

  Names names() {
    return names;
  }

  /** What its output says. */
  public String says() {
    return says;
  }

  /** Those for scale take minutes, and nobody compares a second of them. */
  boolean isForScale() {
    return FOR_SCALE.contains(this);
  }
}
