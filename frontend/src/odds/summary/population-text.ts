import type { SelectionSummary } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { trSummary } from '../../locale/tr-summary';
import { type Population, pricedCounts } from './populations';

/** `24/1.734 oranlı` */
export function pricedText(priced: number, settled: number): string {
  return trSummary.priced(formatCount(priced), formatCount(settled));
}

/**
 * Which matches a market's bars are over, and which its returns where those are fewer: `1.734 maç`,
 * `1.500/1.734 oranlı`, `1.734 maç · getiri: 1.500/1.734 oranlı`.
 */
export function populationText(population: Population, market: readonly SelectionSummary[]): string {
  const settled = countText(market.map((selection) => selection.settled));
  const ofReturns = pricedNote(market);
  const compared = countText(market.map((selection) => selection.compared));
  if (population === 'comparison' && compared !== settled) {
    if (market.every((selection) => selection.compared === selection.priced)) {
      return trSummary.priced(compared, settled);
    }
    return joined(trSummary.comparedOf(compared, settled), ofReturns);
  }
  return joined(trSummary.matches(settled), ofReturns);
}

/**
 * Which matches a picture's percentages are over, and how many others there are: all settled ones and those of which
 * the whole market is priced.
 */
export function pictureText(population: Population, market: readonly SelectionSummary[]): string {
  if (market.length === 0) return '';
  const settled = countText(market.map((selection) => selection.settled));
  const compared = countText(market.map((selection) => selection.compared));
  if (population === 'comparison' && compared === settled) return trSummary.pictureOfAll(settled);
  return population === 'comparison'
    ? trSummary.pictureCompared(compared, settled)
    : trSummary.pictureOutcome(settled, compared);
}

function joined(bars: string, returns: string): string {
  return returns === '' ? bars : `${bars} · ${trSummary.returnOf(returns)}`;
}

/** How many matches have the prices of a market; with the selections where that differs, empty where all have all. */
function pricedNote(market: readonly SelectionSummary[]): string {
  const counts = pricedCounts(market);
  const common = counts.length === 1 && counts[0]!.labels.length === market.length;
  return counts
    .map(({ labels, priced, settled }) =>
      common ? pricedText(priced, settled) : `${labels.join(', ')} ${pricedText(priced, settled)}`,
    )
    .join(' · ');
}

/** One number, or the lowest and the highest. */
function countText(counts: readonly number[]): string {
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return low === high ? formatCount(low) : `${formatCount(low)}–${formatCount(high)}`;
}
