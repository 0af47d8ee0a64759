package io.github.wiretime.checker.application;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import java.util.Optional;

/**
 * A call of a constructor or a setter of a configuration: {@code new
 * ServiceConfig<OrderService>()}, {@code config.setInterface(OrderService.class)}.
 *
 * @param configuration what stands for the object: equal for calls on the same one
 * @param type the static type of the object
 * @param method the name of the setter, {@code <init>} for a constructor
 * @param argument what is passed
 * @param place where to report a service that only this call declares
 */
public record ConfigurationCall(
    Object configuration, Type type, String method, Argument argument, ReportLocation place) {

  /** The name of a constructor. */
  public static final String CONSTRUCTOR = "<init>";

  /** The methods by which code makes a list of what it passes. */
  public static final ImmutableSet<String> LIST_MAKERS =
      ImmutableSet.of(
          "java.util.Arrays.asList",
          "java.util.Collections.singletonList",
          "java.util.List.of",
          "java.util.Set.of");

  private static final ImmutableSet<String> PACKAGES =
      ImmutableSet.of(
          "org.apache.dubbo.config",
          "com.alibaba.dubbo.config",
          "com.alipay.sofa.rpc.config",
          "com.taobao.hsf.app");

  /** The only argument, as far as the code itself tells it. */
  public sealed interface Argument {

    /** {@code OrderService.class}. */
    record ClassLiteral(Type type) implements Argument {}

    /** A constant: {@code "com.acme.OrderService"}, {@code true}. */
    record Constant(String text) implements Argument {}

    /** Another configuration. */
    record Configuration(Object configuration, Type type) implements Argument {}

    /** A list of other configurations that is made in place. */
    record Configurations(ImmutableList<Configuration> all) implements Argument {}

    /** No argument, several, or one whose value only the running code knows. */
    record Unknown() implements Argument {}
  }

  /** Whether it makes the configuration. */
  public boolean isConstructor() {
    return method.equals(CONSTRUCTOR);
  }

  /** The configurations that are passed. */
  public ImmutableList<Argument.Configuration> configurations() {
    if (argument instanceof Argument.Configuration one) {
      return ImmutableList.of(one);
    }
    return argument instanceof Argument.Configurations list ? list.all() : ImmutableList.of();
  }

  /** The argument if it is a constant. */
  public Optional<String> constant() {
    return argument instanceof Argument.Constant constant
        ? Optional.of(constant.text())
        : Optional.empty();
  }

  /** Whether a class configures services. */
  public static boolean isConfiguration(Symbol type) {
    return isConfiguration(type.getQualifiedName().toString());
  }

  /** Whether a class or package with this name is one of those that configure services. */
  public static boolean isConfiguration(String className) {
    return PACKAGES.stream()
        .anyMatch(
            name ->
                className.startsWith(name)
                    && (className.length() == name.length()
                        || className.charAt(name.length()) == '.'));
  }
}
