import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access';
import { ArchiveUpkeepDto } from '../dto/archive-upkeep.dto';
import { ArchiveUpkeepService } from './archive-upkeep.service';

@ApiTags('imports')
@Roles('admin')
@Controller('archive-upkeep')
export class ArchiveUpkeepController {
  constructor(private readonly upkeep: ArchiveUpkeepService) {}

  /** How far an archive of an earlier version is on its way to the rules of this one, and what only its files can mend. */
  @Get()
  readArchiveUpkeep(): Promise<ArchiveUpkeepDto> {
    return this.upkeep.answer();
  }
}
