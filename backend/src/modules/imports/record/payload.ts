import { remembered } from '../../../platform/text/remembered';
import type { Observation, PriceField, Prices } from './observation';

/**
 * An observation as the text stored in `match_observations.payload`. Equal observations give equal texts: columns
 * are sorted, what is not known is left out.
 */
export function toPayload(observation: Observation): string {
  const { source, date, time, home, away, halfTime, fullTime, firstGoal, code, season, quotes } = observation;
  const { event, version, mbs, awarded, typed } = observation;
  return JSON.stringify({
    source,
    date,
    time: time ?? undefined,
    home,
    away,
    half_time: halfTime ?? undefined,
    full_time: fullTime ?? undefined,
    first_goal: firstGoal ?? undefined,
    code: code ?? undefined,
    season: season ?? undefined,
    ...{ event, version, mbs, awarded, typed },
    quotes: quotes.map(({ at, bookmaker, sources, prices }) => ({
      at,
      bookmaker,
      sources,
      prices: inOrder(prices),
    })),
  });
}

function inOrder(prices: Prices): Prices {
  const ordered: Prices = {};
  for (const field of sorted(Object.keys(prices).join())) ordered[field] = prices[field];
  return ordered;
}

/** The rows of a file have the same few sets of columns. */
const sorted = remembered((fields) => fields.split(',').sort() as PriceField[]);

/** An observation as it is stored: what is not known is left out. */
type Stored = Omit<Observation, 'time' | 'halfTime' | 'fullTime' | 'firstGoal' | 'code' | 'season'> &
  Partial<Pick<Observation, 'time' | 'code' | 'season'>> & {
    half_time?: Observation['halfTime'];
    full_time?: Observation['fullTime'];
    first_goal?: Observation['firstGoal'];
  };

/** The observation that {@link toPayload} wrote. */
export function fromPayload(payload: string): Observation {
  const {
    time = null,
    half_time: halfTime = null,
    full_time: fullTime = null,
    first_goal: firstGoal = null,
    code = null,
    season = null,
    ...stored
  } = JSON.parse(payload) as Stored;
  return { ...stored, time, halfTime, fullTime, firstGoal, code, season };
}
