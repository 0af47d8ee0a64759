package io.github.wiretime.scan.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.broken.Effect;
import java.util.Set;

/** What becomes of the constants of enums. */
record EnumTransfer(Transfer transfer) {

  /** Looks at constants that are read as those of an enum of the other build. */
  void look(ObjectTransfer.ObjectNode node) {
    Set<String> missing = Sets.difference(node.from.constants(), node.to.constants());
    if (WireBuild.isJdk(node.from.name()) || WireBuild.isJdk(node.to.name())) {
      if (!missing.isEmpty()) { // nobody adds constants to those
        boolean isForAny = missing.size() == node.from.constants().size();
        transfer.reportType(Effect.FAILS_READING, isForAny ? "" : "constants", node);
      }
      return;
    }
    for (String constant : missing) {
      transfer.report(
          BreakingRule.CONSTANT,
          node.from.name() + "#" + constant,
          transfer.isFromNew ? "" : constant,
          transfer.isFromNew ? constant : "",
          Effect.FAILS_READING,
          "",
          node);
    }
  }

  /** Whether a class has the one field of a constant in a message. */
  static boolean hasName(WireClass type) {
    return type.fields().stream().anyMatch(field -> field.name().equals("name"));
  }

  /** SOFA names the class of a constant that has a body, {@code OrderStatus$1}. */
  void lookAtBodies(Node node, WireClass type) {
    ImmutableList<WireClass> bodies =
        transfer.sender.classes().values().stream()
            .filter(each -> each.name().startsWith(type.name() + "$") && each.is(type.name()))
            .collect(ImmutableList.toImmutableList());
    if (bodies.stream().allMatch(body -> transfer.reader.has(body.name()))) {
      return;
    }
    transfer.report(
        BreakingRule.KIND,
        type.name() + "#<class>",
        type.title(),
        type.title(),
        node.place.position().isKey() ? Effect.LOST : Effect.OTHER_CLASS,
        bodies.size() < type.constants().size() ? "bodies" : "",
        node);
  }
}
