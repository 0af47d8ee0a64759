package io.github.wiretime.arrival;

/** Text of objects that may be broken. */
final class SafeText {
  private static final int MOST = 60;

  private SafeText() {}

  static String of(Object value) {
    if (value == null) {
      return "null";
    }
    String text = value instanceof Number || value instanceof CharSequence ? " " + value : "";
    try {
      if (text.isEmpty() && !Filling.isOurs(value.getClass())) {
        text = " " + value;
      }
    } catch (RuntimeException e) {
      text = " " + e.getClass().getSimpleName();
    }
    return shortened(value.getClass().getName() + text);
  }

  static String of(Throwable problem) {
    Throwable root = problem;
    while (root.getCause() != null && root.getCause() != root) {
      root = root.getCause();
    }
    String text = problem.getClass().getSimpleName() + ": " + shortened(problem.getMessage());
    return root == problem
        ? text
        : text + " <- " + root.getClass().getSimpleName() + ": " + shortened(root.getMessage());
  }

  private static String shortened(String text) {
    String line = String.valueOf(text).replaceAll("\\s+", " ");
    return line.length() > MOST ? line.substring(0, MOST) + "..." : line;
  }
}
