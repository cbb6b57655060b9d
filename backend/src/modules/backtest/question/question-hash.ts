import { createHash } from 'node:crypto';
import type { BacktestQuestion } from './backtest-question';

/**
 * SHA-256, in hexadecimal, of a question in one writing: the same for predicates in another order, and for texts that
 * are read as the same predicate.
 */
export function questionHash({ selection, search }: BacktestQuestion): string {
  // a bet is settled: asking for played matches is asking the same
  const telling = search.predicates.filter((each) => each.kind !== 'played' || !each.wanted);
  const predicates = telling.map((each) => JSON.stringify(Object.entries(each).sort()));
  const written = JSON.stringify([search.type, selection, [...new Set(predicates)].sort()]);
  return createHash('sha256').update(written).digest('hex');
}
