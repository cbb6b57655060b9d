import type { ListedGroup, OddsSummary, SelectionSummary } from '../../api/generated/wire';
import { FURTHER } from '../table/further-filters';
import type { FilterTexts } from '../table/filter-text';

/** Which number of a selection counts matches: those that it won, settled, priced or wholly priced ones. */
export type Counted = 'hits' | 'settled' | 'priced' | 'compared' | 'compared_hits';

const PRICED = '!boş';
/** A filter text that a match without a price may meet. */
const MAY_BE_MISSING = /boş|bos/iu;

type Market = readonly SelectionSummary[];

/** Whether each settled match of a market has as many winners in it as the market has, so that to have one is to be settled. */
const allHaveWinners = (market: Market, { winners }: Pick<ListedGroup, 'winners'>): boolean =>
  winners !== null &&
  market.every(({ settled }) => settled === market[0]!.settled) &&
  market.reduce((sum, { hits }) => sum + hits, 0) === winners * market[0]!.settled;

/** The filters with those that ask for a price in each of these columns; null where one of them can't. */
function withPrices(filters: FilterTexts, columns: readonly string[]): FilterTexts | null {
  const priced: Record<string, string> = { ...filters };
  for (const column of columns) {
    const text = priced[column];
    if (text !== undefined && text !== PRICED && MAY_BE_MISSING.test(text)) return null;
    priced[column] = text ?? PRICED;
  }
  return priced;
}

/**
 * The filters that leave exactly the matches that a number of a summary counts; null where no filters say so.
 * @param filters those of the summary
 * @param market all selections of the selection's market
 */
export function filtersOfCount(
  counted: Counted,
  selection: SelectionSummary,
  market: Market,
  group: Pick<ListedGroup, 'winners'>,
  filters: FilterTexts,
): FilterTexts | null {
  const { column } = selection;
  const won = counted.endsWith('hits') ? [column] : allHaveWinners(market, group) && columnsOf(market);
  if (!won || selection[counted] === 0) return null;
  const text = won.join(';');
  if (filters[FURTHER.won] !== undefined && filters[FURTHER.won] !== text) return null;
  const counting = { ...filters, [FURTHER.won]: text };
  if (counted === 'priced') return withPrices(counting, [column]);
  return counted.startsWith('compared') ? withPrices(counting, columnsOf(market)) : counting;
}

/** The same of the settled matches of a whole summary: those of a market in which they all settled. */
export function filtersOfSettled(
  { settled, selections }: OddsSummary,
  groups: readonly ListedGroup[],
  filters: FilterTexts,
): FilterTexts | null {
  for (const group of groups) {
    const market = selections.filter((each) => each.group === group.key);
    const [first] = market;
    if (first?.settled !== settled) continue;
    const found = filtersOfCount('settled', first, market, group, filters);
    if (found !== null) return found;
  }
  return null;
}

const columnsOf = (market: Market): string[] => market.map(({ column }) => column);
