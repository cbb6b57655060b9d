import { Injectable } from '@nestjs/common';
import { SET_OF } from '../../../archive/question/question';
import { type PriceColumn, priceColumns } from '../../filters/data/price-columns';
import type { AlertingFilter } from '../../filters/filters.service';
import { MatchesService } from '../../odds/matches.service';
import type { FilterType } from '../../../archive/question/odds-query';
import type { StoredField } from '../../../archive/columns/layout';
import type { MatchWithValues } from '../../../archive/rows/odds-row';
import type { AlertedMatch } from '../message/alert-message';

/** Matches that one statement reads. */
const PART = 500;

/** A match that fits a filter, with the prices of the filter's columns and its selection. */
export interface PricedFit {
  readonly filter: AlertingFilter;
  readonly matchId: number;
  readonly prices: AlertedMatch['prices'];
}

/** Reads the prices by which matches fit filters. */
@Injectable()
export class FixturePrices {
  constructor(private readonly matches: MatchesService) {}

  /** A match that is gone meanwhile is left out. */
  async read(pairs: readonly Omit<PricedFit, 'prices'>[]): Promise<PricedFit[]> {
    const columns = new Map(pairs.map(({ filter }) => [filter, priceColumns(filter)]));
    const rows = { 1: await this.rowsOf(1, pairs, columns), 2: await this.rowsOf(2, pairs, columns) };
    return pairs.flatMap(({ filter, matchId }) => {
      const { fields, byId } = rows[SET_OF[filter.filter_type]];
      const row = byId.get(matchId);
      if (row === undefined) return [];
      const prices = columns.get(filter)!.flatMap(({ column, field }) => {
        const value = row.values[fields.indexOf(field)]!;
        return value < 0 ? [] : [{ column, odd: value / 100 }];
      });
      return [{ filter, matchId, prices }];
    });
  }

  private async rowsOf(
    set: FilterType,
    pairs: readonly Omit<PricedFit, 'prices'>[],
    columns: ReadonlyMap<AlertingFilter, readonly PriceColumn[]>,
  ): Promise<{ fields: StoredField[]; byId: Map<number, MatchWithValues> }> {
    const own = pairs.filter(({ filter }) => SET_OF[filter.filter_type] === set);
    const fields = [...new Set(own.flatMap(({ filter }) => columns.get(filter)!.map(({ field }) => field)))];
    const ids = [...new Set(own.map(({ matchId }) => matchId))];
    const byId = new Map<number, MatchWithValues>();
    for (let from = 0; from < ids.length; from += PART)
      for (const row of await this.matches.read(ids.slice(from, from + PART), set, fields))
        byId.set(row.match.id, row);
    return { fields, byId };
  }
}
