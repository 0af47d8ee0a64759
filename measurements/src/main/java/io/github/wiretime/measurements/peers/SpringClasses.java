package io.github.wiretime.measurements.peers;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.SourceText;
import java.util.stream.IntStream;

/**
 * What a module has besides services and data: classes that name those of Spring, JPA and
 * MyBatis-Plus.
 */
final class SpringClasses {

  private static final ImmutableList<String> KINDS =
      ImmutableList.of(
          """
          package com.acme.spring;

          @jakarta.persistence.Entity
          @jakarta.persistence.Table(name = "stored%1$d")
          public class Stored%1$d {
            @jakarta.persistence.Id private Long id;
            @jakarta.persistence.Column(nullable = false) private java.time.LocalDateTime createdAt;
            @jakarta.persistence.OneToMany private java.util.List<Stored%1$d> parts;
          }
          """,
          """
          package com.acme.spring;

          @org.springframework.web.bind.annotation.RestController
          public class Controller%1$d {
            @org.springframework.beans.factory.annotation.Autowired
            private org.springframework.context.ApplicationContext context;

            @org.springframework.web.bind.annotation.GetMapping("/%1$d")
            public org.springframework.http.ResponseEntity<String> find(long id) {
              return org.springframework.http.ResponseEntity.ok(context.getId() + id);
            }
          }
          """,
          """
          package com.acme.spring;

          public interface Mapper%1$d
              extends com.baomidou.mybatisplus.core.mapper.BaseMapper<com.acme.g0.Entity0n0> {
            com.baomidou.mybatisplus.extension.plugins.pagination.Page<com.acme.g0.Entity0n0> page(
                @org.apache.ibatis.annotations.Param("number") int number);
          }
          """);

  private SpringClasses() {}

  /** So many, a module's in a row. */
  static ImmutableList<SourceText> of(int classes) {
    return IntStream.range(0, classes)
        .mapToObj(SpringClasses::source)
        .collect(ImmutableList.toImmutableList());
  }

  private static SourceText source(int number) {
    String text = KINDS.get(number % KINDS.size()).formatted(number);
    String name = text.replaceFirst("(?s).*public (?:class|interface) (\\w+).*", "$1");
    return new SourceText("com/acme/spring/" + name + ".java", text);
  }
}
