package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which classes are stored. A framework would take a twin for a column. Annotations are told by
 * their simple names, because each framework has its own of the same name.
 */
final class Persistence {

  /** On classes, of JPA, MyBatis-Plus and others, and Spring Data. */
  private static final ImmutableSet<String> ON_CLASSES =
      ImmutableSet.of(
          "Document",
          "Embeddable",
          "Entity",
          "KeySequence",
          "MappedSuperclass",
          "Node",
          "RedisHash",
          "Table",
          "TableName",
          "UserDefinedType");

  /** On fields or accessors. */
  private static final ImmutableSet<String> ON_MEMBERS =
      ImmutableSet.of(
          "Column", "Id", "Key", "KeySql", "MongoId", "TableField", "TableId", "TableLogic");

  /** Whose type argument is what they store. */
  private static final ImmutableSet<String> STORES =
      ImmutableSet.of(
          "BaseMapper",
          "BaseRepository",
          "CrudRepository",
          "ElasticsearchRepository",
          "IService",
          "JpaRepository",
          "Mapper",
          "MongoRepository",
          "MyMapper",
          "PagingAndSortingRepository",
          "Repository",
          "ServiceImpl");

  private final ImmutableSet<ClassSymbol> stored;

  /** What an application stores. */
  Persistence(Iterable<ClassSymbol> application, Types types) {
    this.stored =
        Streams.stream(application)
            .flatMap(type -> storesAbove(type, types).stream())
            .flatMap(store -> store.getTypeArguments().stream())
            .map(argument -> argument.tsym)
            .filter(ClassSymbol.class::isInstance)
            .map(ClassSymbol.class::cast)
            .collect(toImmutableSet());
  }

  /** Those that a class extends, also through a type of one's own, with their type arguments. */
  private static List<Type> storesAbove(ClassSymbol type, Types types) {
    List<Type> stores = new ArrayList<>();
    Set<Symbol> seen = new HashSet<>();
    Deque<Type> pending = new ArrayDeque<>(List.of(type.type));
    while (!pending.isEmpty()) {
      for (Type above : supertypes(pending.remove(), types)) {
        if (STORES.contains(above.tsym.name.toString())) {
          stores.add(above);
        } else if (seen.add(above.tsym)) {
          pending.add(above);
        }
      }
    }
    return stores;
  }

  private static List<Type> supertypes(Type type, Types types) {
    if (!(type.tsym instanceof ClassSymbol symbol)
        || Names.isJdk(symbol)
        || !Supertypes.isPresent(symbol)) {
      return List.of();
    }
    // A type argument may not be on the class path.
    return Guard.unlessMissing(List.of(), () -> types.directSupertypes(type));
  }

  /** Whether a framework stores objects of the class. */
  boolean stores(ClassSymbol type) {
    return Guard.unlessMissing(
        false,
        () ->
            stored.contains(type)
                || isAnnotated(type, ON_CLASSES)
                || (Supertypes.isPresent(type)
                    && Streams.stream(type.members().getSymbols())
                        .anyMatch(member -> isAnnotated(member, ON_MEMBERS))));
  }

  private static boolean isAnnotated(Symbol declaration, ImmutableSet<String> names) {
    return declaration.getAnnotationMirrors().stream()
        .map(Attribute.Compound::getAnnotationType)
        .map(annotation -> ((Type) annotation).tsym.name.toString())
        .anyMatch(names::contains);
  }
}
