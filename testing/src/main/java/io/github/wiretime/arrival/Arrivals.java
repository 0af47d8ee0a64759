package io.github.wiretime.arrival;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_TRANSIENT;
import static org.objectweb.asm.Opcodes.ASM9;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.Hessian;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;

/** What becomes of what services send. */
public final class Arrivals {
  private Arrivals() {}

  /** By member, {@code com.acme.Order#day}: every one that can have a value. */
  public static ImmutableMap<String, Arrival> of(
      CompiledClasses classes, Set<String> services, Hessian hessian) {
    return of(classes, services, Route.within(hessian));
  }

  /** The same between two serializers. */
  static ImmutableMap<String, Arrival> of(
      CompiledClasses classes, Set<String> services, Route route) {
    return isRisky(classes, route.reader().release())
        ? new ForkedJudge(classes, services, route).verdict()
        : new Judge(classes, route, Judge.Isolation.NONE).verdict(services);
  }

  /** The members whose values do not arrive. */
  static ImmutableMap<String, Outcome> broken(Map<String, Arrival> verdict) {
    return verdict.entrySet().stream()
        .filter(entry -> entry.getValue().outcome() != Outcome.ARRIVES)
        .collect(toImmutableMap(Map.Entry::getKey, entry -> entry.getValue().outcome()));
  }

  /** Whether it would write beyond a field, which may end the JVM or damage any other object. */
  static boolean isRisky(CompiledClasses classes, HessianLite reader) {
    return (reader == HessianLite.LITE_4_0_3 || reader == HessianLite.LITE_4_0_4)
        && classes.compiled().values().stream().anyMatch(Arrivals::hasFloat);
  }

  private static boolean hasFloat(byte[] classFile) {
    var found = new AtomicBoolean();
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(ASM9) {
              @Override
              public FieldVisitor visitField(
                  int access, String name, String type, String signature, Object value) {
                if (type.equals("F") && (access & (ACC_STATIC | ACC_TRANSIENT)) == 0) {
                  found.set(true);
                }
                return null;
              }
            },
            ClassReader.SKIP_CODE);
    return found.get();
  }
}
