import { ApiProperty } from '@nestjs/swagger';
import { PageField, PerPageField } from '../../../common/http/page-fields';
import { CurvePointDto } from '../../odds/dto/backtest.dto';
import { PostSelectionDto } from './picks.dto';

const figure = (description: string) => ({ type: Number, nullable: true, description });

/** What an editor's selections come to, one unit on each: what everybody may know. */
export class EditorFiguresDto {
  @ApiProperty()
  author: string;

  @ApiProperty({ type: 'integer', description: 'All selections, open and void ones too.' })
  picks: number;

  @ApiProperty({ type: 'integer', description: 'Won and lost ones.' })
  settled: number;

  @ApiProperty({ type: 'integer' })
  won: number;

  @ApiProperty(figure('Over the settled ones, as all that follows.'))
  mean_odd: number | null;

  @ApiProperty({ description: 'Units won less units staked.' })
  profit: number;

  @ApiProperty(figure('Yield: profit per unit staked.'))
  return_rate: number | null;

  @ApiProperty(figure('Lower bound of the 95 % interval; null under two.'))
  return_low: number | null;

  @ApiProperty(figure('Upper bound.'))
  return_high: number | null;
}

export class EditorsAnswer {
  @ApiProperty({ type: [EditorFiguresDto] })
  editors: EditorFiguresDto[];
}

/** The public part of an editor's record. */
export class EditorSummaryDto extends EditorFiguresDto {
  @ApiProperty({ type: [CurvePointDto], description: 'After each match day, at most 400 of them.' })
  curve: CurvePointDto[];
}

export class ClosingLineDto {
  @ApiProperty({
    type: 'integer',
    description:
      'Selections whose match has kicked off, is not void, and has a wholly priced closing market.',
  })
  n: number;

  @ApiProperty(figure('Mean of price ÷ calibrated fair closing odd − 1.'))
  mean: number | null;
}

export class CouponCountsDto {
  @ApiProperty({ type: 'integer', description: 'Posts with several selections that are won or lost.' })
  settled: number;

  @ApiProperty({ type: 'integer', description: 'All selections that are not void have won.' })
  won: number;
}

export class MonthTotalsDto {
  @ApiProperty({ example: '2026-11', description: 'Of the match day.' })
  month: string;

  @ApiProperty({ type: 'integer' })
  picks: number;

  @ApiProperty({ type: 'integer' })
  settled: number;

  @ApiProperty({ type: 'integer' })
  won: number;

  @ApiProperty({ description: 'In units.' })
  profit: number;
}

export class EditorRecordDto extends EditorSummaryDto {
  @ApiProperty({ type: ClosingLineDto })
  closing_line: ClosingLineDto;

  @ApiProperty({ type: CouponCountsDto })
  coupons: CouponCountsDto;

  @ApiProperty({ type: [MonthTotalsDto] })
  months: MonthTotalsDto[];
}

/** A selection of an editor, wherever it stands. */
export class EditorPickDto extends PostSelectionDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Place in the record, of invented ones in theirs; null before kick-off.',
  })
  seq: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null when the post is deleted.' })
  post_id: number | null;
}

export class EditorPicksQuery {
  @PageField({ default: 1 })
  page?: number;

  @PerPageField({ default: 50 })
  per_page?: number;
}

export class EditorPicksPage {
  @ApiProperty({ type: [EditorPickDto], description: 'The latest kick-off first.' })
  picks: EditorPickDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}
