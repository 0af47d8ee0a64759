package io.github.wiretime.scan.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.Annotate;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.classpath.ClassPath;
import io.github.wiretime.scan.classpath.ClassesByName;
import io.github.wiretime.scan.classpath.LocalClasses;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** The classes of the application that javac can read, and those that had to be left out. */
final class OwnClasses {

  private final Context context;
  private final Guard guard;
  private final Guard code;
  private final ClassesByName byName;
  private final Set<ClassSymbol> classes = new LinkedHashSet<>();
  private final ImmutableSet<ClassSymbol> localClasses;

  /**
   * Reads them all.
   *
   * @param code has the classes whose code cannot be read
   */
  OwnClasses(Context context, ClassPath classPath, Guard code) {
    this.context = context;
    this.guard = Guard.instance(context);
    this.code = code;
    this.byName = new ClassesByName(context);
    read(classPath.ownNames());
    this.localClasses =
        ImmutableSet.copyOf(new LocalClasses(classPath, this::readable, code).without(classes));
  }

  private void read(Set<String> own) {
    Deque<ClassSymbol> pending = new ArrayDeque<>();
    for (String name : own) {
      if (!ClassPath.isInside(name, own)) {
        pending.add(byName.named(name));
      }
    }
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (isReadable(type) && classes.add(type)) {
        type.members()
            .getSymbols(ClassSymbol.class::isInstance)
            .forEach(member -> pending.add((ClassSymbol) member));
      }
    }
  }

  private Optional<ClassSymbol> readable(String name) {
    return Optional.of(byName.named(name)).filter(this::isReadable);
  }

  /** Annotations of class files wait until somebody asks for them. */
  private boolean isReadable(ClassSymbol type) {
    return guard.ask(
        type,
        false,
        () -> {
          boolean isReadable = Supertypes.isPresent(type);
          Annotate.instance(context).flush();
          return isReadable && type.members() != null;
        });
  }

  /** Those that are members of others or of nothing. */
  ImmutableList<ClassSymbol> all() {
    return ImmutableList.copyOf(classes);
  }

  /** Those in the code of others. */
  ImmutableList<ClassSymbol> local() {
    return localClasses.asList();
  }

  boolean contain(ClassSymbol type) {
    return classes.contains(type) || localClasses.contains(type);
  }

  /** Whether one is no local class. */
  boolean haveMember(ClassSymbol type) {
    return classes.contains(type);
  }

  /** javac's symbol of any class, which need not have been read, nor be there. */
  ClassSymbol named(String name) {
    return byName.named(name);
  }

  /** Those that javac can read, and that failed when they were asked. */
  ImmutableMap<String, Text> failed() {
    return ImmutableMap.copyOf(
        Maps.filterKeys(guard.leftOut(), name -> byName.named(name).kind == Kind.TYP));
  }

  /** Those that had to be left out, or whose code had to be, and why. */
  ImmutableSortedMap<String, Text> leftOut() {
    return ImmutableSortedMap.<String, Text>naturalOrder()
        .putAll(Maps.difference(code.leftOut(), guard.leftOut()).entriesOnlyOnLeft())
        .putAll(guard.leftOut())
        .buildOrThrow();
  }
}
