import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { MapText, ValidateWith } from '../../../platform/http/fields';
import { tr } from '../../../platform/locale/tr';
import { plainLine, textLength } from '../../../platform/text/plain-text';
import type { Instant } from '../../../platform/wire-types';

const KINDS = ['club', 'competition'] as const;
/** @schema {"enumName":"JoinKind"} */
export type JoinKind = (typeof KINDS)[number];
export const JOIN_STATES = ['joining', 'joined', 'parting'] as const;

const LONGEST_CLUB = 100;
const LARGEST_ID = 2_147_483_647;

/** Two names that are to be one. */
export type JoinWish =
  | { kind: 'club'; country_name: string; from: string; into: string }
  | { kind: 'competition'; from: number; into: number };

const isOfCompetitions = (form: unknown): boolean => (form as { kind?: unknown }).kind === 'competition';

function problemOf(value: unknown, form: unknown): string | null {
  if (isOfCompetitions(form)) {
    const isId = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID;
    return isId ? null : tr.validation.positiveInteger;
  }
  if (typeof value !== 'string' || value === '') return tr.archiveNames.nameRequired;
  return textLength(value) > LONGEST_CLUB ? tr.archiveNames.nameTooLong(LONGEST_CLUB) : null;
}

/** The name of a club, or the id of a competition. */
const NameField = (shape: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      example: 'Kobe',
      description: 'The name of a club, or the id of a competition.',
      ...shape,
    }),
    Transform(({ value, obj }: { value: unknown; obj: unknown }) => {
      if (typeof value !== 'string') return value;
      if (isOfCompetitions(obj)) return /^\d{1,15}$/.test(value) ? Number(value) : value;
      return plainLine(value);
    }),
    ValidateBy({
      name: 'joinedName',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => problemOf(value, args!.object) === null,
        defaultMessage: (args?: ValidationArguments) => problemOf(args!.value, args!.object) ?? '',
      },
    }),
  );

const countryProblem = (value: unknown): string | null => {
  if (typeof value !== 'string' || value === '') return tr.archiveNames.countryRequired;
  return textLength(value) > 60 ? tr.archiveNames.nameTooLong(60) : null;
};

class JoinDto {
  @IsIn(KINDS, { message: tr.nameJoins.kind })
  kind: JoinKind;

  /** Of clubs; those of one name in two countries are two. @schema {"maxLength":60} */
  @MapText(plainLine)
  @ValidateIf((form: unknown) => !isOfCompetitions(form))
  @ValidateWith('country', countryProblem)
  country_name?: string;
}

const BODY_SHAPE = {
  oneOf: [
    { type: 'string', minLength: 1, maxLength: LONGEST_CLUB },
    { type: 'integer', minimum: 1 },
  ],
};

export class JoinFormDto extends JoinDto {
  @NameField(BODY_SHAPE)
  from: string | number;

  @NameField(BODY_SHAPE)
  into: string | number;
}

export class JoinPreviewQuery extends JoinDto {
  @NameField({ type: String })
  from: string | number;

  @NameField({ type: String })
  into: string | number;
}

/** A form that was checked, in its two shapes. */
export function wishOf({ kind, country_name, from, into }: JoinFormDto | JoinPreviewQuery): JoinWish {
  return kind === 'club'
    ? { kind, country_name: country_name!, from: String(from), into: String(into) }
    : { kind, from: Number(from), into: Number(into) };
}

export class JoinPreview {
  /** @example Japonya */
  country_name: string;
  /** @example Kobe */
  from_name: string;
  /** @example Vissel Kobe */
  into_name: string;
  /** Matches of the first. */
  matches: number;
}

const nameShape = {
  oneOf: [{ type: 'string' }, { type: 'integer' }],
  description: 'The name of a club, or the id of a competition.',
};

export class NameJoinRow extends JoinPreview {
  id: number;
  kind: JoinKind;

  @ApiProperty(nameShape)
  from: string | number;

  @ApiProperty(nameShape)
  into: string | number;

  /** `joining`, `parting`: its matches are still being changed. */
  state: (typeof JOIN_STATES)[number];
  /** Username of the admin. */
  created_by: string | null;
  created_at: Instant;
}
