import { ISTANBUL, toLocal } from '../../../../platform/time/zoned-time';
import type { HandicapField } from '../../../../archive/catalogue/handicap';
import type { OddField } from '../../../../archive/catalogue/odds-groups';
import { splitBulletinLeague } from '../../names/bulletin-league';
import { NO_PRICE } from '../../parse/price';
import { BadRow, type MatchRecord, problem, type Warn } from '../format';
import type { Prices } from '../../record/observation';
import { takeBelieved } from '../believable-book';
import { type Cell, MOST_BETS, readName, readPrice, readTeams } from '../match-cells';
import {
  FOOTBALL_MARKETS,
  HANDICAP_MARKETS,
  HANDICAP_SELECTIONS,
  isFootballMarket,
  LINED_RESULT_MARKETS,
  resultAndTotalAt,
  type Selections,
} from './markets';

/** What the whole snapshot says. */
export interface SnapshotFrame {
  /** When the bulletin was taken, epoch milliseconds. */
  readonly takenAt: number;
  /** League names by id. */
  readonly leagues: ReadonlyMap<string, string>;
  /** The bulletin's counter of its own states, where it has a safe one. */
  readonly version?: number;
}

/** A market of an event: prices in the order of its selections, and the line where it has one. */
interface Market {
  readonly prices: readonly unknown[];
  readonly line: number;
  /** Fewest bets on a coupon with it, null where that is no whole number from 1 to 9. */
  readonly mbs: number | null;
}

/** Market of the match result: what is said of it is said of the match. */
const RESULT_MARKET = '1';

/** Longest league name of which country and competition still fit into the archive. */
const LONGEST_LEAGUE = 120;
/** Matches played by people at a console, which bulletins list as football. */
const CONSOLE_LEAGUE = /\(\d+\s*x\s*\d+ Dakika\)/i;
const EARLIEST = Date.parse('1990-01-01T00:00:00Z');
const LATEST = Date.parse('2100-01-01T00:00:00Z');
const MOST_HANDICAP_GOALS = 9;

/**
 * Reads one event of a snapshot.
 * @throws BadRow when it is no football match or can't be used
 */
export function readEvent(
  event: Readonly<Record<string, unknown>>,
  line: number,
  { takenAt, leagues, version }: SnapshotFrame,
  warn: Warn,
): MatchRecord {
  const markets = marketsOf(event.m);
  const leagueName = leagues.get(String(event.lig)) ?? '';
  if (![...markets.keys()].some(isFootballMarket) || CONSOLE_LEAGUE.test(leagueName)) {
    throw new BadRow(problem('otherSport', null, `${text(event.ev)} - ${text(event.dep)}`));
  }
  const { date, time } = kickOff(event.ts);
  const teams = readTeams(cell('ev', event.ev), cell('dep', event.dep));
  const league = splitBulletinLeague(readName(cell('lig', leagueName), 'missingLeague', LONGEST_LEAGUE));
  const prices = takeBelieved(readPrices(markets, warn), (field) => field, warn);
  return {
    line,
    league,
    part: '',
    observation: {
      source: 'nesine-snapshot',
      event: eventId(event.id),
      version,
      mbs: mbsOf(markets),
      date,
      time,
      ...teams,
      halfTime: null,
      fullTime: null,
      firstGoal: null,
      code: null,
      season: null,
      quotes: [{ at: takenAt, prices }],
    },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const cell = (column: string, value: unknown): Cell => ({ column, text: text(value) });

const LONGEST_EVENT = 40;

function eventId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  const id = text(value).trim();
  return id !== '' && id.length <= LONGEST_EVENT ? id : undefined;
}

/** The match result's, or the least of all markets' where that has none. */
function mbsOf(markets: ReadonlyMap<string, Market>): number | undefined {
  const least = Math.min(...[...markets.values()].map(({ mbs }) => mbs ?? Infinity));
  return markets.get(RESULT_MARKET)?.mbs ?? (Number.isFinite(least) ? least : undefined);
}

function kickOff(value: unknown): { date: string; time: string } {
  if (typeof value !== 'number' || !(value >= EARLIEST && value <= LATEST)) {
    throw new BadRow(problem('impossibleDate', 'ts', String(value)));
  }
  return toLocal(value, ISTANBUL);
}

function marketsOf(value: unknown): Map<string, Market> {
  const markets = new Map<string, Market>();
  if (typeof value !== 'object' || value === null) return markets;
  for (const [id, market] of Object.entries(value)) {
    const { o, sov, mbs } = (market ?? {}) as { o?: unknown; sov?: unknown; mbs?: unknown };
    if (Array.isArray(o)) markets.set(id, { prices: o, line: Number(sov) || 0, mbs: wholeMbs(mbs) });
  }
  return markets;
}

function wholeMbs(value: unknown): number | null {
  const mbs = Number(value);
  return Number.isInteger(mbs) && mbs >= 1 && mbs <= MOST_BETS ? mbs : null;
}

function readPrices(markets: ReadonlyMap<string, Market>, warn: Warn): Prices {
  const prices: Prices = {};
  for (const [id, selections] of FOOTBALL_MARKETS) take(id, selections);
  for (const id of LINED_RESULT_MARKETS) take(id, resultAndTotalAt(markets.get(id)?.line ?? 0) ?? []);
  for (const id of HANDICAP_MARKETS) {
    const line = markets.get(id)?.line ?? 0;
    if (line === 0 || !Number.isInteger(line) || Math.abs(line) > MOST_HANDICAP_GOALS) continue;
    if (prices.hnd_home !== undefined || !take(id, HANDICAP_SELECTIONS)) continue;
    prices.hnd_home = Math.max(line, 0);
    prices.hnd_away = Math.max(-line, 0);
  }
  return prices;

  /** Takes the prices of a market that has one for every selection; answers whether there was any. */
  function take(id: string, selections: Selections): boolean {
    const market = markets.get(id);
    if (market === undefined || selections.length === 0) return false;
    if (market.prices.length !== selections.length) {
      warn(problem('otherSelections', id, `${market.prices.length} / ${selections.length}`));
      return false;
    }
    let found = false;
    for (const [index, field] of selections.entries()) {
      if (field === null) continue;
      found = takePrice(id, field, market.prices[index]) || found;
    }
    return found;
  }

  function takePrice(id: string, field: OddField | HandicapField, value: unknown): boolean {
    const written = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    const price = readPrice(written, `${id} ${field}`, warn);
    if (price !== NO_PRICE) prices[field] ??= price;
    return price !== NO_PRICE;
  }
}
