package io.github.wiretime.measurements.dtos;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * One type under measurement.
 *
 * @param dtoClass a class with exactly one field, declared with the type
 * @param values the n-th representative value, a new object each time
 */
public record Sample(Class<?> dtoClass, IntFunction<Object> values) {

  /**
   * The declared type's name, as the cost table spells it. A type of our own stands for all that
   * extend the same class.
   */
  public String type() {
    boolean own = fieldType().getPackage() == Sample.class.getPackage();
    return own ? "? extends " + fieldType().getSuperclass().getName() : fieldType().getName();
  }

  /** The declared type. */
  public Class<?> fieldType() {
    return field().getType();
  }

  /** The n-th value. */
  public Object value(int n) {
    return values.apply(n);
  }

  /** A DTO that holds the given value, or the field's default if that is null. */
  public Object dto(Object value) {
    try {
      Object dto = dtoClass.getDeclaredConstructor().newInstance();
      if (value != null) {
        field().set(dto, value);
      }
      return dto;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(dtoClass + " is no DTO of one field", e);
    }
  }

  /** What the DTO's field holds. */
  public Object valueOf(Object dto) {
    try {
      return field().get(dto);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(dtoClass + " is no DTO of one field", e);
    }
  }

  /** The given number of DTOs with the values 0, 1, 2... */
  public List<Object> dtos(int count) {
    List<Object> dtos = new ArrayList<>(count);
    for (int n = 0; n < count; n++) {
      dtos.add(dto(value(n)));
    }
    return dtos;
  }

  private Field field() {
    for (Field field : dtoClass.getDeclaredFields()) {
      if (field.getName().equals("t")) {
        return field;
      }
    }
    throw new IllegalStateException(dtoClass + " has no field t");
  }
}
