import { type Context, type HrTime, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Statements after which the database is as it was. */
const READS = /^(SELECT|WITH|BEGIN|START|COMMIT|ROLLBACK|SET|PRAGMA)$/;

/** Parts of a run that are kept until it is known whether it is worth telling. */
const MOST_HELD = 100;
const SECOND = 1;

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
  return writes || status.code === SpanStatusCode.ERROR || seconds(duration) >= SECOND;
}

const seconds = ([whole, nanoseconds]: HrTime): number => whole + nanoseconds / 1e9;
