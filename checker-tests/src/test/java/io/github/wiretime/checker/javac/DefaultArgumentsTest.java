package io.github.wiretime.checker.javac;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.util.CollectionUtils;
import org.springframework.util.ObjectUtils;
import org.springframework.util.StringUtils;

final class DefaultArgumentsTest {

  /** The libraries themselves are asked. */
  @ParameterizedTest
  @ValueSource(
      classes = {
        Objects.class,
        Strings.class,
        CollectionUtils.class,
        ObjectUtils.class,
        StringUtils.class
      })
  void knowsWhatMethodsSayOfNull(Class<?> type) throws ReflectiveOperationException {
    ImmutableList<Method> known =
        Stream.of(type.getMethods())
            .filter(method -> Modifier.isStatic(method.getModifiers()))
            .filter(method -> method.getParameterCount() == 1)
            .filter(
                method -> DefaultArguments.saidOfNull(type.getName(), method.getName()).isPresent())
            .collect(toImmutableList());

    assertThat(known).isNotEmpty();
    for (Method method : known) {
      assertWithMessage(method.toString())
          .that(DefaultArguments.saidOfNull(type.getName(), method.getName()))
          .hasValue(method.invoke(null, (Object) null));
    }
  }

  /** Hutool's {@code StrUtil} inherits what it asks. */
  @Test
  void knowsBothNamesOfAnInheritedMethod() {
    assertThat(DefaultArguments.saidOfNull("cn.hutool.core.text.CharSequenceUtil", "isEmpty"))
        .hasValue(true);
    assertThat(DefaultArguments.saidOfNull("cn.hutool.core.util.StrUtil", "isNotBlank"))
        .hasValue(false);
  }

  @Test
  void knowsNothingOfOthers() {
    assertThat(DefaultArguments.saidOfNull("java.util.Objects", "hashCode")).isEmpty();
    assertThat(DefaultArguments.saidOfNull("com.acme.StringUtils", "isEmpty")).isEmpty();
  }
}
