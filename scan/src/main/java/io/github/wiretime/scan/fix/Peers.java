package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.checker.words.Texts;
import io.github.wiretime.scan.archive.ClassVersion;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Entry;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Other applications, which must have the twins before anybody sends them. */
public final class Peers {

  /** A class as a peer has it. */
  private record Copy(Element where, Entry file) {}

  private final ImmutableListMultimap<String, Copy> classes;

  private Peers(ImmutableListMultimap<String, Copy> classes) {
    this.classes = classes;
  }

  /** What is inside of archives and folders, that of archives in them as well. */
  public static Peers in(List<Element> elements) {
    ImmutableListMultimap.Builder<String, Copy> classes = ImmutableListMultimap.builder();
    for (Element element : elements) {
      for (Entry file : element.entries()) {
        if (file.isClass()) {
          classes.put(file.className(), new Copy(element, file));
        }
      }
    }
    return new Peers(classes.build());
  }

  /** Why a member cannot be sent yet. */
  Optional<Text> lacking(Candidate candidate) {
    ImmutableList<String> twins = candidate.existing().orElseThrow().twinNames();
    ImmutableList<String> lacking =
        classes.get(candidate.owner().flatName().toString()).stream()
            .filter(copy -> !hasAll(copy.file, twins))
            .map(copy -> copy.where.title())
            .distinct()
            .collect(toImmutableList());
    return lacking.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ScanTexts.of(Texts.forCount("peers.lack", lacking.size()), String.join(", ", lacking)));
  }

  /** Whether there are peers, and none of them has any of the classes. */
  boolean lackAllOf(Iterable<Row> rows) {
    if (classes.isEmpty()) {
      return false;
    }
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    rows.forEach(row -> names.add(row.finding().member().owner().flatName().toString()));
    return names.build().stream().noneMatch(classes::containsKey);
  }

  private static boolean hasAll(Entry file, ImmutableList<String> twins) {
    Set<String> fields = new HashSet<>();
    try {
      new ClassReader(ClassVersion.forAsm(file.content().read()))
          .accept(
              new ClassVisitor(Opcodes.ASM9) {
                @Override
                public FieldVisitor visitField(
                    int access, String name, String type, String signature, Object value) {
                  fields.add(name);
                  return null;
                }
              },
              ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    } catch (UnreadableInputException | RuntimeException damaged) {
      return false; // what nobody can read is not known to have them
    }
    return fields.containsAll(twins);
  }
}
