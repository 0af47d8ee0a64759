package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;

/**
 * A service.
 *
 * @param name of its interface, as class files have it
 * @param title as sources write it
 * @param methods by name and erased parameter types, as calls name them
 * @param unchecked the exceptions that no method declares and that reach callers as they are
 * @param isOfSofa whether SOFARPC sends its calls
 */
record WireService(
    String name,
    String title,
    ImmutableMap<String, Method> methods,
    ImmutableList<String> unchecked,
    boolean isOfSofa) {

  /**
   * A method that is exported.
   *
   * @param key as baselines name it
   * @param isResultUntyped whether its declaration names a type parameter, so that a consumer reads
   *     any object
   */
  record Method(
      String key,
      String title,
      ImmutableList<WireType> parameters,
      ImmutableList<Boolean> areUntyped,
      WireType result,
      boolean isResultUntyped,
      ImmutableList<WireType> thrown) {}
}
