import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from './metrics';
import { Telemetry } from './telemetry';

/** Figures and traces, for every part of the site. */
@Module({})
export class TelemetryModule implements OnApplicationShutdown {
  constructor(
    private readonly telemetry: Telemetry,
    metrics: Metrics,
  ) {
    telemetry.sendMetrics(metrics);
  }

  static with(telemetry: Telemetry): DynamicModule {
    return {
      module: TelemetryModule,
      global: true,
      providers: [{ provide: Telemetry, useValue: telemetry }, Metrics],
      exports: [Telemetry, Metrics],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.telemetry.close();
  }
}
