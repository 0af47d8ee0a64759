package io.github.wiretime.scan.compare;

/** What may break between two builds, in the order of the page. */
public enum BreakingRule {
  SERVICE("service-removed"),
  METHOD("method"),
  TYPE("type"),
  CLASS_UNKNOWN("class-unknown"),
  SUBCLASS("subclass"),
  CONSTANT("enum-constant"),
  FIELD_REMOVED("field-removed"),
  FIELD_RENAMED("field-renamed"),
  NOT_SENT("not-sent"),
  INITIAL_VALUE("initial-value"),
  HIDDEN_FIELD("hidden-field"),
  KIND("class-kind"),
  RECORD("record"),
  CONSTRUCTOR("constructor"),
  NOT_SERIALIZABLE("not-serializable"),
  UNWRITABLE("unwritable"),
  REPLACEMENT("replacement"),
  TWINS("twins"),
  EXCEPTION("exception");

  private final String id;

  BreakingRule(String id) {
    this.id = id;
  }

  /** The name in lines of a baseline and in the page. */
  public String id() {
    return id;
  }
}
