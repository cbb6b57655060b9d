import { isCodeField } from '../catalogue/columns';
import { MATCH_ROW_FIELDS, ODDS_ROW_FIELDS } from '../catalogue/row-fields';
import { type RawOddsRow, toWireRow, type WireRow } from '../odds-row';

/** Names of the prices of a row on the wire, without the codes. */
export const PRICE_ROW_FIELDS = ODDS_ROW_FIELDS.filter((field) => !isCodeField(field));

/** A match with both of its sets of odds and how the prices moved in between. */
export type MatchDetails = WireRow & {
  opening: WireRow;
  closing: WireRow;
  /** Per price column closing ÷ opening − 1 with four decimals; null where either is missing. */
  movement: Record<string, number | null>;
};

/** @param opening and `closing`: the row of one match with either set of odds */
export function toMatchDetails(opening: RawOddsRow, closing: RawOddsRow): MatchDetails {
  const first = toWireRow(opening, ODDS_ROW_FIELDS);
  const last = toWireRow(closing, ODDS_ROW_FIELDS);
  const movement = PRICE_ROW_FIELDS.map((field) => [
    field,
    movementOf(first[field] as number | null, last[field] as number | null),
  ]);
  return {
    ...toWireRow(closing, MATCH_ROW_FIELDS),
    opening: first,
    closing: last,
    movement: Object.fromEntries(movement) as Record<string, number | null>,
  };
}

function movementOf(opening: number | null, closing: number | null): number | null {
  return opening === null || closing === null ? null : Math.round((closing / opening - 1) * 10_000) / 10_000;
}
