package io.github.wiretime.scan.fix;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import io.github.wiretime.checker.javac.Supertypes;
import java.util.stream.Stream;

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
  Persistence(Iterable<ClassSymbol> application) {
    ImmutableSet.Builder<ClassSymbol> found = ImmutableSet.builder();
    for (ClassSymbol type : application) {
      if (Supertypes.isPresent(type)) {
        Streams.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
            // An interface has no superclass.
            .filter(parent -> parent.tsym != null)
            .filter(parent -> STORES.contains(parent.tsym.name.toString()))
            .flatMap(parent -> parent.getTypeArguments().stream())
            .map(argument -> argument.tsym)
            .filter(ClassSymbol.class::isInstance)
            .forEach(argument -> found.add((ClassSymbol) argument));
      }
    }
    this.stored = found.build();
  }

  /** Whether a framework stores objects of the class. */
  boolean stores(ClassSymbol type) {
    try {
      return stored.contains(type)
          || isAnnotated(type, ON_CLASSES)
          || (Supertypes.isPresent(type)
              && Streams.stream(type.members().getSymbols())
                  .anyMatch(member -> isAnnotated(member, ON_MEMBERS)));
    } catch (CompletionFailure missing) {
      return false;
    }
  }

  private static boolean isAnnotated(Symbol declaration, ImmutableSet<String> names) {
    return declaration.getAnnotationMirrors().stream()
        .map(Attribute.Compound::getAnnotationType)
        .map(annotation -> ((Type) annotation).tsym.name.toString())
        .anyMatch(names::contains);
  }
}
