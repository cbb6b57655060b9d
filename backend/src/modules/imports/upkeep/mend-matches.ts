import type { EntityManager } from 'typeorm';
import { updateRow } from '../../../platform/database/update-row';
import type { Observation, Prices, Quote } from '../record/observation';
import { fromPayload, toPayload } from '../record/payload';
import { fromTimeline, takenAt, type TimelineRow, toTimeline } from '../record/timeline';
import {
  findObservations,
  findTimelines,
  type TimelineChange,
  writeTimelines,
} from '../writing/observation-tables';
import { believed } from '../formats/believable-book';

/**
 * Mends all that is stored about these matches, inside a transaction that holds the archive's lock. What they show follows
 * when they are rebuilt.
 */
export async function mendMatches(
  manager: EntityManager,
  ids: readonly number[],
  mend: (observation: Observation) => Observation = mendObservation,
): Promise<void> {
  for (const [, stored] of await findObservations(manager, ids)) {
    for (const { rowId: id, payload } of stored) {
      const before = fromPayload(payload);
      const after = mend(before);
      if (after !== before)
        await updateRow(manager, 'match_observations', 'id', id!, { payload: toPayload(after) });
    }
  }
  const changes: TimelineChange[] = [];
  for (const [matchId, rows] of await findTimelines(manager, ids)) {
    const after = mendTimeline(rows, mend);
    if (after !== null) changes.push({ matchId, before: rows, after });
  }
  await writeTimelines(manager, changes);
}

function mendTimeline(
  rows: readonly TimelineRow[],
  mend: (observation: Observation) => Observation,
): TimelineRow[] | null {
  const before = fromTimeline(rows);
  const after = before.map(({ importId, observation }) => ({ importId, observation: mend(observation) }));
  const isSame = after.every(({ observation }, index) => observation === before[index]!.observation);
  return isSame ? null : toTimeline(after);
}

/** The prices of a quote that a bookmaker can have offered. */
export type Believable = (prices: Prices) => Prices;

const believable: Believable = (prices) => believed(prices).prices;

/**
 * An observation of the former version as the rules of now let it be stored: without prices of books that nobody offers.
 * The very same object where there is nothing to mend. What was not read from a source stays as it is.
 * @param believe for tests
 */
export function mendObservation(observation: Observation, believe: Believable = believable): Observation {
  if (observation.source === 'base' || observation.source === 'elle') return observation;
  const mended = observation.quotes.map((quote) => mendQuote(quote, believe));
  if (mended.every((quote, index) => quote === observation.quotes[index])) return observation;
  // a snapshot says when it was taken, even where it has no price left
  const isSnapshot = takenAt(observation) !== null;
  const quotes = mended.filter(
    ({ prices }, index) =>
      isSnapshot || Object.keys(prices).length > 0 || mended[index] === observation.quotes[index],
  );
  return { ...observation, quotes };
}

function mendQuote(quote: Quote, believe: Believable): Quote {
  const prices = believe(quote.prices);
  const isWhole = Object.keys(prices).length === Object.keys(quote.prices).length;
  return isWhole ? quote : { ...quote, prices };
}
