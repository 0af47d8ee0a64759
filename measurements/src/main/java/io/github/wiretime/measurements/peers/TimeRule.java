package io.github.wiretime.measurements.peers;

import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.core.domain.JavaModifier.TRANSIENT;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The rule that a team would write with ArchUnit: services lead to no field of java.time. */
final class TimeRule extends ArchCondition<JavaClass> {

  private final Set<JavaClass> classes = new HashSet<>();
  private final Set<JavaField> fields = new HashSet<>();

  private TimeRule() {
    super("send no value of java.time");
  }

  /** Takes folders of classes, and prints a line for each member. */
  public static void main(String[] folders) {
    System.out.println(
        classes()
            .that()
            .areAnnotatedWith("org.apache.dubbo.config.annotation.DubboService")
            .should(new TimeRule())
            .evaluate(
                new ClassFileImporter().importPaths(Stream.of(folders).map(Path::of).toList()))
            .getFailureReport());
  }

  @Override
  public void check(JavaClass provider, ConditionEvents events) {
    Deque<JavaClass> pending = new ArrayDeque<>();
    for (JavaClass service : provider.getAllRawInterfaces()) {
      for (JavaMethod method : service.getMethods()) {
        follow(
            method.getAllInvolvedRawTypes(),
            method.getOwner(),
            method.getName() + "()",
            pending,
            events);
      }
    }
    while (!pending.isEmpty()) {
      JavaClass type = pending.remove();
      if (!type.getPackageName().startsWith("java.") && classes.add(type)) {
        pending.addAll(type.getAllSubclasses());
        for (JavaField field : type.getAllFields()) {
          boolean isWritten = Collections.disjoint(field.getModifiers(), Set.of(STATIC, TRANSIENT));
          if (isWritten && fields.add(field)) {
            follow(
                field.getAllInvolvedRawTypes(), field.getOwner(), field.getName(), pending, events);
          }
        }
      }
    }
  }

  private static void follow(
      Set<JavaClass> types,
      JavaClass owner,
      String member,
      Deque<JavaClass> pending,
      ConditionEvents events) {
    pending.addAll(types);
    types.stream()
        .filter(type -> type.getPackageName().equals("java.time"))
        .map(type -> owner.getSimpleName() + "." + member + " is sent as " + type.getName())
        .forEach(message -> events.add(SimpleConditionEvent.violated(owner, message)));
  }
}
