package io.github.wiretime.scan.classpath;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.ClassFinder.BadClassFile;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.MethodType;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.util.JCDiagnostic;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether javac can work with what its reader made of a class file. javac trusts class files: types
 * that are nested too deeply overflow its stack, and its loops over superclasses, outer classes and
 * bounds never end on a circle. Asks for no other class.
 */
final class ReadTypes {

  /** Of a type: no compiler lets an array have more dimensions (JVMS 17, 4.3.2). */
  private static final int DEPTH = 255;

  /** Of a class; those of real ones have no more than some tens. */
  static final int SUPERTYPES = 1000;

  /** What javac puts in front of the message of what opening a file throws. */
  private static final Pattern EXCEPTION = Pattern.compile("^.* [\\w.]+Exception: ");

  private ReadTypes() {}

  /** What is wrong with a class that was just read, if anything. */
  static Optional<Text> problem(ClassSymbol type) {
    if (isInsideItself(type) || isTooDeep(type)) {
      return Optional.of(CheckTexts.of("damage.deep"));
    }
    return hasOtherParents(type) ? Optional.of(CheckTexts.of("damage.parents")) : aboveItself(type);
  }

  /** What javac says of a file, in its last line, or what the scan says of it. */
  static Text problem(BadClassFile damaged) {
    ImmutableList<String> lines =
        ImmutableList.copyOf(Splitter.on('\n').trimResults().split(damaged.getMessage()));
    String reason = lines.get(Math.min(1, lines.size() - 1));
    return CheckTexts.of("damage.other", EXCEPTION.matcher(reason).replaceFirst(""));
  }

  /** Whether a signature names a type variable that nothing around it declares. */
  static boolean lacksVariable(BadClassFile damaged) {
    return Arrays.stream(damaged.getDiagnostic().getArgs())
        .anyMatch(
            detail ->
                detail instanceof JCDiagnostic reason
                    && reason.getCode().endsWith(".undecl.type.var"));
  }

  @SuppressWarnings("ReferenceEquality") // the type of a class itself, not one that looks like it
  private static boolean isInsideItself(ClassSymbol type) {
    Set<Symbol> around = new HashSet<>();
    for (Symbol at = type; at != null; at = at.owner) {
      if (!around.add(at)) {
        return true;
      }
    }
    Set<Type> outer = new HashSet<>();
    Type at = type.type;
    while (at instanceof ClassType inner && outer.add(at)) {
      at = inner.tsym.type == inner ? inner.getEnclosingType() : Type.noType;
    }
    return at instanceof ClassType;
  }

  private static boolean isTooDeep(ClassSymbol type) {
    ClassType own = (ClassType) type.type;
    if (own.typarams_field != null
        && own.typarams_field.stream().anyMatch(ReadTypes::isBadParameter)) {
      return true;
    }
    if (isDeep(own.supertype_field, DEPTH) || areDeep(own.interfaces_field, DEPTH)) {
      return true;
    }
    for (Symbol member : type.members_field.getSymbols(LookupKind.NON_RECURSIVE)) {
      if (!(member instanceof ClassSymbol) && isDeep(member.type, DEPTH)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasOtherParents(ClassSymbol type) {
    ClassType own = (ClassType) type.type;
    return !isParent(own.supertype_field)
        || (own.interfaces_field != null
            && !own.interfaces_field.stream().allMatch(ReadTypes::isParent));
  }

  private static boolean isParent(Type parent) {
    return parent == null || parent.hasTag(TypeTag.NONE) || parent instanceof ClassType;
  }

  private static boolean isBadParameter(Type parameter) {
    Set<Type> bounds = new HashSet<>();
    Type at = parameter;
    while (at instanceof TypeVar variable) {
      if (!bounds.add(at)) {
        return true;
      }
      at = variable.getUpperBound();
    }
    return at == null || isDeep(at, DEPTH);
  }

  private static boolean areDeep(List<Type> types, int allowed) {
    return types != null && types.stream().anyMatch(each -> isDeep(each, allowed));
  }

  private static boolean isDeep(Type type, int allowed) {
    if (allowed == 0) {
      return true;
    }
    if (type instanceof ArrayType array) {
      return isDeep(array.elemtype, allowed - 1);
    }
    if (type instanceof WildcardType wildcard) {
      return isDeep(wildcard.type, allowed - 1);
    }
    if (type instanceof ForAll generic) {
      return generic.tvars.stream().anyMatch(ReadTypes::isBadParameter)
          || isDeep(generic.qtype, allowed - 1);
    }
    if (type instanceof MethodType method) {
      return areDeep(method.argtypes, allowed - 1)
          || isDeep(method.restype, allowed - 1)
          || areDeep(method.thrown, allowed - 1);
    }
    return type instanceof ClassType use && areDeep(use.typarams_field, allowed - 1);
  }

  /** The last class of a circle that javac reads finds all others read. */
  private static Optional<Text> aboveItself(ClassSymbol type) {
    Set<ClassSymbol> above = new HashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>();
    addParents(type, pending);
    while (!pending.isEmpty()) {
      ClassSymbol next = pending.remove();
      if (next == type) {
        return Optional.of(CheckTexts.of("damage.circle"));
      }
      if (above.size() > SUPERTYPES) {
        return Optional.of(CheckTexts.of("damage.supertypes", SUPERTYPES));
      }
      if (above.add(next)) {
        addParents(next, pending);
      }
    }
    return Optional.empty();
  }

  private static void addParents(ClassSymbol type, Deque<ClassSymbol> parents) {
    if (type.completer == Symbol.Completer.NULL_COMPLETER && type.type instanceof ClassType known) {
      add(known.supertype_field, parents);
      if (known.interfaces_field != null) {
        known.interfaces_field.forEach(each -> add(each, parents));
      }
    }
  }

  private static void add(Type parent, Deque<ClassSymbol> parents) {
    if (parent != null && parent.tsym instanceof ClassSymbol symbol) {
      parents.add(symbol);
    }
  }
}
