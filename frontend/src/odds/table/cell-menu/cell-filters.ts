import { FURTHER } from '../further-filters';
import type { MatchColumn } from '../match-table';
import type { FilterTexts } from '../filter-text';

/** How far a price may be away where near ones are asked for. */
const NEAR = '0.02';
/** How far a probability may be away and still be the same, in points. */
const SAME = '1';
const MISSING = 'boş';

/** What the cell of a column asks for when it is filtered by, each as filter texts by name; null where no text says it. */
export interface CellFilters {
  /** Matches with exactly this value. */
  only: FilterTexts | null;
  /** What is asked already, without the matches that have this value. */
  not: FilterTexts | null;
  /** Prices near this one. */
  near: FilterTexts | null;
}

type Column = Pick<MatchColumn<never>, 'id' | 'kind' | 'params'>;

const valueOf = (row: object, field: string | undefined): unknown =>
  (row as Readonly<Record<string, unknown>>)[field ?? ''];

/** A probability of 0-1 as a filter finds what is shown the same: `%44.5`. */
export const percentText = (probability: number): string =>
  `%${(Math.round(Math.round(probability * 10_000) / 10) / 10).toFixed(1)}`;

/** Probabilities that say the same as this one: `%44.5±1`. */
export const sameProbability = (probability: number): string => `${percentText(probability)}±${SAME}`;

/** Signs of the filter language, which a name in quotation marks can't hold. */
const UNQUOTABLE = /["“”;]/;

/** A whole name, unlike a part of it. */
const quoted = (name: string): string | null => (UNQUOTABLE.test(name) ? null : `"${name}"`);

/** The filter text that only the value of a cell meets; null where there is none. */
function exactText({ id, kind, params }: Column, row: object, byPart: boolean): string | null {
  const value = valueOf(row, id);
  const number = (written: string) => (byPart ? `=${written}` : written);
  switch (kind) {
    case 'odd':
      if (typeof value !== 'number') return byPart ? null : MISSING;
      return value <= 1 ? percentText(value) : number(value.toFixed(2));
    case 'code':
    case 'integer':
      if (typeof value !== 'number') return byPart ? null : MISSING;
      return number(String(value));
    case 'score': {
      // `2-1` is a part of `12-1`
      if (byPart) return null;
      const [home, away] = params.map((field) => valueOf(row, field));
      return typeof home === 'number' && typeof away === 'number' ? `${home}-${away}` : MISSING;
    }
    case 'text':
      return typeof value === 'string' && !PARTS_ONLY.has(id) ? quoted(value) : null;
    case 'date':
    case 'time':
    case 'result':
    case 'ht_ft_result':
      return typeof value === 'string' ? value : null;
    default:
      return null;
  }
}

/** Columns whose filters know no whole value. */
const PARTS_ONLY: ReadonlySet<string> = new Set(['league_code']);

const COMPLEMENT = /^\s*[!≠]/;

/** A filter text that leaves a value out besides what it leaves out already; null where no text says both. */
export function without(before: string | undefined, own: string): string | null {
  if (before === undefined || before === own) return `!${own}`;
  const parts = before.split(';').map((part) => part.trim());
  if (COMPLEMENT.test(before)) {
    const [first, ...rest] = parts;
    return [first!.replace(COMPLEMENT, ''), ...rest].includes(own) ? null : `${before};${own}`;
  }
  const left = parts.filter((part) => part !== own);
  return left.length < parts.length ? left.join(';') : null;
}

const NO_FILTERS: CellFilters = { only: null, not: null, near: null };

/**
 * What a cell asks for when it is filtered by.
 * @param filters what is asked already
 * @param byPart a plain text of the table's filters is a part of the value, as in the bulletin
 */
export function cellFilters(column: Column, row: object, filters: FilterTexts, byPart = false): CellFilters {
  const { id, kind, params } = column;
  const own = params.length === 0 ? null : exactText(column, row, byPart);
  if (own === null) return NO_FILTERS;
  const rest = without(filters[id], own);
  const value = valueOf(row, id);
  const priced = kind === 'odd' && typeof value === 'number' && value > 1;
  return {
    only: filters[id] === own ? null : { [id]: own },
    not: rest === null ? null : { [id]: rest },
    near: priced ? { [id]: `${value.toFixed(2)}±${NEAR}` } : null,
  };
}

/** A competition of the archive. */
export interface KnownCompetition {
  id: number;
  country_name: string;
  competition_name: string;
}

/**
 * The same of the cell of a league. Leagues of several countries share names: by its id where that is known, else by both
 * names, which can't be left out together.
 */
export function leagueFilters(
  row: object,
  known: readonly KnownCompetition[] | undefined,
  filters: FilterTexts,
): CellFilters {
  const country_name = String(valueOf(row, 'country_name'));
  const competition_name = String(valueOf(row, 'competition_name'));
  const id = known?.find(
    (each) => each.country_name === country_name && each.competition_name === competition_name,
  )?.id;
  if (id !== undefined) {
    const rest = without(filters[FURTHER.competition], String(id));
    return {
      only: filters[FURTHER.competition] === String(id) ? null : { [FURTHER.competition]: String(id) },
      not: rest === null ? null : { [FURTHER.competition]: rest },
      near: null,
    };
  }
  const [country, league] = [quoted(country_name), quoted(competition_name)];
  const only =
    country !== null && league !== null ? { country_name: country, competition_name: league } : null;
  return { only, not: null, near: null };
}
