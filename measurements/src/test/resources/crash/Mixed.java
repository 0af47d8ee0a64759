package com.acme.mixed;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** A provider or a consumer that says of each value whether it arrives. */
public final class Mixed {

  /** 127.0.0.1; Dubbo takes an address that begins with "127." for a mistake. */
  private static final String HOST = "2130706433";

  private static final String ARRIVES = "ARRIVES";
  private static final String OTHER_CLASS = "OTHER_CLASS";
  private static final String LOST = "LOST";

  private static final Map<String, Supplier<Dto>> VALUES =
      Map.of(
          "plain", Plain::new,
          "float", Floats::new,
          "container-constructor", Container::new,
          "transient-value", TransientValue::new,
          "enum-map", EnumMapDto::new,
          "bit-set", BitSetDto::new,
          "iterator", IteratorDto::new,
          "record", RecordDto::new,
          "replaced", ReplacedDto::new,
          "constructor", ConstructorDto::new);

  /** What is sent. */
  public interface Dto extends Serializable {
    /** What became of it. */
    String outcome();
  }

  public interface MixedService {
    String put(Dto value);

    Dto get(String rule);
  }

  public static final class MixedServiceImpl implements MixedService {
    @Override
    public String put(Dto value) {
      return value.outcome();
    }

    @Override
    public Dto get(String rule) {
      return VALUES.get(rule).get();
    }
  }

  public static final class Plain implements Dto {
    private String name = "a";

    @Override
    public String outcome() {
      return "a".equals(name) ? ARRIVES : LOST;
    }
  }

  public static final class Rate implements Serializable {
    private float rate = 7.25f;
    private String currency = "CNY";
    private List<String> sources = new ArrayList<>();
  }

  public static final class Floats implements Dto {
    private List<Rate> rates = new ArrayList<>();

    public Floats() {
      for (int i = 0; i < 5_000; i++) {
        rates.add(new Rate());
      }
    }

    @Override
    public String outcome() {
      System.gc();
      return rates.stream().allMatch(each -> each.rate == 7.25f && "CNY".equals(each.currency))
          ? ARRIVES
          : LOST;
    }
  }

  public static final class Rows extends ArrayList<String> {
    private Rows(String first) {
      add(first);
    }
  }

  public static final class Container implements Dto {
    private Rows rows = new Rows("a");

    @Override
    public String outcome() {
      Object value = rows;
      return value.getClass() == Rows.class ? ARRIVES : OTHER_CLASS;
    }
  }

  public static final class TransientValue implements Dto {
    private transient List<String> cache = new ArrayList<>();

    @Override
    public String outcome() {
      return cache != null ? ARRIVES : LOST;
    }
  }

  public static final class EnumMapDto implements Dto {
    private EnumMap<TimeUnit, String> map = new EnumMap<>(Map.of(TimeUnit.DAYS, "a"));

    @Override
    public String outcome() {
      Object value = map;
      return value.getClass() == EnumMap.class ? ARRIVES : OTHER_CLASS;
    }
  }

  public static final class Days extends BitSet {}

  public static final class BitSetDto implements Dto {
    private Days days = new Days();

    @Override
    public String outcome() {
      Object value = days;
      return value.getClass() == Days.class ? ARRIVES : OTHER_CLASS;
    }
  }

  public static final class IteratorDto implements Dto {
    private Iterator<String> iterator = new ArrayList<>(List.of("a")).iterator();

    @Override
    public String outcome() {
      return "a".equals(iterator.next()) ? ARRIVES : LOST;
    }
  }

  public record Line(String name) implements Serializable {}

  public static final class RecordDto implements Dto {
    private Line line = new Line("a");

    @Override
    public String outcome() {
      return "a".equals(line.name()) ? ARRIVES : LOST;
    }
  }

  /** Is sent as another class, which makes an equal one of it again. */
  public static final class Id implements Serializable {
    private final long high;

    Id(long high) {
      this.high = high;
    }

    private Object writeReplace() {
      return new Bytes(high);
    }
  }

  public static final class Bytes implements Serializable {
    private long bytes;

    Bytes(long bytes) {
      this.bytes = bytes;
    }

    private Object readResolve() {
      return new Id(bytes);
    }
  }

  public static final class ReplacedDto implements Dto {
    private Id id = new Id(7);

    @Override
    public String outcome() {
      return id != null && id.high == 7 ? ARRIVES : LOST;
    }
  }

  public static final class Named implements Serializable {
    private final String name;

    Named(String name) {
      this.name = name.trim();
    }
  }

  public static final class ConstructorDto implements Dto {
    private Named named = new Named("a");

    @Override
    public String outcome() {
      return "a".equals(named.name) ? ARRIVES : LOST;
    }
  }

  /** Takes "provide" or "call" and a port; a caller also takes steps such as "put float". */
  public static void main(String[] arguments) throws Exception {
    int port = Integer.parseInt(arguments[1]);
    if (arguments[0].equals("provide")) {
      provide(port);
    } else {
      call(port, List.of(arguments).subList(2, arguments.length));
    }
  }

  private static void provide(int port) throws Exception {
    ProtocolConfig protocol = new ProtocolConfig("dubbo", port);
    protocol.setSerialization("hessian2");
    ServiceConfig<MixedService> service = new ServiceConfig<>();
    service.setInterface(MixedService.class);
    service.setRef(new MixedServiceImpl());
    service.setProtocol(protocol);
    service.setRegistry(new RegistryConfig(RegistryConfig.NO_AVAILABLE));
    DubboBootstrap.getInstance().application(application()).service(service).start();
    System.out.println("READY");
    Thread.sleep(300_000); // whoever started it ends it
  }

  private static void call(int port, List<String> steps) {
    ReferenceConfig<MixedService> reference = new ReferenceConfig<>();
    reference.setInterface(MixedService.class);
    reference.setUrl(
        "dubbo://%s:%d/%s?serialization=hessian2&prefer.serialization=hessian2"
            .formatted(HOST, port, MixedService.class.getName()));
    reference.setTimeout(20_000);
    reference.setRetries(0);
    DubboBootstrap.getInstance().application(application()).reference(reference).start();
    MixedService service = reference.get();
    for (String step : steps) {
      System.out.println(step + " " + outcome(service, step));
    }
    System.out.println("END");
    Runtime.getRuntime().halt(0);
  }

  private static String outcome(MixedService service, String step) {
    String rule = step.substring(step.indexOf(' ') + 1);
    try {
      return step.startsWith("put")
          ? service.put(VALUES.get(rule).get())
          : service.get(rule).outcome();
    } catch (RuntimeException failed) {
      failed.printStackTrace(System.out);
      return "FAILS_READING";
    }
  }

  /** Subclasses that no interface names are not the question here. */
  private static ApplicationConfig application() {
    ApplicationConfig application = new ApplicationConfig("mixed");
    application.setQosEnable(false);
    application.setSerializeCheckStatus("DISABLE");
    return application;
  }
}
