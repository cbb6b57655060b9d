import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access';
import { AppError } from '../../common/errors/app-error';
import { IndexKeeper, type IndexState } from '../odds/engine/index-keeper';

class IndexStateDto implements IndexState {
  @ApiProperty({ enum: ['loading', 'ready', 'off'], description: 'Until it is ready the database searches.' })
  state: IndexState['state'];

  @ApiProperty({ type: 'integer', nullable: true, description: 'Matches.' })
  rows: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Memory of all columns.' })
  bytes: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'How long the last load took.' })
  seconds: number | null;
}

class HealthAnswer {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';

  @ApiProperty({ enum: ['ok'] })
  database: 'ok';

  @ApiProperty({ description: 'The column index of the odds archive.' })
  index: IndexStateDto;
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly odds: IndexKeeper,
  ) {}

  /** Ready to serve: the database answers. 503 otherwise. */
  @Public()
  @Get()
  @ApiOkResponse({ type: HealthAnswer })
  async read(): Promise<HealthAnswer> {
    try {
      await this.database.query('SELECT 1');
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
    }
    return { status: 'ok', database: 'ok', index: this.odds.state };
  }
}
