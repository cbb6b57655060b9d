import { MAIN_MARKETS } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { sourceNames } from '../../src/archive/catalogue/price-sources';
import type { OddsSearch } from '../../src/archive/question/odds-query';
import { parseOddsQuery } from './parse-odds-query';
import type { ArchivedMatch, Random } from './random-archive';
import { TODAY } from './today';

/** What a member asks the backtest: filters as they type them, none of them on results, and a selection. */
export interface MemberQuestion {
  /** `filter_type`, `source` and a filter text by column. */
  readonly filters: Readonly<Record<string, string>>;
  readonly selection: OddField;
  readonly search: OddsSearch;
}

/** A question that this match answers too; null where it has no price to ask about. */
export function memberQuestion(random: Random, match: ArchivedMatch): MemberQuestion | null {
  const type = random.chance(0.6) ? 2 : 1;
  const odds = type === 2 ? match.closing : match.opening;
  const priced = MAIN_MARKETS.flatMap(({ columns }) =>
    columns.flatMap(({ field }) => (odds[field] === null ? [] : [{ field, price: odds[field] }])),
  );
  if (priced.length === 0) return null;
  const { field: selection, price } = random.pick(priced);
  const other = random.pick(priced);
  const [source] = sourceNames(type === 2 ? match.closing_sources : match.opening_sources).sources;
  const filters: Record<string, string> = {
    ...(type === 1 || random.chance(0.5) ? { filter_type: String(type) } : {}),
    ...(random.chance(0.8) ? { [selection]: priceBand(random, price) } : {}),
    ...(random.chance(0.15) ? { [other.field]: priceBand(random, other.price) } : {}),
    ...(random.chance(0.5)
      ? { country_name: match.country_name, competition_name: match.competition_name }
      : {}),
    ...(random.chance(0.2) ? teamFilter(random, match) : {}),
    ...(random.chance(0.3) ? { match_date: seasonRange(random, match.match_date) } : {}),
    ...(random.chance(0.2) && source !== undefined ? { source } : {}),
  };
  const parsed = parseOddsQuery(filters, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify({ filters, errors: parsed.errors }));
  const { predicates } = parsed.query;
  return { filters, selection, search: { type: parsed.query.type, predicates } };
}

const written = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Around a price, as members type bands: its first digits, a tolerance, round bounds, or all prices up to it. */
function priceBand(random: Random, price: number): string {
  const round = Math.floor(price / 25) * 25;
  return random.pick([
    written(price).slice(0, -1),
    `${written(price)}±0.10`,
    `${written(Math.max(101, round))}-${written(round + 25)}`,
    `${written(Math.max(101, Math.round(price * 0.9)))}-${written(Math.round(price * 1.1))}`,
    `<=${written(price)}`,
  ]);
}

function teamFilter(random: Random, { home_team, away_team }: ArchivedMatch): Record<string, string> {
  return random.chance(0.5) ? { home_team } : { away_team };
}

/** One to three seasons, July to June, that hold this day; or all from its season on. */
function seasonRange(random: Random, day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) >= '07' ? 0 : 1);
  const first = year - random.below(2);
  return `${first}-07-01..${year + 1 + random.below(2)}-06-30`;
}
