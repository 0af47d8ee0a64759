package io.github.wiretime.checker.javac;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import io.github.wiretime.checker.words.Printable;
import java.net.URI;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.type.TypeKind;

/** The names that keys and paths use; none of them depends on the JDK's way to print a type. */
public final class TypeNames {

  /** Dubbo sends what such a result of a method becomes (3.2.19 and 3.3.6, executed). */
  public static final String FUTURE = "java.util.concurrent.CompletableFuture";

  private static final String JAVAX = "javax.";

  /** What JDK 8 to 25 have; those up to 10 had the APIs of Java EE that are part of Java SE 8. */
  private static final ImmutableSet<String> BELOW_JAVAX =
      ImmutableSet.of(
          "accessibility",
          "activation",
          "activity",
          "annotation",
          "crypto",
          "imageio",
          "jws",
          "lang",
          "management",
          "naming",
          "net",
          "print",
          "rmi",
          "script",
          "security",
          "smartcardio",
          "sound",
          "sql",
          "swing",
          "tools",
          "transaction",
          "xml");

  private TypeNames() {}

  /** Without folders. The address of a file in a jar has no path. */
  public static String ofFile(URI file) {
    String path = file.getSchemeSpecificPart();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** The name of a member or type parameter, as a person may see it. */
  public static String ofMember(Symbol member) {
    return Printable.of(member.name.toString());
  }

  /** The canonical name, or the binary one in a local or anonymous class, which has no other. */
  public static String of(ClassSymbol type) {
    return Printable.of((isLocal(type) ? type.flatName() : type.getQualifiedName()).toString());
  }

  /** Whether a class is local or anonymous, or inside one that is. */
  public static boolean isLocal(Symbol type) {
    if (type.name.isEmpty()) {
      return true; // of an anonymous class in a field a class file says no more than the class
    }
    return type.owner.kind == Kind.TYP ? isLocal(type.owner) : type.owner.kind != Kind.PCK;
  }

  /** The name without its package, nested classes behind their outer ones. */
  public static String simple(ClassSymbol type) {
    String packageName = packageOf(type);
    return packageName.isEmpty()
        ? of(type)
        : of(type).substring(Printable.of(packageName).length() + 1);
  }

  /** The erasure's name: {@code com.acme.Query}, {@code long[]}. */
  public static String ofErased(Type type) {
    return ofErased(type, TypeNames::of);
  }

  /** The same without packages: {@code Query}, {@code long[]}. */
  public static String simpleErased(Type type) {
    return ofErased(type, TypeNames::simple);
  }

  /** {@code find(Query,long)}, with what is said of each parameter's type. */
  public static String signature(MethodSymbol method, Function<Type, String> naming) {
    return signature(method, Lists.transform(method.params(), each -> each.type), naming);
  }

  /** The same where the parameters have other types than those that are declared. */
  public static String signature(
      MethodSymbol method, List<Type> parameters, Function<Type, String> naming) {
    return parameters.stream()
        .map(naming)
        .collect(Collectors.joining(",", ofMember(method) + "(", ")"));
  }

  private static String ofErased(Type type, Function<ClassSymbol, String> naming) {
    if (type.getKind() == TypeKind.ARRAY) {
      return ofErased(((ArrayType) type).elemtype, naming) + "[]";
    }
    if (type.getKind() == TypeKind.TYPEVAR) {
      return ofErased(type.getUpperBound(), naming);
    }
    if (type instanceof IntersectionClassType intersection) {
      return ofErased(intersection.getExplicitComponents().head, naming);
    }
    return naming.apply((ClassSymbol) type.tsym);
  }

  /**
   * Whether the JDK declares a class. The name of its package tells, because with {@code --release
   * 8} there are no modules to ask.
   */
  public static boolean isJdk(ClassSymbol type) {
    return isJdk(packageOf(type));
  }

  /**
   * Whether a package is the JDK's. Below {@code javax} are also packages of other libraries, such
   * as {@code javax.money}.
   */
  public static boolean isJdk(String packageName) {
    if (packageName.startsWith("java.")) {
      return true;
    }
    if (!packageName.startsWith(JAVAX)) {
      return false;
    }
    int end = packageName.indexOf('.', JAVAX.length());
    return BELOW_JAVAX.contains(
        packageName.substring(JAVAX.length(), end < 0 ? packageName.length() : end));
  }

  /** The name of the package; empty for the unnamed one. */
  @SuppressWarnings(
      "ASTHelpersSuggestions") // ASTHelpers.enclosingPackage is not the same in all Error Prone
  // versions
  public static String packageOf(ClassSymbol type) {
    return type.packge().getQualifiedName().toString();
  }
}
