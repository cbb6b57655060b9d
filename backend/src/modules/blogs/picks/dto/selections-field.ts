import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { ValidateWith } from '../../../../platform/http/fields';
import { tr } from '../../../../platform/locale/tr';
import { marketOf, oddFieldNamed } from '../../../../archive/catalogue/columns';
import type { OddField } from '../../../../archive/catalogue/odds-groups';

/** Selections on a post at most. */
export const MOST_SELECTIONS = 20;

/** A selection as an editor asks for it. */
export interface WantedSelection {
  match_id: number;
  column: OddField;
  /** The price that the editor saw; another one by now is refused. */
  odd?: number;
}

const ITEM = {
  type: 'object',
  required: ['match_id', 'column'],
  additionalProperties: false,
  properties: {
    match_id: { type: 'integer', minimum: 1 },
    column: { type: 'string', example: 'over_25_odd' },
    odd: { type: 'number', description: 'The price that was shown; 409 when it is another one by now.' },
  },
};

/** A body field with the selections of a post: a list, or its JSON text as forms send it. */
export const SelectionsField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      ...({
        oneOf: [{ type: 'array', maxItems: MOST_SELECTIONS, items: ITEM }, { type: 'string' }],
      } as object),
      description: 'At most 20, one for each match and market; a list, in forms its JSON text.',
    }),
    ValidateIf((_, value) => value !== undefined),
    Transform(({ value }: { value: unknown }) =>
      namedColumns(typeof value === 'string' ? parsed(value) : value),
    ),
    ValidateWith('selections', problemOf),
  );

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Second names of columns become the first ones. */
function namedColumns(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    isRecord(item) && typeof item.column === 'string'
      ? { ...item, column: oddFieldNamed(item.column) ?? item.column }
      : item,
  );
}

function problemOf(value: unknown): string | null {
  if (!Array.isArray(value)) return tr.picks.notSelections;
  if (value.length > MOST_SELECTIONS) return tr.picks.tooMany(MOST_SELECTIONS);
  const markets = new Set<string>();
  for (const item of value as unknown[]) {
    if (!isRecord(item)) return tr.picks.notSelections;
    const { match_id: match, column, odd, ...others } = item;
    if (!Number.isSafeInteger(match) || (match as number) < 1 || (match as number) > 2_147_483_647)
      return tr.picks.notSelections;
    if (Object.keys(others).length > 0) return tr.picks.notSelections;
    const field = typeof column === 'string' ? oddFieldNamed(column) : null;
    if (field === null) return tr.picks.noSuchColumn(typeof column === 'string' ? column.slice(0, 40) : '');
    if (odd !== undefined && !(typeof odd === 'number' && Number.isFinite(odd)))
      return tr.picks.notSelections;
    const market = `${match as number} ${marketOf(field).key}`;
    if (markets.has(market)) return tr.picks.sameMarket(marketOf(field).title);
    markets.add(market);
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
