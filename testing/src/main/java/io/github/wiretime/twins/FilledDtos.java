package io.github.wiretime.twins;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Objects whose times have the values of one turn; of some turns a few are null. */
final class FilledDtos {

  /** The turn in which all times are null. */
  static final int NULLS = 3;

  private final ClassLoader loader;
  private final int turn;
  private int filled;

  FilledDtos(ClassLoader loader, int turn) {
    this.loader = loader;
    this.turn = turn;
  }

  /** A list that holds the object, a child of it and the object again. */
  List<Object> of(String name) throws ReflectiveOperationException {
    Object root = create(loader.loadClass(name), 0);
    List<Object> all = new ArrayList<>();
    all.add(root);
    all.add(create(root.getClass(), 2));
    all.add(root);
    return all;
  }

  private Object create(Class<?> type, int depth) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Object object = constructor.newInstance();
    for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
          field.setAccessible(true);
          Object value = value(field, type, depth);
          if (value != null) {
            field.set(object, value);
          }
        }
      }
    }
    return object;
  }

  private Object value(Field field, Class<?> owner, int depth) throws ReflectiveOperationException {
    List<?> values = ExtremeValues.OF.get(field.getType().getName());
    if (values != null) {
      filled++;
      return (turn + filled) % 6 == 5 || turn == NULLS
          ? null
          : values.get((turn + filled) % values.size());
    }
    if (depth >= 2) {
      return null;
    }
    if (field.getName().startsWith("kids")) {
      List<Object> kids = new ArrayList<>();
      kids.add(create(owner, depth + 1));
      kids.add(kids.get(0));
      return kids;
    }
    if (field.getName().startsWith("others")) {
      String type = field.getGenericType().getTypeName().replaceAll(".*, (.*)>", "$1");
      Map<String, Object> others = new HashMap<>();
      others.put("a", create(loader.loadClass(type), 2));
      others.put("b", others.get("a"));
      return others;
    }
    return field.getName().startsWith("nested") ? create(field.getType(), depth + 1) : null;
  }
}
