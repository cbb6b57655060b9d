import { Injectable } from '@nestjs/common';
import { oddsSource } from '../../filters/data/populate-filter';
import type { AlertingFilter } from '../../filters/filters.service';
import { isOddField } from '../../odds/catalogue/columns';
import { MatchesService } from '../../odds/matches.service';
import type { FilterType } from '../../odds/query/odds-query';
import type { MatchWithValues, StoredColumn } from '../../odds/rows/odds-row';
import { alertedMatch, type AlertPair } from '../message/alert-pair';

/** Matches that one statement reads. */
const PART = 500;

/** A column of prices as the filter names it, and where they are stored. */
interface PriceColumn {
  readonly column: string;
  readonly field: StoredColumn;
}

/** The bulletin shows the opening odds. */
const setOf = ({ filter_type: type }: AlertingFilter): FilterType => (type === 2 ? 2 : 1);

/** The price columns that a message shows of a filter: its own, then its selection. */
function priceColumns({ filter_type, filter_data, selection }: AlertingFilter): PriceColumn[] {
  const own = Object.keys(filter_data).flatMap((column) => {
    const source = oddsSource(filter_type, column);
    return source?.kind === 'odd' ? [{ column, field: source.field }] : [];
  });
  const isShown = selection === null || own.some(({ field }) => field === selection);
  return isShown || !isOddField(selection) ? own : [...own, { column: selection, field: selection }];
}

/** Reads what messages say of fixtures. */
@Injectable()
export class FixturePrices {
  constructor(private readonly matches: MatchesService) {}

  /** The matches as messages list them; one that is gone meanwhile is left out. */
  async read(
    pairs: readonly { readonly filter: AlertingFilter; readonly matchId: number }[],
  ): Promise<AlertPair[]> {
    const columns = new Map(pairs.map(({ filter }) => [filter, priceColumns(filter)]));
    const rows = { 1: await this.rowsOf(1, pairs, columns), 2: await this.rowsOf(2, pairs, columns) };
    return pairs.flatMap(({ filter, matchId }) => {
      const { fields, byId } = rows[setOf(filter)];
      const row = byId.get(matchId);
      if (row === undefined) return [];
      const prices = columns.get(filter)!.flatMap(({ column, field }) => {
        const value = row.values[fields.indexOf(field)]!;
        return value < 0 ? [] : [{ column, odd: value / 100 }];
      });
      return [{ filter, match: alertedMatch(row.match, prices) }];
    });
  }

  private async rowsOf(
    set: FilterType,
    pairs: readonly { readonly filter: AlertingFilter; readonly matchId: number }[],
    columns: ReadonlyMap<AlertingFilter, readonly PriceColumn[]>,
  ): Promise<{ fields: StoredColumn[]; byId: Map<number, MatchWithValues> }> {
    const own = pairs.filter(({ filter }) => setOf(filter) === set);
    const fields = [...new Set(own.flatMap(({ filter }) => columns.get(filter)!.map(({ field }) => field)))];
    const ids = [...new Set(own.map(({ matchId }) => matchId))];
    const byId = new Map<number, MatchWithValues>();
    for (let from = 0; from < ids.length; from += PART)
      for (const row of await this.matches.read(ids.slice(from, from + PART), set, fields))
        byId.set(row.match.id, row);
    return { fields, byId };
  }
}
