package io.github.wiretime.checker.roots;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.negotiation.ServiceDefaults;
import java.util.HashMap;
import java.util.Map;

/** The settings of each module of an application. They count for the services that it declares. */
final class ModuleSettings {

  private final Application application;
  private final Map<String, ServiceDefaults> byModule;

  /** Takes the settings of the files that belong to the application. */
  ModuleSettings(Application application) {
    this.application = application;
    this.byModule = new HashMap<>(application.settings());
  }

  /** Adds what a Spring file says. */
  void add(String module, ServiceDefaults settings) {
    byModule.merge(module, settings, ServiceDefaults::plus);
  }

  /** Adds what code of a class says. */
  void add(ClassSymbol declaring, ServiceDefaults settings) {
    add(application.moduleOf(declaring.outermostClass()), settings);
  }

  /** The settings that count for a service which a class declares. */
  ServiceDefaults of(ClassSymbol declaring) {
    return byModule.isEmpty()
        ? ServiceDefaults.NONE
        : of(application.moduleOf(declaring.outermostClass()));
  }

  /** The settings that count for a service which a Spring file of a module declares. */
  ServiceDefaults of(String module) {
    return byModule.getOrDefault(module, ServiceDefaults.NONE);
  }
}
