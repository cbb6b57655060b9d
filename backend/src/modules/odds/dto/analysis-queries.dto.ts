import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ValidateWith } from '../../../platform/http/fields';
import { IntegerBetween, IntegerText } from '../../../platform/http/integer-text';
import { tr } from '../../../platform/locale/tr';
import type { FilterType } from '../../../archive/question/odds-query';
import { MOST_SIMILAR } from '../../../archive/answers/similar';
import type { RowField } from '../../../archive/catalogue/row-fields';
import { readDateFilter } from '../../../archive/question/date-filter';
import { readFields } from '../../../archive/question/parameters';
import { isPercentMoved, MOST_PERCENT_MOVED } from '../../../archive/question/movement';
import { isMarketKey, MAIN_MARKETS } from '../../../archive/catalogue/columns';
import {
  type Closeness,
  CLOSENESSES,
  type Tolerance,
  TOLERANCES,
} from '../../../archive/statistics/scan/same-odds';
import type { Day } from '../../../platform/wire-types';

function unknownGroup(value: unknown): string | null {
  const unknown = (value as string[]).find((key) => !isMarketKey(key));
  return unknown === undefined ? null : tr.analysis.unknownGroup(unknown);
}

/** Keys of markets, separated by commas; an empty text is none given. */
const GroupsField = (byDefault: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      example: 'ft,uo_25',
      description: `Keys of groups (\`GET /api/odd-columns\`), separated by commas; default ${byDefault}.`,
    }),
    Transform(({ value }: { value: unknown }) => {
      const keys = [value].flat().join(',').split(',');
      const written = keys.map((key) => key.trim()).filter((key) => key !== '');
      return written.length === 0 ? undefined : [...new Set(written)];
    }),
    IsOptional(),
    ValidateWith('unknownGroup', unknownGroup),
  );

const FilterTypeField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      enum: [1, 2],
      description: '1 opening, 2 closing; default closing where they have the prices, otherwise opening.',
    }),
    IsOptional(),
    IntegerText(),
    IsIn([1, 2], { message: tr.filters.notFilterType }),
  );

function notDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return tr.analysis.day;
  const days = readDateFilter(value, value);
  return days.ok ? null : days.error;
}

const YES_OR_NO = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

/** The fields that a text names; the text itself where it names others. */
function fieldsIn(value: unknown): unknown {
  if (value === undefined) return undefined;
  const text = [value].flat().join(',');
  const fields = readFields(text);
  return fields.ok ? fields.value : text;
}

function notFields(value: unknown): string | null {
  const fields = readFields(String(value));
  return fields.ok ? null : fields.error;
}

export class SimilarMatchesQuery {
  @FilterTypeField()
  filter_type?: FilterType;

  @GroupsField('`ft,uo_25` as far as the match has their prices')
  groups?: string[];

  @ApiPropertyOptional({
    minimum: 1,
    maximum: MOST_SIMILAR,
    description: `So many of the nearest; left out: all within a point of probability, at least 50, at most ${MOST_SIMILAR}.`,
  })
  @IsOptional()
  @IntegerBetween(1, MOST_SIMILAR, tr.analysis.limit(MOST_SIMILAR))
  limit?: number;

  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: "Only matches of the match's own competition; default `false`.",
  })
  @Transform(({ value }: { value: unknown }) => YES_OR_NO.get(value) ?? value)
  @IsOptional()
  @IsBoolean({ message: tr.analysis.sameCompetition })
  same_competition?: boolean;

  @ApiPropertyOptional({
    type: String,
    example: 'id,match_name,ft_1_odd',
    description: 'Names of the wanted values, separated by commas; all when left out.',
  })
  @Transform(({ value }: { value: unknown }) => fieldsIn(value))
  @IsOptional()
  @ValidateWith('fields', notFields)
  fields?: RowField[];
}

export class DayScanQuery {
  /** Default: today in Istanbul. */
  @IsOptional()
  @ValidateWith('day', notDay)
  date?: Day;

  @GroupsField(`\`${MAIN_MARKETS.map(({ key }) => key).join()}\``)
  groups?: string[];

  @ApiPropertyOptional({
    type: String,
    enum: ['auto', ...CLOSENESSES.map(String)],
    description:
      'How far calibrated probabilities may differ and still say the same, in points; `auto`, the default: for each match and group the smallest with at least 100 matches of at least 10 days, otherwise 2 points if those are 30 of 10 days.',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => CLOSENESSES.find((each) => String(each) === value) ?? value)
  @IsIn(['auto', ...CLOSENESSES], { message: tr.analysis.closeness })
  closeness?: Closeness;

  @ApiPropertyOptional({
    type: String,
    enum: TOLERANCES.map(String),
    description:
      'Compares prices instead of probabilities: how far each may differ and still be the same, in hundredths. Not together with `closeness`.',
  })
  @IsOptional()
  @IntegerText()
  @IsIn([...TOLERANCES], { message: tr.analysis.tolerance })
  @ValidateWith('oneSameness', (_, sent) =>
    (sent as DayScanQuery).closeness === undefined ? null : tr.analysis.oneSameness,
  )
  tolerance?: Tolerance;

  @FilterTypeField()
  filter_type?: FilterType;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: -MOST_PERCENT_MOVED,
    maximum: MOST_PERCENT_MOVED,
    example: -10,
    description:
      'Keeps matches in which a price of the groups fell (negative) or rose by more than so many percent from opening to closing.',
  })
  @IsOptional()
  @IntegerText()
  @ValidateWith('movement', (value) =>
    isPercentMoved(value) ? null : tr.analysis.movement(MOST_PERCENT_MOVED),
  )
  movement?: number;
}
