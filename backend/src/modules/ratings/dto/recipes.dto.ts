import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { ValidateWith, TextField } from '../../../platform/http/fields';
import { IntegerBetween, IntegerText } from '../../../platform/http/integer-text';
import { tr } from '../../../platform/locale/tr';
import { foldText } from '../../../platform/text/fold';
import { isOddField } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { BASES, type Basis } from '../../../archive/rows/likeness';
import type { FilterType } from '../../../archive/question/odds-query';

const said = tr.ratings;

/** Longest name of a rating; its column has the same length. */
const MAX_LABEL = 80;
const MOST_COLUMNS = 20;
const MOST_TOLERANCE = 100;
const MOST_ORDER = 10_000;

const withoutLetters = (label: unknown): string | null =>
  typeof label === 'string' && foldText(label) === '' ? said.labelRequired : null;

function wrongColumns(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return said.columnsRequired;
  if (value.length > MOST_COLUMNS) return said.tooManyColumns(MOST_COLUMNS);
  const unknown = value.find((each) => typeof each !== 'string' || !isOddField(each)) as unknown;
  if (unknown !== undefined) return said.unknownColumn(String(unknown));
  return new Set(value).size < value.length ? said.repeatedColumn : null;
}

/** A list of names, or a text with commas or blanks between them as admin forms send it. */
const asList = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(/[\s,;]+/).filter((name) => name !== '') : value;

/** What the admin form sends. */
export class RecipeFormDto {
  @ValidateWith('letters', withoutLetters)
  @TextField({ max: MAX_LABEL, required: said.labelRequired, tooLong: said.labelTooLong })
  label: string;

  /** 1 opening odds, 2 closing odds. */
  @IntegerText()
  @IsIn([1, 2], { message: tr.filters.notFilterType })
  type: FilterType;

  @ApiProperty({
    oneOf: [
      { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: MOST_COLUMNS },
      { type: 'string', description: 'Names with commas, semicolons or blanks between them.' },
    ],
    example: ['ft_1_odd', 'ft_x_odd'],
  })
  @Transform(asList)
  @ValidateWith('wrongColumns', wrongColumns)
  columns: OddField[];

  @ApiPropertyOptional({
    enum: BASES,
    default: 'price',
    description:
      'What is compared: prices as they are written, or the calibrated probabilities that they state.',
  })
  @IsIn(BASES, { message: said.basis })
  basis: Basis = 'price';

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MOST_TOLERANCE,
    description: 'In hundredths of a price, or in tenths of a point of probability.',
  })
  @IntegerBetween(0, MOST_TOLERANCE, said.tolerance(MOST_TOLERANCE))
  tolerance: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOST_ORDER, description: 'Place in the list.' })
  @IntegerBetween(0, MOST_ORDER, said.order(MOST_ORDER))
  order: number;
}

/** A row of the admin table. */
export class RecipeRow {
  id: number;
  label: string;
  type: FilterType;
  columns: string[];
  basis: Basis;
  /** Hundredths of a price, or tenths of a point of probability. */
  tolerance: number;
  order: number;
}
