package io.github.wiretime.checker.roots;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Context;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/**
 * Dubbo's rule which interface an annotated class exports: {@code interfaceName}, {@code
 * interfaceClass}, else the first declared interface, those of the class before those of its
 * superclasses ({@code DubboAnnotationUtils#resolveInterfaceName} of Dubbo 3.3.6). The annotation
 * of Dubbo 2.6 looks at {@code interfaceClass} first.
 */
final class ExportedInterface {

  private final Types types;
  private final JavacElements elements;

  ExportedInterface(Context context) {
    this.types = Types.instance(context);
    this.elements = JavacElements.instance(context);
  }

  /**
   * The interface as the class sees it, with type arguments; empty if a name cannot be found here.
   */
  Optional<Type> of(Type exported, AnnotationUse annotation) {
    Optional<String> name = annotation.text("interfaceName");
    Optional<Type> literal =
        annotation
            .value(annotation.kind().classAttribute())
            .flatMap(ExportedInterface::classLiteral);
    if (literal.isPresent() && (name.isEmpty() || annotation.kind().classFirst())) {
      return Optional.of(seenFrom(exported, (ClassSymbol) literal.get().tsym));
    }
    if (name.isPresent()) {
      return named(name.get()).map(found -> seenFrom(exported, found));
    }
    return Optional.of(firstInterface(exported));
  }

  /** The class with a name as {@code Class#forName} takes it, if it is in sight. */
  Optional<ClassSymbol> named(String name) {
    return Optional.ofNullable(elements.getTypeElement(name.replace('$', '.')));
  }

  private static Optional<Type> classLiteral(Attribute value) {
    return value instanceof Attribute.Class literal
            && literal.classType.getKind() == TypeKind.DECLARED
        ? Optional.of(literal.classType)
        : Optional.empty();
  }

  private Type seenFrom(Type exported, ClassSymbol service) {
    Type seen = types.asSuper(exported, service);
    return seen == null ? service.type : seen;
  }

  private Type firstInterface(Type exported) {
    if (exported.isInterface()) {
      return exported;
    }
    Type at = exported;
    while (at.getKind() == TypeKind.DECLARED) {
      if (types.interfaces(at).nonEmpty()) {
        return types.interfaces(at).head;
      }
      at = types.supertype(at);
    }
    return exported;
  }
}
