import { type Attributes, context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { Metrics } from './metrics';
import { IdleRuns, MetricsBridge } from './open-telemetry';

describe('the runs of background jobs', () => {
  let exporter: InMemorySpanExporter;
  let provider: BasicTracerProvider;

  beforeEach(() => {
    exporter = new InMemorySpanExporter();
    provider = new BasicTracerProvider({ spanProcessors: [new IdleRuns(new SimpleSpanProcessor(exporter))] });
  });

  /** A run of so many milliseconds that makes statements; names of what is told of it, in order. */
  async function told(root: Attributes, statements: string[], { milliseconds = 5, fails = false } = {}) {
    const tracer = provider.getTracer('test');
    // small numbers would be taken for times since the process began as soon as these are past
    const start = Date.now();
    const run = tracer.startSpan('run', { attributes: root, startTime: start }, ROOT_CONTEXT);
    const inside = trace.setSpan(context.active(), run);
    for (const operation of statements) {
      const attributes = { 'db.operation.name': operation };
      tracer.startSpan(operation, { attributes, startTime: start + 1 }, inside).end(start + 2);
    }
    if (fails) run.setStatus({ code: SpanStatusCode.ERROR });
    run.end(start + milliseconds);
    await provider.forceFlush();
    return exporter.getFinishedSpans().map(({ name }) => name);
  }
  const JOB = { 'job.name': 'mail' };

  it('are not told when they only looked', async () => {
    expect(await told(JOB, ['SELECT', 'BEGIN', 'SELECT', 'COMMIT'])).toEqual([]);
  });

  it('are told as a whole when they wrote something', async () => {
    expect(await told(JOB, ['SELECT', 'UPDATE', 'SELECT'])).toEqual(['SELECT', 'UPDATE', 'SELECT', 'run']);
  });

  it('are told when they failed or took long', async () => {
    expect(await told(JOB, ['SELECT'], { fails: true })).toEqual(['SELECT', 'run']);
    exporter.reset();
    expect(await told(JOB, [], { milliseconds: 1_000 })).toEqual(['run']);
  });

  it('are told when they read a lot, of which no more than a part is held', async () => {
    expect(await told(JOB, Array<string>(300).fill('SELECT'))).toHaveLength(301);
  });

  it('are all that is held back', async () => {
    expect(await told({}, ['SELECT'])).toEqual(['SELECT', 'run']);
  });
});

describe('the figures for OpenTelemetry', () => {
  const collected = async (metrics: Metrics) => {
    const bridge = new MetricsBridge(metrics, { name: 'test' }, emptyResource());
    const { resourceMetrics } = await bridge.collect();
    return new Map(
      resourceMetrics.scopeMetrics[0]!.metrics.map((metric) => [metric.descriptor.name, metric]),
    );
  };

  it('count in each bucket what lies between its boundaries', async () => {
    const metrics = new Metrics();
    const times = metrics.histogram({
      name: 'work_seconds',
      help: '-',
      labelNames: ['name'],
      buckets: [0.1, 1],
    });
    for (const seconds of [0.05, 0.1, 0.5, 7]) times.observe({ name: 'one' }, seconds);
    times.observe({ name: 'other' }, 0.5);
    const found = (await collected(metrics)).get('work_seconds')!;
    expect(found.descriptor.unit).toBe('s');
    expect(found.dataPoints).toMatchObject([
      {
        attributes: { name: 'one' },
        value: { buckets: { boundaries: [0.1, 1], counts: [2, 1, 1] }, count: 4, sum: 7.65 },
      },
      { attributes: { name: 'other' }, value: { buckets: { counts: [0, 1, 0] }, count: 1 } },
    ]);
  });

  it('leave out what could not be read, and keep counters apart from gauges', async () => {
    const metrics = new Metrics();
    metrics.gauge('unknown', '-', () => NaN);
    metrics.gauge('rows', '-', () => 7);
    metrics.counter({ name: 'mails_total', help: '-' }).inc(3);
    const found = await collected(metrics);
    expect(found.get('unknown')!.dataPoints).toEqual([]);
    expect(found.get('rows')!.dataPoints).toMatchObject([{ value: 7 }]);
    expect(found.get('mails_total')).toMatchObject({ isMonotonic: true, dataPoints: [{ value: 3 }] });
  });
});
