import { Injectable } from '@nestjs/common';
import {
  collectDefaultMetrics,
  Counter,
  type CounterConfiguration,
  Gauge,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';

/** A metric with its values, as prom-client describes it. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** Milliseconds that a reader of all figures waits for one of them. */
const PATIENCE = 2_000;

/** The figures of this process: each part of the site registers its own. Nothing in them identifies a visitor. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private watchesProcess = false;

  counter<Label extends string>(description: CounterConfiguration<Label>): Counter<Label> {
    return new Counter({ ...description, registers: [this.registry] });
  }

  /** @param description with buckets in seconds */
  histogram<Label extends string>(description: HistogramConfiguration<Label>): Histogram<Label> {
    return new Histogram({ ...description, registers: [this.registry] });
  }

  /** @param value asked whenever the figures are read; one that fails or takes long is no number then */
  gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await within(PATIENCE, value));
      },
    });
  }

  /** All figures in the text format of Prometheus. */
  read(): Promise<string> {
    this.watchProcess();
    return this.registry.metrics();
  }

  /** The same figures as objects. */
  values(): Promise<MetricValues[]> {
    this.watchProcess();
    return this.registry.getMetricsAsJSON();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Figures of Node.js itself begin with the first reader. */
  private watchProcess(): void {
    if (!this.watchesProcess) collectDefaultMetrics({ register: this.registry });
    this.watchesProcess = true;
  }
}

async function within(milliseconds: number, value: () => number | Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<number>((resolve) => (timer = setTimeout(resolve, milliseconds, NaN).unref()));
  try {
    return await Promise.race([value(), late]);
  } catch {
    return NaN;
  } finally {
    clearTimeout(timer);
  }
}
