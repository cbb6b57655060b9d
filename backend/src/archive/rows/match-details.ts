import type { Instant } from '../../platform/wire-types';
import { isCodeField } from '../catalogue/columns';
import { SourceNames, sourceNames } from '../catalogue/price-sources';
import { MATCH_ROW_FIELDS, ODDS_ROW_FIELDS } from '../catalogue/row-fields';
import type { FilterType } from '../question/odds-query';
import type { Calibration } from '../statistics/calibration/calibration';
import { type ColumnName, type ColumnValue, MatchFields } from './match-fields';
import { type OddsRow, toWireRow } from './odds-row';
import { toProbabilityRow } from './probability-row';

/** Names of the prices of a row on the wire, without the codes. */
export const PRICE_ROW_FIELDS = ODDS_ROW_FIELDS.filter((field) => !isCodeField(field));

/** The instant of the earliest opening price and of the latest closing one; null where no source names any. */
export interface SeenAt {
  readonly opening: Date | null;
  readonly closing: Date | null;
}

/** Where the prices of one set come from. */
export class PriceSources extends SourceNames {
  /** The earliest instant of opening prices, the latest of closing ones; null where none is known. */
  seen_at: Instant | null;
}

export class MatchSources {
  opening: PriceSources;
  closing: PriceSources;
}

/** What the prices of each set say: calibrated probabilities by price column, 0-1 with four decimals. */
export class MatchProbabilities {
  /** Null where the market isn't wholly priced. */
  opening: Record<ColumnName, ColumnValue>;
  /** Null where the market isn't wholly priced. */
  closing: Record<ColumnName, ColumnValue>;
}

/** A match with both of its sets of odds and how the prices moved in between. */
export class MatchDetails extends MatchFields {
  /** Prices and codes. */
  opening: Record<ColumnName, ColumnValue>;
  /** Prices and codes. */
  closing: Record<ColumnName, ColumnValue>;
  /** Per price column closing ÷ opening − 1, with four decimals; null where either is missing. */
  movement: Record<ColumnName, ColumnValue>;
  probabilities: MatchProbabilities;
  sources: MatchSources;
}

/** @param opening and `closing`: the row of one match with either set of odds */
export function toMatchDetails(
  opening: OddsRow,
  closing: OddsRow,
  seenAt: SeenAt,
  calibration: Calibration,
): MatchDetails {
  const said = (row: OddsRow, type: FilterType) =>
    toProbabilityRow(row, type, PRICE_ROW_FIELDS, calibration) as Record<ColumnName, ColumnValue>;
  const first = toWireRow(opening, ODDS_ROW_FIELDS);
  const last = toWireRow(closing, ODDS_ROW_FIELDS);
  const movement = PRICE_ROW_FIELDS.map((field) => {
    const [before, after] = [first[field], last[field]];
    return [field, before === null || after === null ? null : movementOf(before, after)];
  });
  return {
    ...toWireRow(closing, MATCH_ROW_FIELDS),
    opening: first,
    closing: last,
    movement: Object.fromEntries(movement) as MatchDetails['movement'],
    probabilities: { opening: said(opening, 1), closing: said(closing, 2) },
    sources: {
      opening: toPriceSources(opening.opening_sources, seenAt.opening),
      closing: toPriceSources(closing.closing_sources, seenAt.closing),
    },
  };
}

const toPriceSources = (mask: number, seenAt: Date | null): PriceSources => ({
  ...sourceNames(mask),
  seen_at: seenAt?.toISOString() ?? null,
});

/** How far a price moved: closing ÷ opening − 1 with four decimals. */
export const movementOf = (opening: number, closing: number): number =>
  Math.round((closing / opening - 1) * 10_000) / 10_000;
