import { ISTANBUL, toInstant } from '../../../platform/time/zoned-time';
import { isOddField } from '../../../archive/catalogue/columns';
import { HANDICAP_FIELDS, HANDICAP_ODD_FIELDS } from '../../../archive/catalogue/handicap';
import { sourceBit } from '../../../archive/catalogue/price-sources';
import type { Score } from '../parse/score';
import type { Observation, PriceField, Prices, Quote, Source } from './observation';
import { oldCopies } from './old-copies';
import { observedAt } from './timeline';

/** Where the prices of a set come from that count; codes and handicap goals are no prices. */
export interface Provenance {
  /** Mask of `archive/catalogue/price-sources`; 0 where no source is known. */
  sources: number;
  /**
   * When they were seen, epoch milliseconds: the earliest instant of opening prices, the latest of closing ones; null
   * where none of their sources names an instant.
   */
  seenAt: number | null;
}

/** A match and its two sets of odds as all its observations together give them. */
export interface FoldedMatch {
  /** Id of the competition before any were joined; null where no observation names one. */
  competition: number | null;
  date: string;
  time: string | null;
  home: string;
  away: string;
  halfTime: Score | null;
  fullTime: Score | null;
  firstGoal: 'H' | 'A' | 'N' | null;
  /** The result stands and nothing is settled from it. */
  awarded: boolean;
  code: number | null;
  mbs: number | null;
  /** Named by a source, or null: it follows from the date. */
  season: string | null;
  opening: Prices;
  closing: Prices;
  openingFrom: Provenance;
  closingFrom: Provenance;
}

/** Whose word counts where two kinds of sources contradict each other; the higher wins. */
const RANK: Record<Source, number> = {
  base: 0,
  'iddaa-wide': 1,
  'nesine-snapshot': 1.5,
  'football-data': 2,
  native: 3,
  table: 3,
  elle: 4,
};
/** For names on screen the bulletins come before the season files: they write Turkish letters. */
const NAME_RANK: Record<Source, number> = { ...RANK, 'football-data': 0.5 };

/** What the fold has to know besides the observations. */
export interface FoldOptions {
  /** Whether the match is one of the demo archive: its state before any import then comes from there. */
  readonly isDemo?: boolean;
  /** Instants from which bulletins count their versions anew, epoch milliseconds, ascending. */
  readonly restarts?: readonly number[];
  /** Observations from files of which nine in ten results have a half-time score. */
  readonly knowingHalfTimes?: ReadonlySet<Observation>;
}

/**
 * Folds the observations of a match, given in the order of their import. Whose word counts: the kind of the source,
 * then the time of observation, then the time of import.
 * - old copies say nothing;
 * - what a source does not say never erases what another says; a known kick-off time beats an unknown one;
 * - opening is the price named so, else the earliest one seen, closing the one named so, else the last one seen up
 *   to kick-off; prices without time or set count as seen at kick-off; later ones change nothing;
 * - prices with a handicap count only together with others at the same handicap;
 * - a result without half-time score from a file that knows them is an awarded one if it is 3-0 or 5-0.
 * @param observations at least one
 */
export function foldObservations(
  observations: readonly Observation[],
  { isDemo = false, restarts = [], knowingHalfTimes }: FoldOptions = {},
): FoldedMatch {
  const old = oldCopies(observations, restarts);
  const believed = old.size === 0 ? observations : observations.filter((each) => !old.has(each));
  const ranked = inOrderOf(believed, RANK);
  const when = timeOf(ranked);
  const named = inOrderOf(believed, NAME_RANK);
  const fullTime = lastKnown(ranked, ({ fullTime: score }) => score);
  const halfTime = lastKnown(ranked, ({ halfTime: score }) => (fitsInto(score, fullTime) ? score : null));
  return {
    competition: lastKnown(ranked, ({ competition }) => competition ?? null),
    date: when.date,
    time: when.time,
    home: (named.findLast((each) => states(each, 'home')) ?? named.at(-1)!).home,
    away: (named.findLast((each) => states(each, 'away')) ?? named.at(-1)!).away,
    halfTime,
    fullTime,
    firstGoal: lastKnown(ranked, ({ firstGoal }) => firstGoal),
    awarded: isAwarded(ranked, fullTime, knowingHalfTimes),
    code: lastKnown(ranked, ({ code }) => code),
    mbs: lastKnown(ranked, ({ mbs }) => mbs ?? null),
    season: lastKnown(ranked, ({ season }) => season),
    ...foldPrices(ranked, when, isDemo),
  };
}

/** What was typed says of date, time and names only which match is meant, unless it names them. */
function states({ source, typed }: Observation, what: 'kickOff' | 'home' | 'away'): boolean {
  return source !== 'elle' || typed?.includes(what) === true;
}

/** Results by which associations award matches: 3-0, and 5-0 where the other side was behind by more than three. */
const AWARDED_GOALS: ReadonlySet<number> = new Set([3, 5]);

/** Whether a result is one by which matches are awarded: 3-0, 0-3, 5-0, 0-5. */
export function isAwardedScore([home, away]: Score): boolean {
  return Math.min(home, away) === 0 && AWARDED_GOALS.has(Math.max(home, away));
}

function isAwarded(
  ranked: readonly Observation[],
  fullTime: Score | null,
  knowingHalfTimes: ReadonlySet<Observation> | undefined,
): boolean {
  const said = lastKnown(ranked, ({ awarded }) => awarded ?? null);
  if (said !== null) return said;
  if (fullTime === null || knowingHalfTimes === undefined || !isAwardedScore(fullTime)) return false;
  if (ranked.some(({ halfTime }) => halfTime !== null)) return false;
  return ranked.some(
    (each) =>
      each.fullTime?.[0] === fullTime[0] && each.fullTime[1] === fullTime[1] && knowingHalfTimes.has(each),
  );
}

function inOrderOf(
  observations: readonly Observation[],
  rank: Record<Source, number>,
): readonly Observation[] {
  if (observations.length === 1) return observations;
  // sort is stable: what names no time keeps the order of import
  return [...observations].sort(
    (one, other) =>
      rank[one.source] - rank[other.source] ||
      (observedAt(one) ?? 0) - (observedAt(other) ?? 0) ||
      (one.version ?? 0) - (other.version ?? 0),
  );
}

function lastKnown<T>(
  observations: readonly Observation[],
  pick: (observation: Observation) => T | null,
): T | null {
  let known: T | null = null;
  for (const observation of observations) known = pick(observation) ?? known;
  return known;
}

function fitsInto(halfTime: Score | null, fullTime: Score | null): boolean {
  if (halfTime === null || fullTime === null) return true;
  return halfTime[0] <= fullTime[0] && halfTime[1] <= fullTime[1];
}

/** The last instant at which a price still counts: kick-off, or the end of the day while its time is unknown. */
export function lastInstantOf({ date, time }: Pick<Observation, 'date' | 'time'>): number {
  if (time !== null) return toInstant({ date, time }, ISTANBUL);
  return toInstant({ date, time: '23:59' }, ISTANBUL) + 59_999;
}

/** Orders seen prices by time: a named opening before everything, a named closing after everything. */
const NAMED_OPENING = -Infinity;
const NAMED_CLOSING = Infinity;

/** A quote with its place on the timeline of a match. */
interface SeenPrices {
  readonly prices: Prices;
  readonly at: number;
  /** Bit of the source, or mask of several; 0 = not known. */
  readonly source: number;
  /** When the source saw them; null where it names no instant. */
  readonly instant: number | null;
}

/** Where a price of the fold comes from. */
export interface PriceSighting {
  /** Mask of `archive/catalogue/price-sources`; 0 where no source is known. */
  readonly sources: number;
  /** When it was seen last, epoch milliseconds; null: its source names no instant. */
  readonly instant: number | null;
}

/** Where the latest price of each column comes from: the closing one's, or the opening one's where there is no other. */
export function latestSightings(
  observations: readonly Observation[],
  { isDemo = false, restarts = [] }: Pick<FoldOptions, 'isDemo' | 'restarts'> = {},
): Map<PriceField, PriceSighting> {
  const old = oldCopies(observations, restarts);
  const ranked = inOrderOf(
    observations.filter((each) => !old.has(each)),
    RANK,
  );
  const { opening, closing } = priceSets(ranked, timeOf(ranked), isDemo);
  return new Map([...opening.sightings(), ...closing.sightings()]);
}

/** What date and time count. */
const timeOf = (ranked: readonly Observation[]): Observation =>
  ranked.findLast((each) => each.time !== null && states(each, 'kickOff')) ??
  ranked.findLast((each) => states(each, 'kickOff')) ??
  ranked.at(-1)!;

function foldPrices(
  ranked: readonly Observation[],
  when: Pick<Observation, 'date' | 'time'>,
  isDemo: boolean,
): Pick<FoldedMatch, 'opening' | 'closing' | 'openingFrom' | 'closingFrom'> {
  const { opening, closing } = priceSets(ranked, when, isDemo);
  return {
    opening: opening.prices,
    closing: closing.prices,
    openingFrom: opening.provenance(Math.min),
    closingFrom: closing.provenance(Math.max),
  };
}

function priceSets(
  ranked: readonly Observation[],
  when: Pick<Observation, 'date' | 'time'>,
  isDemo: boolean,
): { opening: PriceSet; closing: PriceSet } {
  const openings: SeenPrices[] = [];
  const closings: SeenPrices[] = [];
  let kickOffAt: number | null = null;
  for (const { source: kind, quotes } of ranked) {
    for (const quote of quotes) {
      const { at, prices } = quote;
      const source = sourcesOf(kind, quote, isDemo);
      const instant = typeof at === 'number' ? at : null;
      if (at === 'opening') openings.push({ prices, at: NAMED_OPENING, source, instant });
      else if (at === 'closing') closings.push({ prices, at: NAMED_CLOSING, source, instant });
      else {
        kickOffAt ??= lastInstantOf(when);
        const seen = { prices, at: at === 'kickoff' ? kickOffAt : at, source, instant };
        if (seen.at > kickOffAt) continue;
        openings.push(seen);
        closings.push(seen);
      }
    }
  }
  return {
    opening: bestPrices(openings, (seen, best) => seen <= best),
    closing: bestPrices(closings, (seen, best) => seen >= best),
  };
}

/** Former states that were stored before they named their sources are of the demo archive, or not known. */
function sourcesOf(source: Source, { bookmaker, sources }: Quote, isDemo: boolean): number {
  if (source !== 'base') return sourceBit(source, bookmaker);
  return sources ?? (isDemo ? sourceBit('demo') : 0);
}

/** Per column the price whose time is the best; of equal times the one seen last. */
function bestPrices(all: readonly SeenPrices[], isBetter: (seen: number, best: number) => boolean): PriceSet {
  const best = new PriceSet(isBetter);
  for (const seen of all) best.see(seen);
  const { hnd_home: home, hnd_away: away } = best.prices;
  if (home === undefined || away === undefined) return best;
  const atOneHandicap = new PriceSet(isBetter);
  for (const seen of all) {
    const { prices } = seen;
    const other = prices.hnd_home !== undefined && (prices.hnd_home !== home || prices.hnd_away !== away);
    atOneHandicap.see(other ? { ...seen, prices: withoutHandicap(prices) } : seen);
  }
  return atOneHandicap;
}

function withoutHandicap(prices: Prices): Prices {
  const others = { ...prices };
  for (const field of HANDICAP_FIELDS) delete others[field];
  return others;
}

const handicapPrices: ReadonlySet<string> = new Set(HANDICAP_ODD_FIELDS);

class PriceSet {
  readonly prices: Prices = {};
  private readonly seen: Partial<Record<PriceField, SeenPrices>> = {};

  constructor(private readonly isBetter: (seen: number, best: number) => boolean) {}

  see(seen: SeenPrices): void {
    const { prices, at } = seen;
    for (const name in prices) {
      const field = name as PriceField;
      const best = this.seen[field];
      if (best !== undefined && !this.isBetter(at, best.at)) continue;
      this.seen[field] = seen;
      this.prices[field] = prices[field]!;
    }
  }

  /** Where each price comes from. */
  sightings(): [PriceField, PriceSighting][] {
    return Object.entries(this.seen).map(([field, { source, instant }]) => [
      field as PriceField,
      { sources: source, instant },
    ]);
  }

  /** @param choose which of two instants counts as the one when the set was seen */
  provenance(choose: (one: number, other: number) => number): Provenance {
    let sources = 0;
    let seenAt: number | null = null;
    for (const field in this.seen) {
      if (!isOddField(field) && !handicapPrices.has(field)) continue;
      const { source, instant } = this.seen[field as PriceField]!;
      sources |= source;
      if (instant !== null) seenAt = seenAt === null ? instant : choose(seenAt, instant);
    }
    return { sources, seenAt };
  }
}
