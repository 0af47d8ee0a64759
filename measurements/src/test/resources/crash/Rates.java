package com.acme.rates;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.dubbo.config.ApplicationConfig;
import org.apache.dubbo.config.ProtocolConfig;
import org.apache.dubbo.config.ReferenceConfig;
import org.apache.dubbo.config.RegistryConfig;
import org.apache.dubbo.config.ServiceConfig;
import org.apache.dubbo.config.bootstrap.DubboBootstrap;

/** A provider or a consumer of a service that is sent a DTO with a primitive float. */
public final class Rates {

  /** 127.0.0.1; Dubbo takes an address that begins with "127." for a mistake. */
  private static final String HOST = "2130706433";

  public interface RateService {
    int put(List<RateDto> rates);
  }

  public static final class RateServiceImpl implements RateService {
    @Override
    public int put(List<RateDto> rates) {
      return (int) rates.stream().filter(RateDto::isWhole).count();
    }
  }

  public static final class RateDto implements Serializable {
    private float rate;
    private String currency = "CNY";
    private Integer places = 4;
    private List<String> sources = new ArrayList<>(List.of("desk"));

    boolean isWhole() {
      return rate == 7.25f && "CNY".equals(currency) && places == 4 && sources.contains("desk");
    }
  }

  public static void main(String[] arguments) throws Exception {
    int port = Integer.parseInt(arguments[1]);
    if (arguments[0].equals("provide")) {
      provide(port);
    } else {
      call(port);
    }
  }

  private static void provide(int port) throws Exception {
    ProtocolConfig protocol = new ProtocolConfig("dubbo", port);
    protocol.setSerialization("hessian2");
    ServiceConfig<RateService> service = new ServiceConfig<>();
    service.setInterface(RateService.class);
    service.setRef(new RateServiceImpl());
    service.setProtocol(protocol);
    service.setRegistry(new RegistryConfig(RegistryConfig.NO_AVAILABLE));
    DubboBootstrap.getInstance().application(application()).service(service).start();
    System.out.println("READY");
    Thread.sleep(300_000); // whoever started it ends it
  }

  private static void call(int port) {
    ReferenceConfig<RateService> reference = new ReferenceConfig<>();
    reference.setInterface(RateService.class);
    reference.setUrl(
        "dubbo://%s:%d/%s?serialization=hessian2&prefer.serialization=hessian2"
            .formatted(HOST, port, RateService.class.getName()));
    reference.setTimeout(20_000);
    DubboBootstrap.getInstance().application(application()).reference(reference).start();
    RateService rates = reference.get();
    int whole = 0;
    for (int call = 0; call < 50; call++) {
      whole += rates.put(some(100));
    }
    System.out.println("WHOLE " + whole);
    Runtime.getRuntime().halt(0);
  }

  private static List<RateDto> some(int count) {
    List<RateDto> rates = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      RateDto rate = new RateDto();
      rate.rate = 7.25f;
      rates.add(rate);
    }
    return rates;
  }

  private static ApplicationConfig application() {
    ApplicationConfig application = new ApplicationConfig("rates");
    application.setQosEnable(false);
    return application;
  }
}
