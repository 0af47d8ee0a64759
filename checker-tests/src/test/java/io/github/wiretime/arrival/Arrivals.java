package io.github.wiretime.arrival;

import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_TRANSIENT;
import static org.objectweb.asm.Opcodes.ASM9;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.Hessian;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;

/** What becomes of what services send, by one serializer. */
public final class Arrivals {
  private Arrivals() {}

  /** By member, {@code com.acme.Order#day}: every one that can have a value. */
  public static ImmutableMap<String, Arrival> of(
      CompiledClasses classes, Set<String> services, Hessian hessian) {
    return isRisky(classes, hessian)
        ? new ForkedJudge(classes, services, hessian).verdict()
        : new Judge(classes, hessian, Judge.Isolation.NONE).verdict(services);
  }

  /** Whether it would write beyond a field, which may end the JVM or damage any other object. */
  static boolean isRisky(CompiledClasses classes, Hessian hessian) {
    boolean writesDoubles =
        hessian.release() == HessianLite.LITE_4_0_3 || hessian.release() == HessianLite.LITE_4_0_4;
    return writesDoubles && classes.compiled().values().stream().anyMatch(Arrivals::hasFloat);
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
