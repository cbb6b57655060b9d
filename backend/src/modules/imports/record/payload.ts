import { remembered } from '../../../common/text/remembered';
import type { Observation, PriceField, Prices } from './observation';

/**
 * An observation as the text stored in `match_observations.payload`. Equal observations give equal texts: columns
 * are sorted, what is not known is left out.
 */
export function toPayload(observation: Observation): string {
  const { source, date, time, home, away, halfTime, fullTime, firstGoal, code, season, quotes } = observation;
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
    quotes: quotes.map(({ at, bookmaker, prices }) => ({
      at,
      bookmaker,
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

/** The observation that {@link toPayload} wrote. */
export function fromPayload(payload: string): Observation {
  const stored = JSON.parse(payload) as {
    source: Observation['source'];
    date: string;
    time?: string;
    home: string;
    away: string;
    half_time?: [number, number];
    full_time?: [number, number];
    first_goal?: 'H' | 'A' | 'N';
    code?: number;
    season?: string;
    quotes: Observation['quotes'];
  };
  return {
    source: stored.source,
    date: stored.date,
    time: stored.time ?? null,
    home: stored.home,
    away: stored.away,
    halfTime: stored.half_time ?? null,
    fullTime: stored.full_time ?? null,
    firstGoal: stored.first_goal ?? null,
    code: stored.code ?? null,
    season: stored.season ?? null,
    quotes: stored.quotes,
  };
}
