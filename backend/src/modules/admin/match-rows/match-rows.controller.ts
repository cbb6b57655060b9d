import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access';
import { MatchRowsPage, MatchRowsQuery } from '../dto/match-rows.dto';
import { MatchRowsService } from './match-rows.service';

@ApiTags('match rows')
@Roles('admin')
@Controller('match-rows')
export class MatchRowsController {
  constructor(private readonly rows: MatchRowsService) {}

  /** Matches that may be one with another, newest day first. */
  @Get()
  listMatchRows(@Query() query: MatchRowsQuery): Promise<MatchRowsPage> {
    return this.rows.list(query);
  }
}
