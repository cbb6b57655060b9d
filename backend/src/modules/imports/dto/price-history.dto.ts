import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { tr } from '../../../common/locale/tr';
import { FIELD_ALIASES } from '../../../archive/catalogue/columns';
import { HISTORY_FIELDS } from '../history/price-history';

export class PriceHistoryQuery {
  @ApiPropertyOptional({ example: 'ft_1_odd', description: 'A price column; without it all columns.' })
  @IsOptional()
  @IsIn([...HISTORY_FIELDS, ...FIELD_ALIASES.keys()], { message: tr.filters.unknownColumn })
  column?: string;
}

export class PricePointDto {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 1.85,
    description: 'null = not on offer from then on.',
  })
  price: number | null;
}

export class ColumnHistoryDto {
  @ApiProperty({ example: 'ft_1_odd' })
  column: string;

  @ApiProperty({ example: '1' })
  label: string;

  @ApiProperty({ example: 'ft', description: 'Key of the market.' })
  group: string;

  @ApiProperty({ example: 'Maç Sonucu', description: 'Title of the market.' })
  group_title: string;

  @ApiProperty({
    type: [PricePointDto],
    description: 'A point wherever the price changed, and one where it was last seen before kick-off.',
  })
  points: PricePointDto[];
}

export class PriceHistoryDto {
  @ApiProperty()
  match_id: number;

  @ApiProperty({ type: [ColumnHistoryDto], description: 'Columns without a timed price are absent.' })
  history: ColumnHistoryDto[];
}
