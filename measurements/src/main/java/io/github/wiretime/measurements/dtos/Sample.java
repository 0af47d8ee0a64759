package io.github.wiretime.measurements.dtos;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * One type under measurement.
 *
 * @param fieldType the type
 * @param dto a class with exactly one field, declared with the type
 * @param values the n-th representative value, a new object each time
 */
public record Sample(Class<?> fieldType, DtoClass dto, IntFunction<?> values) {

  static <T> Sample of(String dtoName, Class<T> type, IntFunction<T> values) {
    return new Sample(type, DtoClass.define(dtoName, List.of(type)), values);
  }

  static <T> Sample of(Class<T> type, IntFunction<T> values) {
    return of("TimeDtos$Of" + type.getSimpleName(), type, values);
  }

  /**
   * The declared type's name, as the cost table spells it. A type of our own stands for all that
   * extend the same class.
   */
  public String type() {
    boolean own = fieldType.getPackage() == Sample.class.getPackage();
    return own ? "? extends " + fieldType.getSuperclass().getName() : fieldType.getName();
  }

  /** The class of the DTOs. */
  public Class<?> dtoClass() {
    return dto.type();
  }

  /** The n-th value. */
  public Object value(int n) {
    return values.apply(n);
  }

  /** A DTO that holds the n-th value. */
  public Object dto(int n) {
    return dtoOf(value(n));
  }

  /** A DTO that holds the value. */
  public Object dtoOf(Object value) {
    return dto.with(List.of(value));
  }

  /** A DTO that holds the field's default. */
  public Object empty() {
    return dto.with(List.of());
  }

  /** What the DTO's field holds. */
  public Object valueOf(Object instance) {
    try {
      return dto.field().get(instance);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The given number of DTOs with the values 0, 1, 2... */
  public List<Object> dtos(int count) {
    List<Object> dtos = new ArrayList<>(count);
    for (int n = 0; n < count; n++) {
      dtos.add(dto(n));
    }
    return dtos;
  }
}
