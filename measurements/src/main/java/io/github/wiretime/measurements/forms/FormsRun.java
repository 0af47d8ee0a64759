package io.github.wiretime.measurements.forms;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.real.RealCode;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Download;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import io.github.wiretime.measurements.stack.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Counts which forms types on the wire take in public code. Sources are attributed whatever is
 * missing from the class path; what is missing says nothing and is counted as such.
 */
public final class FormsRun {

  /** Where the counts are. */
  public static final String FORMS = "forms.csv";

  /** What was counted over. */
  public static final String CODE = "forms-code.csv";

  /** The kind of sources that is fetched from Maven Central. */
  public static final String PUBLIC_CODE = "public code";

  /** The kind of sources that is checked out. */
  public static final String APPLICATION = "application";

  /** What data classes of applications extend, hold or return, and what makes services of them. */
  private static final ImmutableList<Project> LIBRARIES =
      ImmutableList.of(
          Project.of("org.apache.dubbo:dubbo:3.3.6", /* complete= */ true),
          Project.of("com.baomidou:mybatis-plus-extension:3.5.7", /* complete= */ true),
          Project.of("com.github.pagehelper:pagehelper:5.3.3", /* complete= */ true),
          Project.of("org.springframework.data:spring-data-commons:2.7.18", /* complete= */ true),
          Project.of("org.springframework:spring-web:5.3.39", /* complete= */ true),
          Project.of("org.springframework:spring-context:5.3.39", /* complete= */ true),
          Project.of("com.alibaba:fastjson:1.2.83", /* complete= */ true),
          Project.of("org.projectlombok:lombok:1.18.46", /* complete= */ true));

  private final Download download;
  private final List<Row> forms = new ArrayList<>();
  private final List<Row> code = new ArrayList<>();

  private FormsRun(Download download) {
    this.download = download;
  }

  /**
   * Counts and replaces the result files, those of the other kind of sources kept.
   *
   * @param applications the folder of checkouts, each named {@code project@commit}; null for the
   *     public code bases
   */
  public static void run(Layout layout, Path applications) throws IOException {
    FormsRun run = new FormsRun(new Download(layout.downloads()));
    if (applications == null) {
      run.countPublicCode();
    } else {
      run.countApplications(Application.in(applications));
    }
    String other = applications == null ? APPLICATION : PUBLIC_CODE;
    write(layout.result(FORMS), run.forms, other);
    write(layout.result(CODE), run.code, other);
  }

  private static void write(Path file, List<Row> counted, String other) {
    Table kept = Table.read(file).where("kind", other);
    Table table = new Table(counted);
    (other.equals(APPLICATION) ? table.and(kept) : kept.and(table)).write(file);
  }

  private void countPublicCode() throws IOException {
    ImmutableList<Project> projects = Project.named(List.of());
    download.fetch(projects);
    RealCode sources = new RealCode(download);
    Progress progress = new Progress(System.out, projects.size());
    for (Project project : projects) {
      progress.step(project.title());
      Tally tally = new Tally();
      Javac javac = new Javac(download.classPath(project), ImmutableList.of());
      count(javac, sources.sources(project), "**", tally);
      add(PUBLIC_CODE, project.title(), project.version(), tally);
    }
  }

  private void countApplications(ImmutableList<Application> applications) throws IOException {
    download.fetch(LIBRARIES);
    Set<Path> classPath = new LinkedHashSet<>();
    for (Project library : LIBRARIES) {
      classPath.addAll(download.classPath(library));
    }
    Progress progress = new Progress(System.out, applications.size());
    for (Application application : applications) {
      progress.step(application.checkout().title());
      Tally tally = new Tally();
      Javac javac =
          new Javac(
              ImmutableList.copyOf(classPath),
              ImmutableList.of("-implicit:none", "-sourcepath", application.sourcePath()));
      String services = application.serviceInterfaces();
      for (Path part : application.parts()) {
        ImmutableList<SourceText> sources = Application.sources(part);
        if (!sources.isEmpty()) {
          count(javac, sources, services, tally);
        }
      }
      add(APPLICATION, application.checkout().title(), application.checkout().commit(), tally);
    }
  }

  private static void count(
      Javac javac, ImmutableList<SourceText> sources, String services, Tally tally) {
    ImmutableMap<String, String> options = ImmutableMap.of("ServiceInterfaces", services);
    var unused = javac.attribute(sources, context -> CountedCode.count(context, options, tally));
  }

  private void add(String kind, String name, String version, Tally tally) {
    code.add(
        new Row()
            .with("kind", kind)
            .with("code base", name)
            .with("version", version)
            .with("services", tally.services())
            .with("uses", tally.uses())
            .with("findings", tally.findings()));
    for (Form form : Form.values()) {
      Set<String> places = tally.places(form);
      if (form.limit().isPresent()) {
        places.forEach(place -> System.out.println("  " + form + ": " + place));
      }
      if (!places.isEmpty()) {
        forms.add(
            new Row()
                .with("kind", kind)
                .with("code base", name)
                .with("form", form)
                .with("uses", places.size())
                .with("findings", tally.findings(form)));
      }
    }
  }
}
