package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Which classes are stored. A framework would take a twin for a column. Frameworks are told by
 * their packages: what others call {@code BaseMapper} or {@code @Column} stores nothing.
 */
final class Persistence {

  /** All annotations in there are about what is stored. */
  private static final ImmutableList<String> ANNOTATIONS =
      ImmutableList.of(
          // JPA and JDO
          "jakarta.persistence.",
          "javax.persistence.",
          "javax.jdo.annotations.",
          "org.hibernate.annotations.",
          "io.ebean.annotation.",
          "org.springframework.data.",
          "io.micronaut.data.annotation.",
          // MyBatis and its kin
          "com.baomidou.mybatisplus.",
          "com.github.jeffreyning.mybatisplus.",
          "com.mybatisflex.annotation.",
          "tk.mybatis.mapper.annotation.",
          "io.mybatis.provider.",
          "cn.org.atool.fluent.mybatis.annotation.",
          "com.gitee.sunchenbin.mybatis.actable.annotation.",
          "org.dromara.autotable.annotation.",
          "org.beetl.sql.",
          "org.nutz.dao.entity.annotation.",
          "org.noear.wood.annotation.",
          "com.easy.query.core.annotation.",
          "org.babyfish.jimmer.sql.",
          // stores of documents, graphs and columns
          "dev.morphia.annotations.",
          "org.mongodb.morphia.annotations.",
          "org.bson.codecs.pojo.annotations.",
          "org.dromara.easyes.annotation.",
          "cn.easyes.annotation.",
          "org.neo4j.ogm.annotation.",
          "com.datastax.driver.mapping.annotations.",
          "com.datastax.oss.driver.api.mapper.annotations.",
          "com.amazonaws.services.dynamodbv2.datamodeling.",
          "software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.",
          "com.influxdb.annotations.",
          "org.influxdb.annotation.");

  /** Types in there with such a name store their type arguments. */
  private static final ImmutableList<String> STORES =
      ImmutableList.of(
          "com.baomidou.mybatisplus.",
          "com.github.jeffreyning.mybatisplus.",
          "com.github.yulichang.",
          "com.mybatisflex.",
          "tk.mybatis.mapper.",
          "io.mybatis.mapper.",
          "io.mybatis.service.",
          "cn.org.atool.fluent.mybatis.",
          "org.beetl.sql.",
          "org.dromara.easyes.",
          "cn.easyes.",
          "org.springframework.data.",
          "io.micronaut.data.",
          "io.quarkus.",
          "jakarta.data.repository.");

  private static final Pattern STORE =
      Pattern.compile(".*(Mapper|Repository|Service|ServiceImpl|Model|Dao)");

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
        if (isIn(STORES, above.tsym) && STORE.matcher(above.tsym.name).matches()) {
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
        || TypeNames.isJdk(symbol)
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
                || isAnnotated(type)
                || (Supertypes.isPresent(type)
                    && Streams.stream(type.members().getSymbols())
                        .anyMatch(Persistence::isAnnotated)));
  }

  private static boolean isAnnotated(Symbol declaration) {
    return declaration.getAnnotationMirrors().stream()
        .map(Attribute.Compound::getAnnotationType)
        .anyMatch(annotation -> isIn(ANNOTATIONS, ((Type) annotation).tsym));
  }

  private static boolean isIn(ImmutableList<String> packages, Symbol type) {
    String name = type.getQualifiedName().toString();
    return packages.stream().anyMatch(name::startsWith);
  }
}
