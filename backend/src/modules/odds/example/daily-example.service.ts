import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { addDays, istanbulDate } from '../../../common/time/istanbul';
import { PastRepository } from '../analysis/past.repository';
import type { Calibration } from '../../../archive/statistics/calibration/calibration';
import { marketsOf } from '../../../archive/catalogue/columns';
import { SCORE_FIELDS } from '../../../archive/catalogue/filter-columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import type { MatchRowField } from '../../../archive/catalogue/row-fields';
import { OddsEngine } from '../engine/odds-engine';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import type { Predicate } from '../../../archive/question/odds-query';
import { fullTimeResult, winnersOf } from '../../../archive/rows/match-results';
import { oddsValue, type RawOddsRow, toWireRow, type WireRow } from '../../../archive/rows/odds-row';
import { OddsRepository } from '../sql/odds.repository';
import type { SelectionSummary } from '../../../archive/statistics/summary/odds-summary';
import { type Prices, SameOddsCounter } from './same-odds-counter';

/** All that everybody may know of the match. */
export const EXAMPLE_FIELDS: readonly MatchRowField[] = [
  'match_date',
  'match_time',
  'country_name',
  'competition_name',
  'home_team',
  'away_team',
  ...SCORE_FIELDS,
];

/** A selection of the match with its closing price. */
export interface PricedSelection {
  column: OddField;
  label: string;
  price: number;
  won: boolean;
}

/** One match and what happened in the past matches with the same prices. */
export interface DailyExample {
  match: WireRow;
  odds: PricedSelection[];
  past_matches: number;
  selections: SelectionSummary[];
}

/** An example and what it depends on besides the day. */
interface Found {
  readonly revision: number;
  readonly calibration: Calibration;
  readonly example: DailyExample | null;
}

interface Candidate {
  readonly row: RawOddsRow;
  readonly prices: Prices;
}

const CLOSING = 2;
const [FULL_TIME] = marketsOf(['ft']);
const FIELDS = FULL_TIME!.columns.map(({ field }) => field);

const FIRST_DAY = '1900-01-01';

/** Days with results that are looked at before there is no example. */
const MOST_DAYS = 10;

/** Milliseconds for which nobody's question reaches the database. */
const LOOK_EVERY = 60_000;

/**
 * The example that everybody may see: of yesterday's matches with a result and all closing prices of the full-time
 * result the one with the most past matches of the same prices, the lowest id among equals; of an earlier day where no
 * match has any. Worked out once for a day and a state of the archive, whoever asks.
 */
@Injectable()
export class DailyExampleService {
  private kept: { readonly day: string; readonly at: number; readonly found: Promise<Found> } | null = null;

  constructor(
    private readonly engine: OddsEngine,
    private readonly odds: OddsRepository,
    private readonly past: PastRepository,
    private readonly calibration: CalibrationKeeper,
    private readonly clock: Clock,
  ) {}

  /** Null where the archive has none. */
  async read(): Promise<DailyExample | null> {
    const now = this.clock.now();
    const day = istanbulDate(now);
    const before = this.kept?.day === day ? this.kept : null;
    if (before === null || now.getTime() - before.at >= LOOK_EVERY) {
      const kept = { day, at: now.getTime(), found: this.look(day, before?.found ?? null) };
      this.kept = kept;
      kept.found.catch(() => {
        if (this.kept === kept) this.kept = null;
      });
    }
    return (await this.kept!.found).example;
  }

  private async look(day: string, before: Promise<Found> | null): Promise<Found> {
    const known = await before;
    const revision = await this.odds.readRevision();
    const calibration = this.calibration.current;
    if (known?.revision === revision && known.calibration === calibration) return known;
    return { revision, calibration, example: await this.find(day) };
  }

  private async find(today: string): Promise<DailyExample | null> {
    let until = addDays(today, -1);
    for (let looked = 0; looked < MOST_DAYS; looked++) {
      const day = await this.past.lastSettledDay(CLOSING, FIELDS, until);
      if (day === null) return null;
      const example = await this.exampleOf(day);
      if (example !== null) return example;
      until = addDays(day, -1);
    }
    return null;
  }

  private async exampleOf(day: string): Promise<DailyExample | null> {
    const candidates = await this.candidates(day);
    const past: Predicate[] = [
      { kind: 'played', wanted: true },
      { kind: 'dates', field: 'match_date', from: FIRST_DAY, to: addDays(day, -1) },
    ];
    const wanted = candidates.map(({ prices }) => prices);
    const counts = await this.engine.aggregate(
      { type: CLOSING, predicates: past },
      { fields: FIELDS, bothSets: false },
      () => new SameOddsCounter(FIELDS, CLOSING, wanted),
    );
    const most = Math.max(0, ...counts);
    if (most === 0) return null;
    const { row, prices } = candidates[counts.indexOf(most)]!;
    const same = FIELDS.map((field, at): Predicate => ({
      kind: 'range',
      field,
      min: prices[at]!,
      max: prices[at]!,
    }));
    const { settled, selections } = await this.engine.summary({
      type: CLOSING,
      predicates: [...past, ...same],
      groups: [FULL_TIME!.key],
    });
    return {
      match: toWireRow(row, EXAMPLE_FIELDS),
      odds: pricedSelections(row),
      past_matches: settled,
      selections,
    };
  }

  /** The matches of a day with a result that wasn't awarded and all prices, lowest id first. */
  private async candidates(day: string): Promise<Candidate[]> {
    const ids = (await this.past.findDayIds(day)).sort((a, b) => a - b);
    const rows = await this.odds.readRows(ids, CLOSING, FIELDS);
    return rows.flatMap((row) => {
      const prices = FIELDS.flatMap((field) => oddsValue(row, field) ?? []);
      return !row.awarded && fullTimeResult(row) !== null && prices.length === FIELDS.length
        ? [{ row, prices }]
        : [];
    });
  }
}

function pricedSelections(row: RawOddsRow): PricedSelection[] {
  const winners = winnersOf(row);
  return FULL_TIME!.columns.map(({ field, title }) => ({
    column: field,
    label: title,
    price: oddsValue(row, field)! / 100,
    won: winners.includes(field),
  }));
}
