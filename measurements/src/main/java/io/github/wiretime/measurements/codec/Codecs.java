package io.github.wiretime.measurements.codec;

import io.github.wiretime.measurements.stack.Profile;

/** Makes the codec of a profile, by name so that the classes of the others are never linked. */
public final class Codecs {
  private Codecs() {}

  /** A new codec; the profile's libraries have to be on the class path. */
  public static Codec of(Profile profile) {
    try {
      return Class.forName(Codecs.class.getPackageName() + '.' + profile.codec())
          .asSubclass(Codec.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no codec of " + profile.id(), e);
    }
  }
}
