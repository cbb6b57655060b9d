import { type Attributes, context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { IdleRuns } from './idle-runs';

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
    const run = tracer.startSpan('run', { attributes: root, startTime: 0 }, ROOT_CONTEXT);
    const inside = trace.setSpan(context.active(), run);
    for (const operation of statements) {
      const attributes = { 'db.operation.name': operation };
      tracer.startSpan(operation, { attributes, startTime: 1 }, inside).end(2);
    }
    if (fails) run.setStatus({ code: SpanStatusCode.ERROR });
    run.end(milliseconds);
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
