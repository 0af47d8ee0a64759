package io.github.wiretime.maven.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Resource;
import org.apache.maven.project.MavenProject;

/**
 * Interfaces of the services that the modules of a build provide, as their sources tell. Consumers
 * are often compiled first, so there are no classes to ask. What is written in another way than the
 * usual one is not found, and then the consumer says what the provider says as well.
 */
final class ProvidedServices {

  private static final Pattern EXPORTS =
      Pattern.compile("@(?:[\\w.]+\\.)?(?:DubboService|HSFProvider)\\b");

  private static final Pattern EXPORTS_BY_SOFA = Pattern.compile("@(?:[\\w.]+\\.)?SofaService\\b");

  /**
   * With another serializer at the provider, consumers that name none still use Hessian, and only
   * they are checked.
   */
  private static final Pattern OTHER_SERIALIZER =
      Pattern.compile("\\bserialize(?:T|-t)ype\\s*=(?!\\s*[\"'](?:native-)?hessian)");

  /** Spring has an annotation of this name, too. */
  private static final Pattern SERVICE = Pattern.compile("@(?:[\\w.]+\\.)?Service\\b");

  private static final Pattern OF_DUBBO =
      Pattern.compile("\\bdubbo\\.config\\.annotation\\.(?:Service\\b|\\*)");

  /**
   * It begins with a literal, which is searched for much faster than the boundary of a word; {@code
   * subclass} is none.
   */
  private static final Pattern IMPLEMENTS =
      Pattern.compile("class(?<!\\wclass)\\s+\\w+[^{;]*?\\bimplements\\s+([^{;]+)\\{");

  private static final Pattern NAMED =
      Pattern.compile(
          "\\b(?:interfaceClass|interfaceType|serviceInterface)\\s*=\\s*([\\w.]+)\\.class");

  private static final String INTERFACE = "\\s[^>]*?\\binterface\\s*=\\s*[\"']([\\w.$]+)[\"']";

  private static final Pattern IN_XML =
      Pattern.compile("<(?:dubbo|hsf):(?:service|provider)" + INTERFACE);

  private static final Pattern IN_XML_OF_SOFA = Pattern.compile("<sofa:service" + INTERFACE);

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^\\s*import\\s+([\\w.]+(?:\\.\\*)?)\\s*;");

  private final Set<String> names = new TreeSet<>();

  private ProvidedServices() {}

  /** The qualified names, in order. */
  static Set<String> of(Collection<MavenProject> projects) {
    ProvidedServices provided = new ProvidedServices();
    for (MavenProject project : projects) {
      project.getCompileSourceRoots().forEach(root -> read(root, ".java", provided::addSource));
      for (Resource resource : project.getResources()) {
        read(resource.getDirectory(), ".xml", provided::addXml);
      }
    }
    return provided.names;
  }

  private interface Reader {
    void read(String text);
  }

  private static void read(String root, String ending, Reader reader) {
    Path folder = Paths.get(root);
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder.toRealPath())) { // it may be a link
      for (Path file :
          files.filter(each -> each.toString().endsWith(ending)).collect(Collectors.toList())) {
        // All that matters is ASCII in the encodings that sources have.
        reader.read(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    } catch (IOException | UncheckedIOException unreadable) {
      // The compiler says so.
    }
  }

  /** What the source of one class says. */
  void addSource(String text) {
    if (!exports(text)) {
      return;
    }
    List<String> written = new ArrayList<>();
    if (text.contains("interface") || text.contains("Interface")) {
      written.addAll(all(NAMED, text));
    }
    for (String list : all(IMPLEMENTS, text)) {
      written.addAll(types(list));
    }
    written.forEach(name -> addQualified(name, text));
  }

  /** First looks for words, because most classes have none and an expression takes far longer. */
  private static boolean exports(String text) {
    return ((text.contains("DubboService") || text.contains("HSFProvider"))
            && EXPORTS.matcher(text).find())
        || (text.contains("SofaService")
            && EXPORTS_BY_SOFA.matcher(text).find()
            && !OTHER_SERIALIZER.matcher(text).find())
        || (text.contains("dubbo.config.annotation.")
            && SERVICE.matcher(text).find()
            && OF_DUBBO.matcher(text).find());
  }

  /** What a Spring file says. */
  void addXml(String text) {
    names.addAll(all(IN_XML, text));
    if (!OTHER_SERIALIZER.matcher(text).find()) {
      names.addAll(all(IN_XML_OF_SOFA, text));
    }
  }

  /** The types of a list without their type arguments, which may have commas themselves. */
  private static List<String> types(String list) {
    String plain = list;
    for (String before = ""; !before.equals(plain); ) {
      before = plain;
      plain = plain.replaceAll("<[^<>]*>", "");
    }
    return Stream.of(plain.split(","))
        .map(String::trim)
        .filter(name -> name.matches("[\\w.]+"))
        .collect(Collectors.toList());
  }

  /** Of a simple name all that it may mean, of which only interfaces of services matter. */
  private void addQualified(String name, String text) {
    if (name.contains(".")) {
      names.add(name);
      return;
    }
    List<String> imports = all(IMPORT, text);
    for (String imported : imports) {
      if (imported.endsWith("." + name)) {
        names.add(imported);
        return;
      }
    }
    all(PACKAGE, text).forEach(own -> names.add(own + "." + name));
    for (String imported : imports) {
      if (imported.endsWith(".*")) {
        names.add(imported.substring(0, imported.length() - 1) + name);
      }
    }
  }

  private static List<String> all(Pattern pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
