import { addDays } from '../../common/time/istanbul';
import { marketOf, ODD_FIELDS, oddColumn } from '../../modules/odds/catalogue/columns';
import type { OddField } from '../../modules/odds/catalogue/odds-groups';
import { winningSelections } from '../../modules/odds/catalogue/winning-selections';
import type { ScheduledMatch } from './calendar';
import { DemoMatchModel, type DemoResult } from './demo-match';
import { demoSchedule } from './demo-schedule';
import { SeededRandom } from './random';

export interface CouponLine {
  readonly match: ScheduledMatch;
  readonly field: OddField;
  /** `MS 1`, `2,5 Üst`. */
  readonly selection: string;
  /** Hundredths. */
  readonly price: number;
  /** `2 - 1`, on a coupon that has been settled. */
  readonly score: string | null;
}

export interface Coupon {
  readonly title: string;
  /** Europe/Istanbul, `YYYY-MM-DD`. */
  readonly date: string;
  /** In order of kick-off. */
  readonly lines: readonly CouponLine[];
}

interface Wanted {
  readonly title: string;
  /** Selections of the lines, one each. */
  readonly selections: readonly OddField[];
  readonly date: string;
  /** All selections have won: the matches are those of the days before. */
  readonly won: boolean;
}

/** Prices of a coupon as people write them, in hundredths. */
const LOWEST = 130;
const HIGHEST = 360;

/** How many days around its own a coupon looks for its matches. */
const DAYS = 4;

/** The matches that coupons of these days may be made of, with their prices and results. */
export class DemoBulletin {
  private readonly model = new DemoMatchModel();
  private readonly schedule: readonly ScheduledMatch[];

  constructor(from: string, to: string) {
    this.schedule = demoSchedule(addDays(from, -DAYS), addDays(to, DAYS));
  }

  between(from: string, to: string): ScheduledMatch[] {
    return this.schedule.filter(({ date }) => date >= from && date <= to);
  }

  /** The closing price in hundredths. */
  price(match: ScheduledMatch, field: OddField): number | null {
    return this.model.odds(match).closing[ODD_FIELDS.indexOf(field)] ?? null;
  }

  result = (match: ScheduledMatch): DemoResult => this.model.result(match);
}

/** A coupon over matches of the demo archive with their closing prices: always the same for the same wishes. */
export function demoCoupon(bulletin: DemoBulletin, { title, selections, date, won }: Wanted): Coupon {
  const days = won ? [addDays(date, -DAYS), addDays(date, -1)] : [date, addDays(date, DAYS)];
  const left = new SeededRandom('coupon', title, date).shuffled(bulletin.between(days[0]!, days[1]!));
  const lines = selections.flatMap((field): CouponLine[] => {
    const place = left.findIndex((match) => fits(bulletin, match, field, won));
    if (place === -1) return [];
    const [match] = left.splice(place, 1) as [ScheduledMatch];
    return [lineOf(bulletin, match, field, won)];
  });
  const kickOff = ({ match }: CouponLine) => `${match.date} ${match.time}`;
  return { title, date, lines: lines.sort((a, b) => kickOff(a).localeCompare(kickOff(b))) };
}

function fits(bulletin: DemoBulletin, match: ScheduledMatch, field: OddField, won: boolean): boolean {
  const price = bulletin.price(match, field);
  if (price === null || price < LOWEST || price > HIGHEST) return false;
  return !won || winningSelections(bulletin.result(match)).includes(field);
}

function lineOf(bulletin: DemoBulletin, match: ScheduledMatch, field: OddField, won: boolean): CouponLine {
  const { fh, fa } = bulletin.result(match);
  return {
    match,
    field,
    selection: `${marketOf(field).shortTitle} ${oddColumn(field).title}`,
    price: bulletin.price(match, field)!,
    score: won ? `${fh} - ${fa}` : null,
  };
}
