import { useMemo, useState } from 'react';
import type { OddsSearch, SummarySearch } from '../../api/endpoints';
import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { selectionColumns } from '../choice/same-odds';
import { isMain } from './selections';
import type { PanelChoice } from './summary-choice';

/** Keys of the markets that the panel shows, in the order of the catalogue. */
export function shownMarkets({ open, view }: PanelChoice, groups: readonly ListedGroup[]): string[] {
  const isShown = (group: ListedGroup): boolean => {
    if (open && view === 'list') return selectionColumns(group).length > 0;
    return open && view === 'pictures' ? group.picture !== null : isMain(group);
  };
  return groups.filter(isShown).map(({ key }) => key);
}

/** Keys of the markets whose prices are asked for, in the order of the catalogue. */
export const pricedMarkets = (
  { params }: Pick<OddsSearch, 'params'>,
  groups: readonly ListedGroup[],
): string[] =>
  groups
    .filter((group) => selectionColumns(group).some(({ field }) => params[field] !== undefined))
    .map(({ key }) => key);

/** Whether a summary has every one of these markets. */
export function covers(summary: OddsSummary, markets: readonly string[]): boolean {
  const there = new Set(summary.selections.map(({ group }) => group));
  return markets.every((key) => there.has(key));
}

/**
 * What the panel asks about a search: the markets that it shows, and those of which it tells what their prices say. Once all of them were asked for, the other views of
 * the same search are drawn from that answer.
 */
export function useSummaryQuestion(
  search: OddsSearch | null,
  choice: PanelChoice,
  groups: readonly ListedGroup[],
): SummarySearch | null {
  const [whole, setWhole] = useState<OddsSearch | null>(null);
  const asksAll = choice.open && choice.view === 'list';
  if (asksAll && search !== whole) setWhole(search);
  const all = asksAll || search === whole;
  return useMemo(() => {
    if (search === null || all) return search;
    const markets = new Set([...shownMarkets(choice, groups), ...pricedMarkets(search, groups)]);
    const inOrder = groups.filter(({ key }) => markets.has(key)).map(({ key }) => key);
    return inOrder.length > 0 ? { ...search, groups: inOrder } : search;
  }, [search, all, choice, groups]);
}
