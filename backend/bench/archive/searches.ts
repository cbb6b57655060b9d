import { istanbulDate } from '../../src/platform/time/istanbul';
import { SeededRandom } from '../../src/demo/random';
import { isOddField, ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { SCORE_FIELDS } from '../../src/archive/catalogue/filter-columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import type { OddsRowDto } from '../../src/modules/odds/dto/odds.dto';
import type { OddsQuery } from '../../src/archive/question/odds-query';
import { parseOddsQuery } from '../../test/support/parse-odds-query';

/** A search as a member writes it. */
export type SearchText = Readonly<Record<string, string>>;

/** Which columns searches are drawn from. */
export type SearchKind = 'prices' | 'mixed' | 'text' | 'combined';

const TEXT_COLUMNS = ['home_team', 'away_team', 'competition_name', 'country_name'] as const;
const OTHER_COLUMNS = ['match_date', 'total_goals', 'ht_ft_result', ...SCORE_FIELDS] as const;
const MIXED_COLUMNS = [...ODD_FIELDS, ...repeated(TEXT_COLUMNS, 12), ...repeated(OTHER_COLUMNS, 4)];

type Column = OddField | (typeof TEXT_COLUMNS)[number] | (typeof OTHER_COLUMNS)[number];

const COLUMNS: Record<SearchKind, readonly Column[]> = {
  prices: ODD_FIELDS,
  text: TEXT_COLUMNS,
  mixed: MIXED_COLUMNS,
  combined: MIXED_COLUMNS,
};

/** Draws searches of all forms of filters, each of which finds at least the match it is drawn from. */
export class Searches {
  private readonly random: SeededRandom;

  /** @param rows matches on the wire with all values, closing odds */
  constructor(
    private readonly rows: readonly OddsRowDto[],
    seed: number,
  ) {
    this.random = new SeededRandom('searches', seed);
  }

  /** @param columns how many different columns are filtered */
  draw(kind: SearchKind, columns: number): SearchText {
    const row = this.pick(this.rows);
    const search: Record<string, string> = {};
    while (Object.keys(search).length < columns) {
      const column = this.pick(COLUMNS[kind]);
      const value = row[column];
      if (value !== null && value !== undefined)
        search[column] = this.filter(column, value as string | number);
      if (kind === 'combined' && search[column] !== undefined)
        search[column] = this.combined(column, search[column]);
    }
    return search;
  }

  private filter(column: Column, value: string | number): string {
    if (isOddField(column)) return this.priceFilter(value as number);
    if ((TEXT_COLUMNS as readonly string[]).includes(column)) return this.part(String(value));
    if (column === 'match_date')
      return this.pick([4, 4, 7, 7, 10].map((length) => String(value).slice(0, length)));
    if (column === 'total_goals') return this.pick(['', '>=', '<=']) + String(value);
    return String(value);
  }

  /** The text beside those of two other matches, what has none of these, or in a price's place another column. */
  private combined(column: Column, text: string): string {
    const others = [this.pick(this.rows)[column], this.pick(this.rows)[column]].flatMap((value) =>
      value === null || value === undefined ? [] : [this.filter(column, value as string | number)],
    );
    const forms = [
      () => [text, ...others].join(';'),
      () => `!${others.join(';') || text}`,
      () => (isOddField(column) ? `<=${this.pick(ODD_FIELDS)}*1,1` : text),
    ];
    return this.pick(forms)();
  }

  private priceFilter(price: number): string {
    const text = price.toFixed(2);
    return this.pick([
      text,
      text.slice(0, -1),
      text.slice(0, -2),
      `>=${text}`,
      `<=${text}`,
      `${text}±0.05`,
      `${(price * 0.97).toFixed(2)}-${(price * 1.03).toFixed(2)}`,
    ]);
  }

  /** Two to six letters from anywhere in a name, as typed: in capitals or small, with Turkish letters. */
  private part(text: string): string {
    const from = this.random.below(Math.max(1, text.length - 2));
    const part = text.slice(from, from + 2 + this.random.below(5)).trim();
    const letters = part.length < 2 ? text : part;
    return this.pick([letters, letters.toLocaleUpperCase('tr'), letters.toLocaleLowerCase('tr')]);
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)]!;
  }
}

/** A search as the engine takes it. */
export function queryOf(search: SearchText): OddsQuery {
  const parsed = parseOddsQuery(search, istanbulDate(new Date()));
  if (!parsed.ok) throw new Error(`${JSON.stringify(search)}: ${JSON.stringify(parsed.errors)}`);
  return parsed.query;
}

function repeated<T>(list: readonly T[], times: number): T[] {
  return Array.from({ length: times }, () => list).flat();
}
