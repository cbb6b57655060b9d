import { ApiProperty } from '@nestjs/swagger';
import { isCodeField } from '../../../archive/catalogue/columns';
import { type MatchRowField, MATCH_ROW_FIELDS, type RowField } from '../../../archive/catalogue/row-fields';

const text = { type: String };
const wholeNumber = { type: 'integer' as const };
const result = { enum: ['1', 'X', '2'] };
const nullable = { nullable: true };

const MATCH_FIELD_SCHEMAS: Record<MatchRowField, object> = {
  id: wholeNumber,
  match_date: { ...text, format: 'date', example: '2024-05-17' },
  match_time: { ...text, ...nullable, example: '20:00' },
  country_name: text,
  competition_name: text,
  season_slug: { ...text, example: '2023-2024' },
  code: { ...wholeNumber, ...nullable, description: 'Match code of the bulletin.' },
  match_name: { ...text, example: 'Beşiktaş - Göztepe' },
  home_team: text,
  away_team: text,
  home_ht_score: { ...wholeNumber, ...nullable },
  away_ht_score: { ...wholeNumber, ...nullable },
  home_ft_score: { ...wholeNumber, ...nullable },
  away_ft_score: { ...wholeNumber, ...nullable },
  total_goals: { ...wholeNumber, ...nullable },
  ht_ft_result: { ...text, ...nullable, example: '1/X' },
  winner: { ...result, ...nullable },
  winners: {
    type: [String],
    example: ['ft_1_odd', 'over_25_odd'],
    description:
      'Price columns of the selections that won, in the order of the table; empty until the match is played, and of an awarded one.',
  },
  awarded: {
    type: Boolean,
    description: 'The result was awarded (`hükmen`): it stands, and nothing is settled from it.',
  },
};

/** Declares values of a row on a class, each as the catalogue knows it. */
export const RowProperties =
  (fields: readonly RowField[], { required = true } = {}): ClassDecorator =>
  (target) => {
    for (const field of fields) {
      const ofMatch = (MATCH_ROW_FIELDS as readonly string[]).includes(field);
      const schema = ofMatch
        ? MATCH_FIELD_SCHEMAS[field as MatchRowField]
        : { type: isCodeField(field) ? 'integer' : 'number', nullable: true };
      ApiProperty({ required, ...schema })(target.prototype as object, field);
    }
  };
