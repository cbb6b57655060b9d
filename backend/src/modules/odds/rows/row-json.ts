import { FIELD_ALIASES, isCodeField, isOddField, marketPlace } from '../catalogue/columns';
import { ROW_FIELDS, type RowField } from '../catalogue/row-fields';
import { JsonBytes } from './json-bytes';
import { type RawOddsRow, readerOf, type WireValue } from './odds-row';

/** A value of a row with the bytes before it: the separator and its name. */
interface Part {
  readonly name: Uint8Array;
  /** Place among the prices and codes; -1 = another value. */
  readonly place: number;
  readonly isPrice: boolean;
  readonly read: (row: RawOddsRow) => WireValue;
}

const encoder = new TextEncoder();

function partsOf(fields: readonly RowField[]): readonly Part[] {
  return [...new Set(fields)].map((field, at) => {
    const stored = FIELD_ALIASES.get(field) ?? field;
    const isPrice = isOddField(stored);
    return {
      name: encoder.encode(`${at === 0 ? '' : ','}${JSON.stringify(field)}:`),
      place: isPrice || isCodeField(stored) ? marketPlace(stored) : -1,
      isPrice,
      read: readerOf(field),
    };
  });
}

const ALL_PARTS = partsOf(ROW_FIELDS);

/** Lists as JSON: those of winners are one object per result of a match. */
const lists = new WeakMap<readonly string[], string>();

function textOf(value: WireValue): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const known = lists.get(value) ?? JSON.stringify(value);
  lists.set(value, known);
  return known;
}

/**
 * Adds rows as the JSON of what `toWireRow` gives, in brackets, without making objects and texts of their values
 * first: that would take several times as long as reading them.
 * @param fields wanted values in order; null = all
 */
export function writeRows(
  out: JsonBytes,
  rows: readonly RawOddsRow[],
  fields: readonly RowField[] | null,
): void {
  const parts = fields === null ? ALL_PARTS : partsOf(fields);
  out.text('[');
  for (const [at, row] of rows.entries()) {
    out.text(at === 0 ? '{' : ',{');
    for (const { name, place, isPrice, read } of parts) {
      out.bytes(name);
      if (place < 0) out.text(textOf(read(row)));
      else if (isPrice) out.hundredths(row.odds[place]!);
      else out.wholeNumber(row.odds[place]!);
    }
    out.text('}');
  }
  out.text(']');
}

/** The JSON that follows the rows of a page. */
export interface PagePlace {
  readonly page: number;
  readonly perPage: number;
  readonly hasMore: boolean;
}

/** A page of rows as JSON: `{items, page, per_page, has_more}`; as {@link writeRows} otherwise. */
export function pageAsJson(
  rows: readonly RawOddsRow[],
  fields: readonly RowField[] | null,
  { page, perPage, hasMore }: PagePlace,
): Buffer {
  const out = new JsonBytes();
  out.text('{"items":');
  writeRows(out, rows, fields);
  out.text(`,"page":${page},"per_page":${perPage},"has_more":${hasMore}}`);
  return out.finish();
}
