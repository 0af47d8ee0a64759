package io.github.wiretime.measurements.peers;

import com.google.common.collect.ImmutableList;

/** How large a measured application is. */
enum Size {
  WEB(20, 1_200, 20, ImmutableList.of()),
  CLOUD(
      33,
      300,
      87,
      ImmutableList.of(
          "com.alibaba.cloud:spring-cloud-starter-alibaba-nacos-discovery:2023.0.1.2",
          "com.alibaba.cloud:spring-cloud-starter-alibaba-nacos-config:2023.0.1.2",
          "com.alibaba.cloud:spring-cloud-starter-alibaba-sentinel:2023.0.1.2",
          "org.springframework.boot:spring-boot-starter-data-redis:3.3.5",
          "org.redisson:redisson-spring-boot-starter:3.37.0",
          "org.apache.rocketmq:rocketmq-spring-boot-starter:2.3.1",
          "org.springframework.boot:spring-boot-starter-amqp:3.3.5",
          "org.springframework.boot:spring-boot-starter-security:3.3.5",
          "org.springframework.boot:spring-boot-starter-mail:3.3.5",
          "org.springframework.boot:spring-boot-starter-quartz:3.3.5",
          "org.springframework.boot:spring-boot-starter-data-elasticsearch:3.3.5",
          "org.springframework.cloud:spring-cloud-starter-openfeign:4.1.3",
          "org.springdoc:springdoc-openapi-starter-webmvc-ui:2.6.0",
          "org.apache.poi:poi-ooxml:5.3.0",
          "cn.hutool:hutool-all:5.8.29",
          "io.micrometer:micrometer-registry-prometheus:1.13.6",
          "org.springframework.boot:spring-boot-starter-webflux:3.3.5",
          "org.springframework.boot:spring-boot-starter-oauth2-resource-server:3.3.5",
          "org.springframework.cloud:spring-cloud-starter-gateway:4.1.5"));

  private static final ImmutableList<String> OF_ALL =
      ImmutableList.of(
          "org.apache.dubbo:dubbo-spring-boot-starter:3.3.6",
          "org.springframework.boot:spring-boot-starter-web:3.3.5",
          "org.springframework.boot:spring-boot-starter-data-jpa:3.3.5",
          "com.baomidou:mybatis-plus-spring-boot3-starter:3.5.7",
          "com.mysql:mysql-connector-j:8.3.0",
          "org.springframework.boot:spring-boot-starter-validation:3.3.5",
          "org.springframework.boot:spring-boot-starter-actuator:3.3.5");

  private final int modules;
  private final int generated;
  private final int ofSpring;
  private final ImmutableList<String> more;

  Size(int modules, int generated, int ofSpring, ImmutableList<String> more) {
    this.modules = modules;
    this.generated = generated;
    this.ofSpring = ofSpring;
    this.more = more;
  }

  int modules() {
    return modules;
  }

  /** Services, what they send, and entities. */
  int generated() {
    return generated;
  }

  /** Classes that name Spring, JPA and MyBatis-Plus. */
  int ofSpring() {
    return ofSpring;
  }

  /** What it depends on. */
  ImmutableList<String> libraries() {
    return ImmutableList.<String>builder().addAll(OF_ALL).addAll(more).build();
  }
}
