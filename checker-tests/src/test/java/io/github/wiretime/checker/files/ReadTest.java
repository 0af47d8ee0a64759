package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.truth.Correspondence;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code WireMapMode=read}: every module reports on its own classes, and each member once. */
final class ReadTest {

  private static final String HINT =
      " not in the wire map yet\n    learn    what is not in the wire map yet: -XepOpt:CostlyRpcTime:WireMapMode=learn";

  @TempDir private Path folder;
  private ThreeModules modules;

  @BeforeEach
  void learn() {
    modules = ThreeModules.in(folder);
    modules.learn(modules.all());
  }

  @Test
  void everyModuleReportsItsOwn() {
    assertThat(modules.dto().members())
        .containsExactly("Order.createdAt", "CardPayment.paidAt", "Box<T>");
    assertThat(modules.api().members()).containsExactly("Orders.find(day)");
    assertThat(modules.provider().run().diagnostics()).isEmpty();
  }

  @Test
  void readIsTheDefault() {
    assertThat(modules.dto().option("WireMapMode", "read").members())
        .isEqualTo(modules.dto().members());
  }

  @Test
  void aFindingIsAtTheFieldAndNamesTheService() {
    Outcome outcome = modules.dto().run();

    assertThat(outcome.positions())
        .containsExactly("Order.java:3", "CardPayment.java:3", "Box.java:2");
    assertThat(outcome.texts().get(0))
        .contains(
            "sent by  Orders.find(LocalDate) -> Order.createdAt; 1 method of 1 service as the wire"
                + " map says\n");
  }

  @Test
  void aFewMethodsAreNamedAndAllAreCounted() {
    modules.edit(
        text ->
            text.replace(
                "com.acme.dto.Order+ com.acme.api.Orders find(LocalDate)",
                """
                com.acme.dto.Order+ com.acme.api.Orders all();find(LocalDate)
                com.acme.dto.Order+ com.acme.api.Early first(Query,long[]);second()
                com.acme.dto.Order com.acme.api.Late last()
                com.acme.dto.Order com.acme.api.Orders"""));

    assertThat(modules.dto().run().texts().get(0))
        .contains(
            "sent by  Early.first(Query,long[]), second(), Late.last() and 2 more -> Order.createdAt;"
                + " 5 methods of 3 services as the wire map says\n");
  }

  /** The class below may have got its field a minute ago. */
  @Test
  void whatReachesAClassReachesWhatItHolds() {
    modules.edit(
        text ->
            text.replace(
                "com.acme.dto.Payment+",
                "com.acme.dto.Line+ com.acme.api.Stock count()\ncom.acme.dto.Payment+"));
    Outcome outcome =
        modules
            .dto(
                ImmutableList.of(
                    "package com.acme.dto; public class Order { Line line; }",
                    "package com.acme.dto; public class Line { Order order; java.time.Instant at; }"))
            .run();

    assertThat(outcome.membersWithCounts()).containsExactly("Line.at 2 methods of 2 services");
  }

  @Test
  void linesWithoutMethodsAreRead() {
    modules.edit(text -> text.replace(" find(LocalDate)", ""));

    assertThat(modules.dto().run().texts().get(0))
        .contains("sent by  Orders -> Order.createdAt; as the wire map says\n");
  }

  @Test
  void oneClassCompiledAloneSaysTheSame() {
    Build alone = modules.dto(ThreeModules.DTO.subList(0, 1)).against(modules.dtoClasses());

    assertThat(alone.members()).containsExactly("Order.createdAt");
  }

  @Test
  void nothingIsLearned() throws IOException {
    String before = Files.readString(modules.map());

    Build added =
        modules.dto(
            ImmutableList.of(
                "package com.acme.dto; public interface News { Line find(); }",
                "package com.acme.dto; public class Line { java.time.LocalDate day; }",
                "package com.acme.dto; @org.apache.dubbo.config.annotation.DubboService"
                    + " abstract class NewsImpl implements News {}"));

    assertThat(added.run().succeeded()).isTrue();
    assertThat(Files.readString(modules.map())).isEqualTo(before);
  }

  @Test
  void aNewFieldIsReportedBeforeAnythingIsLearned() {
    Build changed =
        modules.dto(
            ImmutableList.of(
                "package com.acme.dto; public class Order { java.time.Instant added; Line line; }",
                "package com.acme.dto; public class Line { java.time.LocalDate day; }"));

    assertThat(changed.members()).containsExactly("Order.added", "Line.day");
  }

  @Test
  void aNewClassIsReportedByTheProviderUntilItIsLearned() {
    modules.forget("com.acme.dto.Order+ com.acme.api.Orders find(LocalDate)");

    assertThat(modules.dto().members()).containsExactly("CardPayment.paidAt", "Box<T>");
    Outcome provider = modules.provider().run();
    assertThat(provider.members()).containsExactly("Order.createdAt");
    assertThat(provider.texts().get(0)).contains(HINT);
  }

  @Test
  void withoutThePlusSubclassesDoNotCount() {
    Build payments = modules.dto(ThreeModules.DTO.subList(1, 3));
    assertThat(payments.members()).containsExactly("CardPayment.paidAt");

    modules.edit(text -> text.replace("com.acme.dto.Payment+", "com.acme.dto.Payment"));

    assertThat(payments.members()).isEmpty();
  }

  @Test
  void withoutTheParameterItsBoundDoesNotCount() {
    Build box = modules.dto(ThreeModules.DTO.subList(3, 4));
    assertThat(box.members()).containsExactly("Box<T>");

    modules.forget("com.acme.dto.Box<T> com.acme.api.Orders find(LocalDate)");

    assertThat(box.members()).isEmpty();
    Outcome provider = modules.provider().run();
    assertThat(provider.members()).containsExactly("Box<T>");
    assertThat(provider.texts().get(0)).contains(HINT);
  }

  @Test
  void withoutTheServiceItsParametersDoNotCount() {
    modules.forget("com.acme.api.Orders() com.acme.api.Orders");

    assertThat(modules.api().members()).isEmpty();
    Outcome provider = modules.provider().run();
    assertThat(provider.members()).containsExactly("Orders.find(LocalDate)");
    assertThat(provider.texts().get(0)).contains(HINT);
  }

  @Test
  void withoutThePackageTheProviderReports() {
    modules.forget("com.acme.dto.*");

    Outcome provider = modules.provider().run();
    assertThat(provider.members()).containsExactly("Order.createdAt", "Box<T>");
    assertThat(provider.texts().toString()).doesNotContain("wire map");
  }

  @Test
  void withAServiceAndItsDtosInOneModuleTheServiceTellsThePath() {
    Outcome outcome =
        modules
            .dto(
                Stream.concat(ThreeModules.DTO.stream(), ThreeModules.API.stream())
                    .collect(ImmutableList.toImmutableList()))
            .run();

    assertThat(outcome.members())
        .containsExactly("Order.createdAt", "CardPayment.paidAt", "Box<T>", "Orders.find(day)");
    assertThat(outcome.texts().toString()).doesNotContain("wire map");
  }

  @Test
  void onlyTheProviderKnowsTheTypeArgumentsOfItsService() {
    Path crud = folder.resolve("api");
    ClassFiles.compile(crud, "package com.acme.api; public interface Crud<T> { T get(); }");
    Build provider =
        Build.of(
                """
                package com.acme.provider;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class Dates implements com.acme.api.Crud<java.time.LocalDate> {}
                """)
            .against(crud)
            .option("WireMap", modules.map().toString());
    modules.learn(ImmutableList.of(provider));

    assertThat(provider.members()).containsExactly("Crud.get()");
  }

  @Test
  void theMapCountsWhateverTheOptionSaysOfTheRest() {
    assertThat(modules.api().option("Serialization", "fastjson2").members())
        .containsExactly("Orders.find(day)");
  }

  @Test
  void anAcceptedFieldStaysAccepted() {
    Build accepted =
        modules.dto(
            ImmutableList.of(
                """
                package com.acme.dto;
                public class Order {
                  @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "one per day")
                  java.time.Instant at;
                }
                """));

    assertThat(accepted.run().diagnostics()).isEmpty();
  }

  /** The provider has Dubbo 3.2, whose consumers get fastjson2 unless they are older. */
  @Test
  void whatIsForOlderPeersIsSaidInANote() {
    modules.edit(
        text ->
            text.replace(
                "dubbo=3.3 serialization=hessian2", "dubbo=3.2 serialization=fastjson2,hessian2"));

    assertThat(modules.dto().members()).isEmpty();
    assertThat(modules.dto().run().notes())
        .comparingElementsUsing(Correspondence.from(String::contains, "contains"))
        .containsExactly("; 3 members are costly for older consumers");
    assertThat(modules.api().members()).isEmpty();
    assertThat(modules.consumer().members()).isEmpty();
  }

  /** The provider is set to something else, for old consumers as well. */
  @Test
  void whatIsSetToAnotherSerializerIsSilent() {
    modules.edit(
        text ->
            text.replace("dubbo=3.3 serialization=hessian2", "dubbo=3.3 serialization=fastjson2"));

    assertThat(modules.dto().run().diagnostics()).isEmpty();
    assertThat(modules.api().members()).isEmpty();
    assertThat(modules.consumer().run().diagnostics()).isEmpty();
    modules.forget("com.acme.api.Orders() com.acme.api.Orders");
    assertThat(modules.consumer().run().diagnostics()).isEmpty();
  }

  @Test
  void oneProviderWithHessianIsEnough() {
    modules.edit(
        text ->
            text.replace(
                "hessian-lite",
                "com.acme.api.Orders dubbo=3.2 serialization=fastjson2,hessian2\nhessian-lite"));

    assertThat(modules.dto().members())
        .containsExactly("Order.createdAt", "CardPayment.paidAt", "Box<T>");
    assertThat(modules.dto().run().notes()).isEmpty();
  }

  /** The map knows the provider, so that a consumer needs no note about others. */
  @Test
  void aConsumerKnowsTheProviderFromTheMap() {
    assertThat(modules.consumer().run().notes()).isEmpty();
    modules.forget("com.acme.api.Orders dubbo=3.3 serialization=hessian2");
    assertThat(modules.consumer().run().notes()).isEmpty();
    modules.forget("com.acme.api.Orders() com.acme.api.Orders");
    assertThat(modules.consumer().run().notes())
        .comparingElementsUsing(Correspondence.from(String::contains, "contains"))
        .contains("provider is not in sight");
  }
}
