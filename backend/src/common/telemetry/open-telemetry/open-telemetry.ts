import { Logger } from '@nestjs/common';
import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { VERSION } from '../../../config/version';
import type { Metrics } from '../metrics';
import {
  type Note,
  type RequestOutcome,
  type RequestSpan,
  type SpanDescription,
  Telemetry,
} from '../telemetry';
import { Delivery } from './delivery';
import { IdleRuns } from './idle-runs';
import { MetricsBridge } from './metrics-bridge';

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

function endRequest(span: Span, { method, route, status }: RequestOutcome): void {
  span.setAttribute('http.request.method', method);
  if (route !== null) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
  if (status === null) span.setAttribute('error.type', 'client_gone');
  else span.setAttribute('http.response.status_code', status);
  if (status !== null && status >= 500) fail(span, String(status));
  span.end();
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

/** Kind of an error: its message may hold what a visitor entered. */
function typeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : typeof error;
}
