package io.github.wiretime.measurements.forms;

import com.google.common.collect.Sets;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.javac.Supertypes;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.TypeKind;

/** The forms that one written type takes, inside its type arguments as well. */
final class TypeForms {

  private final Types types;
  private final EnumSet<Form> forms = EnumSet.noneOf(Form.class);
  private final Set<Type> declared = new LinkedHashSet<>();

  private TypeForms(Types types) {
    this.types = types;
  }

  /** Of what a field, parameter or method declares. */
  static TypeForms ofDeclared(Type type, Types types) {
    TypeForms visit = new TypeForms(types);
    visit.visit(type);
    if (visit.depth(type) > 0) {
      visit.forms.add(Form.wrappers(visit.depth(type)));
    }
    return visit;
  }

  /** Of the type arguments in a class header. */
  static TypeForms ofHeader(Type header, Types types) {
    TypeForms visit = new TypeForms(types);
    visit.visitArguments(header);
    return visit;
  }

  Set<Form> forms() {
    return Sets.immutableEnumSet(forms);
  }

  /** The class types in it. */
  Set<Type> declared() {
    return declared;
  }

  private void visit(Type type) {
    if (type.tsym instanceof ClassSymbol symbol && !Supertypes.isPresent(symbol)) {
      forms.add(Form.MISSING);
      return;
    }
    switch (type.getKind()) {
      case ERROR -> forms.add(Form.MISSING);
      case ARRAY -> visitArray(((ArrayType) type).elemtype);
      case TYPEVAR -> visitVariable(type);
      case WILDCARD -> visitWildcard((WildcardType) type);
      case DECLARED -> visitClass(type);
      default -> {}
    }
  }

  private void visitArray(Type element) {
    if (!element.isPrimitive()) {
      boolean isGeneric = element.isParameterized() || element.getKind() == TypeKind.TYPEVAR;
      forms.add(isGeneric ? Form.GENERIC_ARRAY : Form.ARRAY);
      visit(element);
    }
  }

  private void visitVariable(Type variable) {
    Type bound = variable.getUpperBound();
    if (variable.tsym.owner.kind == Kind.TYP) {
      boolean isOfInterface = variable.tsym.owner.isInterface();
      forms.add(isOfInterface ? Form.SERVICE_PARAMETER : Form.OWN_PARAMETER);
    } else {
      forms.add(isObject(bound) ? Form.METHOD_VARIABLE : Form.METHOD_VARIABLE_BOUND);
    }
    if (bound.isCompound()) {
      forms.add(Form.INTERSECTION);
    }
  }

  private void visitWildcard(WildcardType wildcard) {
    if (wildcard.isUnbound()) {
      forms.add(Form.UNBOUND);
      return;
    }
    forms.add(wildcard.isSuperBound() ? Form.SUPER : Form.EXTENDS);
    visit(wildcard.type);
  }

  private void visitClass(Type type) {
    boolean isJdk = TypeNames.isJdk((ClassSymbol) type.tsym);
    declared.add(type);
    if (type.isRaw()) {
      forms.add(isJdk ? Form.RAW_CONTAINER : Form.RAW_WRAPPER);
      type.tsym.type.getTypeArguments().forEach(parameter -> visitOpen(parameter, type));
    } else if (!type.getTypeArguments().isEmpty()) {
      if (isJdk) {
        forms.add(hasGenericArgument(type) ? Form.CONTAINERS : Form.CONTAINER);
      } else if (type.getTypeArguments().stream().anyMatch(this::isContainer)) {
        forms.add(Form.WRAPPER_OF_CONTAINER);
      }
      visitArguments(type);
    } else {
      forms.add(isObject(type) ? Form.OBJECT : Form.PLAIN);
    }
  }

  private void visitArguments(Type type) {
    List<Type> parameters = type.tsym.type.getTypeArguments();
    List<Type> arguments = type.getTypeArguments();
    for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
      if (arguments.get(i) instanceof WildcardType wildcard) {
        if (wildcard.isUnbound()) {
          visitOpen(parameters.get(i), type);
        } else if (saysLess(wildcard, parameters.get(i).getUpperBound())) {
          forms.add(Form.SAYS_LESS);
        }
      }
      visit(arguments.get(i));
    }
  }

  private boolean saysLess(WildcardType wildcard, Type bound) {
    return wildcard.isExtendsBound()
        && !isObject(bound)
        && !types.isSubtype(types.erasure(wildcard.type), types.erasure(bound));
  }

  private void visitOpen(Type parameter, Type type) {
    if (TypeNames.isJdk((ClassSymbol) type.tsym)) {
      return;
    }
    if (names(parameter.getUpperBound(), parameter.tsym)) {
      forms.add(Form.OPEN_F_BOUND);
    } else if (namesAny(parameter.getUpperBound(), type.tsym.type.getTypeArguments())) {
      forms.add(Form.OPEN_NAMES_ANOTHER);
    }
  }

  /** How many wrappers are in each other. */
  private int depth(Type type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return depth(((ArrayType) type).elemtype);
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard.isUnbound() ? 0 : depth(wildcard.type);
    }
    if (type.getKind() != TypeKind.DECLARED || type.getTypeArguments().isEmpty()) {
      return 0;
    }
    int inside = type.getTypeArguments().stream().mapToInt(this::depth).max().getAsInt();
    return TypeNames.isJdk((ClassSymbol) type.tsym) ? inside : inside + 1;
  }

  private boolean hasGenericArgument(Type type) {
    return type.getTypeArguments().stream()
        .map(this::valueOf)
        .anyMatch(argument -> argument.isParameterized() || argument.isRaw());
  }

  private boolean isContainer(Type argument) {
    Type value = valueOf(argument);
    return value.getKind() == TypeKind.ARRAY
        || (value.isParameterized() && TypeNames.isJdk((ClassSymbol) value.tsym));
  }

  private Type valueOf(Type argument) {
    return argument instanceof WildcardType wildcard && !wildcard.isUnbound()
        ? wildcard.type
        : argument;
  }

  static boolean isObject(Type type) {
    return type.tsym.getQualifiedName().contentEquals("java.lang.Object");
  }

  static boolean names(Type type, TypeSymbol parameter) {
    return type.contains(parameter.type);
  }

  static boolean namesAny(Type type, List<Type> parameters) {
    return parameters.stream().anyMatch(type::contains);
  }

  static boolean hasWildcard(Type type) {
    return type.getTypeArguments().stream()
        .anyMatch(argument -> argument instanceof WildcardType || hasWildcard(argument));
  }
}
