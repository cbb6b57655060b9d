import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access';
import { AppError } from '../../common/errors/app-error';
import { Draining } from '../../common/shutdown/draining';
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

class LiveAnswer {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

class HealthAnswer extends LiveAnswer {
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
    private readonly draining: Draining,
  ) {}

  /** Ready to serve: the database answers. 503 otherwise. */
  @Public()
  @Get()
  @ApiOkResponse({ type: HealthAnswer })
  read(): Promise<HealthAnswer> {
    return this.state();
  }

  /** The process answers; nothing else is asked. Whoever gets no answer may start it anew. */
  @Public()
  @Get('live')
  @ApiOkResponse({ type: LiveAnswer })
  readLive(): LiveAnswer {
    return { status: 'ok' };
  }

  /** Whether to send visitors here: the database answers, and the process is not about to end. 503 otherwise. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ type: HealthAnswer })
  async readReady(): Promise<HealthAnswer> {
    if (this.draining.hasBegun) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    return this.state();
  }

  private async state(): Promise<HealthAnswer> {
    try {
      await this.database.query('SELECT 1');
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
    }
    return { status: 'ok', database: 'ok', index: this.odds.state };
  }
}
