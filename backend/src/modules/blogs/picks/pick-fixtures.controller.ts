import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { PickFixtureDto, PickFixturesQuery, PricedFixtureDto } from './dto/picks.dto';
import { PickFixtures } from './fixtures/pick-fixtures';

@ApiTags('picks')
@Roles('editor', 'admin')
@Controller('pick-fixtures')
export class PickFixturesController {
  constructor(private readonly fixtures: PickFixtures) {}

  /** The fixtures of a day that haven't kicked off, in order of kick-off. */
  @Get()
  listPickFixtures(@Query() { date }: PickFixturesQuery): Promise<PickFixtureDto[]> {
    return this.fixtures.ofDay(date);
  }

  /** A fixture with the prices that would be locked now. */
  @Get(':id')
  @ApiErrors('NOT_FOUND', 'PICK_LOCKED')
  readPickFixture(@Param('id', IdPipe) id: number): Promise<PricedFixtureDto> {
    return this.fixtures.read(id);
  }
}
