import { Logger } from '@nestjs/common';
import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  type HrTime,
  ROOT_CONTEXT,
  type Span as ApiSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
  ValueType,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  type ExportResult,
  ExportResultCode,
  hrTime,
  hrTimeToMilliseconds,
  type InstrumentationScope,
  millisToHrTime,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type Span,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { VERSION } from '../config/version';
import type { Metrics, MetricValues } from './metrics';
import {
  type Note,
  type RequestOutcome,
  type RequestSpan,
  type SpanDescription,
  Telemetry,
} from './telemetry';

const NAME = 'oran-arsivi';

/** Milliseconds that an ending process spends on sending the rest. */
const LAST_SENDING = 5_000;

/** Requests that machines repeat all day. */
const PROBES = /^\/api\/(health|metrics)\b/;

/**
 * Traces and metrics as OpenTelemetry, sent by OTLP over HTTP. The SDK and its exporters read their other standard
 * variables (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, …) themselves. What is sent is
 * queued within bounds: a collector that is away costs what it would have been told, and one line in the log.
 */
export class OpenTelemetry extends Telemetry {
  private readonly delivery = new Delivery(new Logger('OpenTelemetry'));
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly resource = resource();
  private readonly traces: BasicTracerProvider;
  private readonly tracer: Tracer;
  private meters: MeterProvider | null = null;

  /** @param options.trustsCallers a trace that a request names is continued */
  constructor(
    private readonly endpoint: string,
    private readonly options: { trustsCallers: boolean },
  ) {
    super();
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    const exporter = this.delivery.watch(new OTLPTraceExporter({ url: this.url('traces') }));
    this.traces = new BasicTracerProvider({
      resource: this.resource,
      spanProcessors: [new IdleRuns(new BatchSpanProcessor(exporter))],
    });
    this.tracer = this.traces.getTracer(NAME, VERSION);
  }

  override inSpan<T>(
    { name, kind, attributes, isRoot }: SpanDescription,
    work: (note: Note) => Promise<T>,
  ): Promise<T> {
    const parent = isRoot ? trace.deleteSpan(context.active()) : context.active();
    if (!isRoot && trace.getSpan(parent) === undefined) return super.inSpan({ name }, work);
    const spanKind = kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL;
    const span = this.tracer.startSpan(name, { kind: spanKind, attributes }, parent);
    return context.with(trace.setSpan(parent, span), async () => {
      try {
        return await work((more) => span.setAttributes(more));
      } catch (error) {
        fail(span, typeOf(error));
        throw error;
      } finally {
        span.end();
      }
    });
  }

  override request(request: IncomingMessage): RequestSpan {
    // Express cuts its own prefixes off `url`
    const { originalUrl = '' } = request as { originalUrl?: string };
    if (!originalUrl.startsWith('/api') || PROBES.test(originalUrl)) return super.request(request);
    const parent = this.callersTrace(request);
    const attributes = { 'request.id': String((request as { id?: unknown }).id) };
    const span = this.tracer.startSpan(request.method ?? '', { kind: SpanKind.SERVER, attributes }, parent);
    return {
      run: (answer) => context.with(trace.setSpan(parent, span), answer),
      end: (outcome) => endRequest(span, outcome),
    };
  }

  override logFields(): Record<string, string> {
    const span = trace.getSpan(context.active());
    return span === undefined ? {} : { trace_id: span.spanContext().traceId };
  }

  override sendMetrics(metrics: Metrics): void {
    const exporter = this.delivery.watch(new OTLPMetricExporter({ url: this.url('metrics') }));
    const bridge = new MetricsBridge(metrics, { name: NAME, version: VERSION }, this.resource);
    const reader = new PeriodicExportingMetricReader({ exporter, metricProducers: [bridge] });
    this.meters = new MeterProvider({ resource: this.resource, readers: [reader] });
  }

  override async close(): Promise<void> {
    const sent = Promise.allSettled([this.traces.shutdown(), this.meters?.shutdown()]);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([sent, new Promise((resolve) => (timer = setTimeout(resolve, LAST_SENDING)))]);
    clearTimeout(timer);
  }

  private url(signal: string): string {
    return `${this.endpoint}/v1/${signal}`;
  }

  private callersTrace({ headers }: IncomingMessage): Context {
    if (!this.options.trustsCallers) return ROOT_CONTEXT;
    return this.propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
  }
}

function resource(): Resource {
  const own = { 'service.name': NAME, 'service.version': VERSION, 'service.instance.id': randomUUID() };
  return defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [envDetector] }));
}

function endRequest(span: ApiSpan, { method, route, status }: RequestOutcome): void {
  span.setAttribute('http.request.method', method);
  if (route !== null) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
  if (status === null) span.setAttribute('error.type', 'client_gone');
  else span.setAttribute('http.response.status_code', status);
  if (status !== null && status >= 500) fail(span, String(status));
  span.end();
}

function fail(span: ApiSpan, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

/** Kind of an error: its message may hold what a visitor entered. */
function typeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : typeof error;
}

interface Exporter<Batch> {
  export(batch: Batch, done: (result: ExportResult) => void): void;
}

/** Writes once into the log that the collector doesn't take what it is sent, and once that it does again. */
class Delivery {
  private isBroken = false;

  constructor(private readonly logger: Pick<Logger, 'log' | 'warn'>) {}

  /** Looks at the outcome of everything that an exporter sends. */
  watch<Batch, Watched extends Exporter<Batch>>(exporter: Watched & Exporter<Batch>): Watched {
    const send = exporter.export.bind(exporter);
    exporter.export = (batch, done) =>
      send(batch, (result) => {
        this.note(result);
        done(result);
      });
    return exporter;
  }

  private note({ code, error }: ExportResult): void {
    const failed = code !== ExportResultCode.SUCCESS;
    if (failed === this.isBroken) return;
    this.isBroken = failed;
    if (failed) this.logger.warn({ reason: error?.message }, 'Telemetry can’t be delivered at present');
    else this.logger.log('Telemetry is delivered again');
  }
}

/** Statements after which the database is as it was. */
const READS = /^(SELECT|WITH|BEGIN|START|COMMIT|ROLLBACK|SET|PRAGMA)$/;

/** Parts of a run that are kept until it is known whether it is worth telling. */
const MOST_HELD = 100;
const SECOND = 1_000;

/**
 * Keeps back the traces of background jobs that looked for work and found none, of which there are several each second:
 * a run is told when it wrote something, failed, or took a second.
 */
export class IdleRuns implements SpanProcessor {
  /** Parts of the runs under way by trace; null: the run is told. */
  private readonly held = new Map<string, ReadableSpan[] | null>();

  constructor(private readonly next: SpanProcessor) {}

  onStart(span: Span, parent: Context): void {
    if (isRun(span)) this.held.set(traceOf(span), []);
    this.next.onStart(span, parent);
  }

  onEnd(span: ReadableSpan): void {
    const trace = traceOf(span);
    const held = this.held.get(trace);
    // what is no job's, or a job's that is told
    if (!held) this.next.onEnd(span);
    else if (held.push(span) >= MOST_HELD || isWorthTelling(span)) {
      for (const each of held) this.next.onEnd(each);
      this.held.set(trace, null);
    }
    if (isRun(span)) this.held.delete(trace);
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.next.shutdown();
  }
}

const traceOf = (span: ReadableSpan): string => span.spanContext().traceId;
const isRun = ({ attributes, parentSpanContext }: ReadableSpan): boolean =>
  parentSpanContext === undefined && 'job.name' in attributes;

function isWorthTelling({ attributes, duration, status }: ReadableSpan): boolean {
  const operation = attributes['db.operation.name'];
  const writes = typeof operation === 'string' && !READS.test(operation);
  return writes || status.code === SpanStatusCode.ERROR || hrTimeToMilliseconds(duration) >= SECOND;
}

/** Figures for which OpenTelemetry has a name, and its names for their labels. */
const SEMANTIC: Record<string, { name: string; labels: Record<string, string> }> = {
  http_request_duration_seconds: {
    name: 'http.server.request.duration',
    labels: { method: 'http.request.method', route: 'http.route', status: 'http.response.status_code' },
  },
  database_query_duration_seconds: {
    name: 'db.client.operation.duration',
    labels: { operation: 'db.operation.name' },
  },
};

type Value = MetricValues['values'][number] & { metricName?: string };

/** Gives the figures that Prometheus reads to OpenTelemetry as well: there is one set of numbers. */
export class MetricsBridge implements MetricProducer {
  private readonly startTime = millisToHrTime(performance.timeOrigin);

  constructor(
    private readonly metrics: Metrics,
    private readonly scope: InstrumentationScope,
    private readonly resource: Resource,
  ) {}

  async collect(): Promise<CollectionResult> {
    const values = await this.metrics.values();
    const times = { startTime: this.startTime, endTime: hrTime() };
    const metrics = values.flatMap((each) => converted(each, times));
    return {
      resourceMetrics: { resource: this.resource, scopeMetrics: [{ scope: this.scope, metrics }] },
      errors: [],
    };
  }
}

function converted(metric: MetricValues, times: { startTime: HrTime; endTime: HrTime }): MetricData[] {
  const { name, help, values } = metric;
  // a gauge that could not be read
  const known = values.filter(({ value }) => !Number.isNaN(value));
  const labels = SEMANTIC[name]?.labels ?? {};
  const common = {
    descriptor: {
      name: SEMANTIC[name]?.name ?? name,
      description: help,
      unit: /_seconds(_total)?$/.test(name) ? 's' : /_bytes(_total)?$/.test(name) ? 'By' : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <T>(own: Value['labels'], value: T): DataPoint<T> => ({
    ...times,
    attributes: renamed(own, labels),
    value,
  });
  const points = () => known.map((each) => point(each.labels, each.value));
  // the types of prom-client call it an enum, which it is not at run time
  switch (String(metric.type)) {
    case 'histogram': {
      const dataPoints = [...byLabels(known)].map(([, own]) => point(own[0]!.labels, histogram(name, own)));
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
    }
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    default:
      return [];
  }
}

/** The values of a histogram by what they are about. */
function byLabels(values: readonly Value[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const { le: _, ...own } = value.labels as Record<string, unknown>;
    const key = JSON.stringify(Object.entries(own).sort());
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Prometheus counts everything up to a boundary, OpenTelemetry what lies between two. */
function histogram(name: string, values: readonly Value[]): Histogram {
  const valueOf = (part: string) => values.find(({ metricName }) => metricName === `${name}_${part}`)!.value;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const bound = ({ labels }: Value) =>
    Number(String((labels as { le?: unknown }).le).replace('+Inf', 'Infinity'));
  const ordered = buckets.sort((one, other) => bound(one) - bound(other));
  return {
    buckets: {
      boundaries: ordered.map(bound).filter(Number.isFinite),
      counts: ordered.map(({ value }, at) => value - (ordered[at - 1]?.value ?? 0)),
    },
    sum: valueOf('sum'),
    count: valueOf('count'),
  };
}

function renamed(labels: Value['labels'], names: Record<string, string>): Attributes {
  return Object.fromEntries(
    Object.entries(labels as Attributes)
      .filter(([label]) => label !== 'le')
      .map(([label, value]) => [names[label] ?? label, value]),
  );
}
