import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { tr } from '../locale/tr';
import { readInstant } from '../time/instant-text';
import { plainLine, plainText, textLength } from '../text/plain-text';
import { IntegerBetween } from './integer-text';

interface TextRule {
  /** Longest accepted text, in characters. */
  max: number;
  /** Turkish sentence for a missing or empty text, where it is to name the field. */
  required?: string;
  /** Turkish sentence for a longer one, where it is to name the field. */
  tooLong?: string;
  /** Line breaks are kept. */
  multiline?: boolean;
  /** May be left out of the request (not: sent empty). */
  optional?: boolean;
  /** May be sent empty (not: left out). */
  mayBeEmpty?: boolean;
}

/** Changes a field's text before it is checked; what is no text stays as it came, for the field's rules to refuse. */
export const MapText = (change: (text: string) => unknown): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** A body field of plain text, cleaned (`plainText`) before it is checked. */
export function TextField(rule: TextRule): PropertyDecorator {
  const { max, required = tr.validation.required, tooLong = tr.validation.tooLong(max) } = rule;
  const clean = rule.multiline ? plainText : plainLine;
  const problem = (value: unknown): string | null => {
    if (typeof value !== 'string' || (value === '' && !rule.mayBeEmpty)) return required;
    return textLength(value) > max ? tooLong : null;
  };
  return applyDecorators(
    rule.optional
      ? ApiPropertyOptional({ maxLength: max })
      : ApiProperty({ minLength: rule.mayBeEmpty ? 0 : 1, maxLength: max }),
    MapText(clean),
    ...(rule.optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateWith('plainText', problem),
  );
}

/** A body field with an instant as people write it (`readInstant`); the handler gets a Date. */
export function InstantField({ optional = false } = {}): PropertyDecorator {
  const problem = (value: unknown): string | null => {
    if (value === undefined || value === null || value === '') return tr.rows.dateRequired;
    return value instanceof Date ? null : tr.rows.dateShape;
  };
  const description =
    'ISO 8601, or in Istanbul time `2026-05-17 21:45`, `17.05.2026 21:45`, without time too.';
  const shape = { type: String, example: '2026-05-17T18:45:00.000Z', description };
  return applyDecorators(
    optional ? ApiPropertyOptional(shape) : ApiProperty(shape),
    MapText((text) => readInstant(text) ?? text.trim()),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateWith('instant', problem),
  );
}

/** A row's id in a body: a positive integer, or numeric text as the admin forms send it. */
export const IdField = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'integer', minimum: 1 }), IdRule());

/** An id that may be missing; empty text means none. */
export const OptionalIdField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, nullable: true }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    IdRule(),
  );

/** Whether it may be a row's id. */
export const IdRule = (): PropertyDecorator =>
  IntegerBetween(1, 2_147_483_647, tr.validation.positiveInteger);

/**
 * Valid when `problem` finds nothing to say about the value; its Turkish sentence is the message otherwise. It may look at
 * what else was sent.
 */
export const ValidateWith = (
  name: string,
  problem: (value: unknown, sent: object) => string | null,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args?: ValidationArguments) => problem(value, args?.object ?? {}) === null,
      defaultMessage: (args?: ValidationArguments) => problem(args?.value, args?.object ?? {}) ?? '',
    },
  });

/** A list whose items are no lists: `ValidateNested` goes through those, and finds nothing wrong with empty ones. */
export const NoListInside = (message: string): PropertyDecorator =>
  ValidateWith('listInside', (value) => (Array.isArray(value) && value.some(Array.isArray) ? message : null));
