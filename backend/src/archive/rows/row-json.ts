import { FIELD_ALIASES, isCodeField, isOddField } from '../catalogue/columns';
import { ROW_FIELDS, type RowField } from '../catalogue/row-fields';
import { offsetOf, storedPlace } from '../columns/layout';
import { JsonBytes, type JsonWords, jsonWords } from './json-bytes';
import { type OddsRow, readerOf, type WireValue } from './odds-row';

/** A price or code of a row with what comes before it: the separator and its name. */
interface NumberPart {
  readonly name: JsonWords;
  /** Place among the prices and codes. */
  readonly place: number;
  readonly isPrice: boolean;
  /** By how much its cells are higher than its numbers. */
  readonly offset: number;
}

/** Another value of a row with what comes before it. */
interface TextPart {
  readonly name: string;
  readonly read: (row: OddsRow) => WireValue;
}

/** Parts of a row: texts that stand together, or a number. */
type Part = readonly TextPart[] | NumberPart;

function partsOf(fields: readonly RowField[]): readonly Part[] {
  const parts: (TextPart[] | NumberPart)[] = [];
  for (const [at, field] of [...new Set(fields)].entries()) {
    const stored = FIELD_ALIASES.get(field) ?? field;
    const name = `${at === 0 ? '' : ','}${JSON.stringify(field)}:`;
    const isPrice = isOddField(stored);
    if (isPrice || isCodeField(stored)) {
      parts.push({ name: jsonWords(name), place: storedPlace(stored), isPrice, offset: offsetOf(stored) });
      continue;
    }
    const last = parts.at(-1);
    const text = { name, read: readerOf(field) };
    if (Array.isArray(last)) last.push(text);
    else parts.push([text]);
  }
  return parts;
}

const ALL_PARTS = partsOf(ROW_FIELDS);

/** Lists as JSON: those of winners are one object per result of a match. */
const lists = new WeakMap<readonly string[], string>();

function textOf(value: WireValue): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return value === null ? 'null' : JSON.stringify(value);
  const known = lists.get(value) ?? JSON.stringify(value);
  lists.set(value, known);
  return known;
}

const isText = (part: Part): part is readonly TextPart[] => Array.isArray(part);

/** Texts in one piece: each piece costs a call into Node. */
function joined(texts: readonly TextPart[], row: OddsRow): string {
  let json = '';
  for (const { name, read } of texts) json += name + textOf(read(row));
  return json;
}

/**
 * Adds rows as the JSON of what `toWireRow` gives, in brackets, without making objects and texts of their values
 * first: that would take several times as long as reading them.
 * @param fields wanted values in order; null = all
 */
export function writeRows(
  out: JsonBytes,
  rows: readonly OddsRow[],
  fields: readonly RowField[] | null,
): void {
  const parts = fields === null ? ALL_PARTS : partsOf(fields);
  out.text('[');
  for (const [at, row] of rows.entries()) {
    out.text(at === 0 ? '{' : ',{');
    for (const part of parts) {
      if (isText(part)) out.text(joined(part, row));
      else {
        const cell = row.odds[part.place]!;
        out.words(part.name);
        if (cell === 0) out.null();
        else if (part.isPrice) out.hundredths(cell);
        else out.wholeNumber(cell - part.offset);
      }
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
  rows: readonly OddsRow[],
  fields: readonly RowField[] | null,
  { page, perPage, hasMore }: PagePlace,
): Buffer {
  const out = new JsonBytes();
  out.text('{"items":');
  writeRows(out, rows, fields);
  out.text(`,"page":${page},"per_page":${perPage},"has_more":${hasMore}}`);
  return out.finish();
}
