import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { Metrics } from './metrics';

/** What is said of a piece of work: names, counts and outcomes, never a value that a visitor entered. */
export type Attributes = Record<string, string | number | boolean>;

/** Adds what turned out while the work was done. */
export type Note = (attributes: Attributes) => void;

/** A piece of work, as a trace shows it. */
export interface SpanDescription {
  readonly name: string;
  readonly kind?: 'client' | 'internal';
  readonly attributes?: Attributes;
  /** Begins a trace of its own, whoever set it off. Any other work is told of only as a part of a trace. */
  readonly isRoot?: boolean;
}

/** How a request ended. */
export interface RequestOutcome {
  readonly method: string;
  /** As declared, without its values; null: none. */
  readonly route: string | null;
  /** Null: the client went away. */
  readonly status: number | null;
}

export interface RequestSpan {
  /** Answers the request as a part of its trace. */
  run(answer: () => void): void;
  end(outcome: RequestOutcome): void;
}

const ignore = (): void => undefined;
const UNTOLD: RequestSpan = { run: (answer) => answer(), end: ignore };

/** What the site tells a collector about its work. Without a collector, as here, work is just done. */
export class Telemetry {
  /** Does work as a span of the trace that the calling code belongs to. @throws what the work does */
  inSpan<T>(_span: SpanDescription, work: (note: Note) => Promise<T>): Promise<T> {
    return work(ignore);
  }

  request(_request: IncomingMessage): RequestSpan {
    return UNTOLD;
  }

  /** What log lines carry, so that they are found from a trace and the other way round. */
  logFields(): Record<string, string> {
    return {};
  }

  /** Sends these figures from time to time. */
  sendMetrics(_metrics: Metrics): void {}

  /** Sends what has not been sent yet; gives up after a few seconds. */
  async close(): Promise<void> {}
}

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
