import { applyDecorators, Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Members } from '../../../platform/access/access';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { BulletinColumnsDto, BulletinPageDto, LISTED_BULLETIN_GROUPS } from './dto/bulletin.dto';
import { BulletinService } from './bulletin.service';
import { BULLETIN_COLUMNS } from '../../../archive/catalogue/bulletin-groups';
import { OF_BULLETIN } from '../../../archive/question/match-filters';
import { ApiMatchFilters } from '../dto/odds-query.docs';

const ApiBulletinFilters = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({ name: 'page', required: false, type: Number }),
    ApiQuery({ name: 'per_page', required: false, type: Number, description: '1-100, default 50' }),
    ApiQuery({
      name: 'played',
      required: false,
      enum: ['true', 'false'],
      description: 'Matches with or without a full-time score; all when left out.',
    }),
    ...BULLETIN_COLUMNS.map(({ field }) =>
      ApiQuery({
        name: field,
        required: false,
        type: String,
        description:
          field === 'match_date'
            ? 'Contains; `bugün`, `17 Mayıs` and ranges (`..`) as in the odds list.'
            : 'Contains, without case; alternatives with `;`, `!` takes them out; texts with `%`, `<`, `>`, `=`, `±` as in the odds list.',
      }),
    ),
    ...ApiMatchFilters(OF_BULLETIN),
  );

@ApiTags('bulletin')
@Members()
@Controller()
export class BulletinController {
  constructor(private readonly bulletin: BulletinService) {}

  /**
   * Matches with their opening odds, filtered by any columns: those from today on, soonest first, then the archive,
   * newest first.
   */
  @Get('bulten-data')
  @ApiBulletinFilters()
  @ApiErrors('INVALID_FILTER')
  listBulletin(@Query() params: Record<string, unknown>): Promise<BulletinPageDto> {
    return this.bulletin.list(params);
  }

  /** Groups and columns of the bulletin, in order. */
  @Get('bulletin-columns')
  listBulletinColumns(): BulletinColumnsDto {
    return { groups: [...LISTED_BULLETIN_GROUPS] };
  }
}
