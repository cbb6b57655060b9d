import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { tr } from '../locale/tr';
import { plainLine, plainText, textLength } from '../text/plain-text';
import { IntegerText } from './integer-text';

interface TextRule {
  /** Longest accepted text, in characters. */
  max: number;
  /** Turkish sentence for a missing or empty text. */
  required: string;
  /** Turkish sentence for a longer one. */
  tooLong: string;
  /** Line breaks are kept. */
  multiline?: boolean;
  /** May be left out of the request (not: sent empty). */
  optional?: boolean;
}

/** A body field of plain text, cleaned (`plainText`) before it is checked. */
export function TextField(rule: TextRule): PropertyDecorator {
  const clean = rule.multiline ? plainText : plainLine;
  const problem = (value: unknown): string | null => {
    if (typeof value !== 'string' || value === '') return rule.required;
    return textLength(value) > rule.max ? rule.tooLong : null;
  };
  return applyDecorators(
    rule.optional
      ? ApiPropertyOptional({ maxLength: rule.max })
      : ApiProperty({ minLength: 1, maxLength: rule.max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value)),
    ...(rule.optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateBy({
      name: 'plainText',
      validator: {
        validate: (value: unknown) => problem(value) === null,
        defaultMessage: (args?: ValidationArguments) => problem(args?.value) ?? '',
      },
    }),
  );
}

/** A row's id in a body: a positive integer, or numeric text as the admin forms send it. */
export const IdField = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'integer', minimum: 1 }), IntegerText(), ...idRules());

/** An id that may be missing; empty text means none. */
export const OptionalIdField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, nullable: true }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IntegerText(),
    IsOptional(),
    ...idRules(),
  );

const NOT_AN_ID = { message: tr.validation.positiveInteger };

const idRules = (): PropertyDecorator[] => [
  Max(2_147_483_647, NOT_AN_ID),
  Min(1, NOT_AN_ID),
  IsInt(NOT_AN_ID),
];
