package io.github.wiretime.checker.options;

import com.google.common.base.CaseFormat;

/** A way in which users call the check, and its dialect: how texts for its users spell things. */
public enum Door {

  /** The check in a compilation, run by Error Prone or by the check's own plugin of javac. */
  ERROR_PRONE {
    @Override
    String spelled(String name) {
      return "-XepOpt:" + OptionsParser.PREFIX + name;
    }

    @Override
    public String setting(Option<?> option, String value) {
      return option(option) + "=" + value;
    }

    @Override
    public String giving(String what) {
      return "put their " + what + " on the class path";
    }

    @Override
    public String said(String sentence) {
      return "[CostlyRpcTime] " + sentence;
    }

    @Override
    String refused(String name, String problem) {
      return super.refused(name, problem)
          + ". Correct this compiler argument or the file that it names; it is not a crash of Error Prone or of the check";
    }
  },

  /** The Maven plugin, which knows all modules and what they depend on, and has its own goals. */
  MAVEN {
    @Override
    String spelled(String name) {
      return "wiretime." + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_CAMEL, name);
    }

    @Override
    public String setting(Option<?> option, String value) {
      return switch (option.name() + "=" + value) {
        case "BaselineMode=write" -> "mvn wiretime:baseline";
        case "BaselineMode=prune" -> "mvn wiretime:prune";
        case "WireMapMode=learn" -> "mvn wiretime:learn";
        default -> option(option) + " " + value;
      };
    }

    @Override
    public String giving(String what) {
      return "compile their modules, or add what has them to the dependencies";
    }

    /** Maven says itself which plugin speaks. */
    @Override
    public String said(String sentence) {
      return sentence;
    }
  },

  /** The command line of the scanner. */
  SCANNER {
    @Override
    String spelled(String name) {
      return "--" + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, name);
    }

    @Override
    public String setting(Option<?> option, String value) {
      return option(option) + " " + value;
    }

    @Override
    public String giving(String what) {
      return "give their " + what + " with --class-path";
    }

    @Override
    public String said(String sentence) {
      return "wiretime-scan: " + sentence;
    }
  };

  abstract String spelled(String name);

  /** How users write an option: {@code --min-bytes}. */
  public final String option(Option<?> option) {
    return spelled(option.name());
  }

  /**
   * How users set an option, or the command that does the same: {@code --min-bytes 50}, {@code mvn
   * wiretime:prune}.
   */
  public abstract String setting(Option<?> option, String value);

  /**
   * What users do about classes that are missing.
   *
   * @param what has the classes: {@code jars}
   */
  public abstract String giving(String what);

  /** A sentence with the name of the speaker in front, unless what calls the check adds it. */
  public abstract String said(String sentence);

  /** What is wrong with an option. */
  String refused(String name, String problem) {
    return spelled(name) + ": " + problem;
  }
}
