package io.github.wiretime.arrival.generated;

import java.util.List;

/**
 * A program as numbers, of which the renderer makes what Java allows.
 *
 * @param classes the classes that the service returns
 */
record ProgramModel(List<ClassModel> classes) {

  /**
   * A class.
   *
   * @param parent which class it extends, for kinds that extend one
   */
  record ClassModel(Kind kind, int parent, List<FieldModel> fields) {}

  /**
   * A field.
   *
   * @param template the row of {@link FieldTemplates}
   * @param reference the class that the row may name
   * @param isNamedAsOthers whether fields of other classes have the same name
   */
  record FieldModel(int template, int reference, boolean isNamedAsOthers) {}

  /** What a class is; the first is the simplest. */
  enum Kind {
    PLAIN,
    SUBCLASS,
    MAP,
    LIST,
    LIST_NOBODY_CAN_MAKE,
    RECORD,
    NOT_SERIALIZABLE,
    DATE,
    GENERIC
  }
}
