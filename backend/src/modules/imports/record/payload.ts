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
  } & Pick<Observation, (typeof FURTHER)[number]>;
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
    ...further(stored),
    quotes: stored.quotes,
  };
}

/** What is stored under the name that it has in an observation, where it is known. */
const FURTHER = ['event', 'version', 'mbs', 'awarded', 'typed'] as const;

function further(stored: Pick<Observation, (typeof FURTHER)[number]>): Partial<Observation> {
  return Object.fromEntries(
    FURTHER.filter((name) => stored[name] !== undefined).map((name) => [name, stored[name]]),
  );
}
