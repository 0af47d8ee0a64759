package io.github.wiretime.measurements.serializers;

import java.util.Locale;

/**
 * How settings are written.
 *
 * @param spelling of names in property files; {@link Spelling#NONE} elsewhere
 * @param byId whether providers and protocols are named: {@code dubbo.providers.main}
 * @param yml whether Spring Boot's file is YAML
 */
public record Form(How how, Spelling spelling, boolean byId, boolean yml) {

  /** Of names in property files. */
  public enum Spelling {
    /** No property file. */
    NONE,
    /** {@code prefer-serialization}, {@code parameters.serialization=hessian2}. */
    KEBAB,
    /** {@code preferSerialization}. */
    CAMEL,
    /** {@code parameters=[{serialization:hessian2}]}. */
    LIST
  }

  static final Form API = new Form(How.API, Spelling.NONE, false, false);
  static final Form XML = new Form(How.XML, Spelling.NONE, false, false);
  static final Form NESTED = new Form(How.NESTED, Spelling.NONE, false, false);
  static final Form BESIDE = new Form(How.BESIDE, Spelling.NONE, false, false);
  static final Form ANNOTATION = new Form(How.ANNOTATION, Spelling.NONE, false, false);
  static final Form BEAN = new Form(How.BEAN, Spelling.NONE, false, false);
  static final Form BOOTSTRAP = new Form(How.BOOTSTRAP, Spelling.NONE, false, false);
  static final Form PROPERTIES = new Form(How.PROPERTIES, Spelling.KEBAB, false, false);
  static final Form BOOT = new Form(How.BOOT, Spelling.KEBAB, false, false);

  Form in(Spelling other) {
    return new Form(how, other, byId, yml);
  }

  Form withIds() {
    return new Form(how, spelling, true, yml);
  }

  Form asYml() {
    return new Form(how, spelling, byId, true);
  }

  /** The words of the column {@code spelling}: {@code yml}, the spelling and {@code id}. */
  String words() {
    if (spelling == Spelling.NONE) {
      return "";
    }
    return (yml ? "yml " : "") + spelling.name().toLowerCase(Locale.ROOT) + (byId ? " id" : "");
  }
}
