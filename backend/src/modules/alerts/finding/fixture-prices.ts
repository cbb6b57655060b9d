import { SET_OF } from '../../../archive/question/question';
import { priceColumns } from '../../filters/data/price-columns';
import type { AlertingFilter } from '../../filters/filters.service';
import type { MatchesService } from '../../odds/matches.service';
import type { FilterType } from '../../../archive/question/odds-query';
import { type OddsRow, priceOf } from '../../../archive/rows/odds-row';
import type { AlertedMatch } from '../message/alert-message';

/** Matches that one statement reads. */
const PART = 500;

/** A match that fits a filter, with the prices of the filter's columns and its selection. */
export interface PricedFit {
  readonly filter: AlertingFilter;
  readonly matchId: number;
  readonly prices: AlertedMatch['prices'];
}

/** Reads the prices by which matches fit filters. A match that is gone meanwhile is left out. */
export async function pricedFits(
  matches: MatchesService,
  pairs: readonly Omit<PricedFit, 'prices'>[],
): Promise<PricedFit[]> {
  const columns = new Map(pairs.map(({ filter }) => [filter, priceColumns(filter)]));
  const rowsOf = async (set: FilterType): Promise<Map<number, OddsRow>> => {
    const own = pairs.filter(({ filter }) => SET_OF[filter.filter_type] === set);
    const ids = [...new Set(own.map(({ matchId }) => matchId))];
    const byId = new Map<number, OddsRow>();
    for (let from = 0; from < ids.length; from += PART)
      for (const row of await matches.read(ids.slice(from, from + PART), set)) byId.set(row.id, row);
    return byId;
  };
  const rows = { 1: await rowsOf(1), 2: await rowsOf(2) };
  return pairs.flatMap(({ filter, matchId }) => {
    const row = rows[SET_OF[filter.filter_type]].get(matchId);
    if (row === undefined) return [];
    const prices = columns.get(filter)!.flatMap(({ column, field }) => {
      const odd = priceOf(row, field);
      return odd === null ? [] : [{ column, odd }];
    });
    return [{ filter, matchId, prices }];
  });
}
