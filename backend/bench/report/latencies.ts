import { milliseconds } from './report';
import { median, percentile } from './statistics';

/** Columns of {@link latencyRow}, behind what was measured. */
export const LATENCY_HEAD = ['median', 'p95', 'longest'] as const;

/** A row of a table: what was measured, and how long it took, in milliseconds. */
export const latencyRow = (what: string, latencies: readonly number[]): string[] => [
  what,
  milliseconds(median(latencies)),
  milliseconds(percentile(latencies, 0.95)),
  milliseconds(Math.max(...latencies)),
];
