import { Controller, Get } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access';
import { AppError } from '../../common/errors/app-error';
import { Draining } from '../../common/shutdown/draining';
import { IndexKeeper, type IndexState } from '../odds/engine/index-keeper';
import { DatabaseCondition } from './database-condition';

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

type ReadyAnswer = Omit<HealthAnswer, 'database'> & { database: 'ok' | 'damaged' };

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly odds: IndexKeeper,
    private readonly draining: Draining,
    private readonly condition: DatabaseCondition,
  ) {}

  /** All is well: the database answers, and nobody has come upon damage in it. 503 otherwise. */
  @Public()
  @Get()
  @ApiOkResponse({ type: HealthAnswer })
  async read(): Promise<HealthAnswer> {
    await this.askDatabase();
    if (this.condition.isDamaged) throw new AppError('DATABASE_DAMAGED');
    return { status: 'ok', database: 'ok', index: this.odds.state };
  }

  /** The process answers; nothing else is asked. Whoever gets no answer may start it anew. */
  @Public()
  @Get('live')
  @ApiExcludeEndpoint()
  readLive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Whether to send visitors here: the database answers, and the process is not about to end. 503 otherwise. Damage turns
   * nobody away: most of the site works, and what doesn't says so.
   */
  @Public()
  @Get('ready')
  @ApiExcludeEndpoint()
  async readReady(): Promise<ReadyAnswer> {
    if (this.draining.hasBegun) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    await this.askDatabase();
    return {
      status: 'ok',
      database: this.condition.isDamaged ? 'damaged' : 'ok',
      index: this.odds.state,
    };
  }

  private async askDatabase(): Promise<void> {
    try {
      await this.database.query('SELECT 1');
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
    }
  }
}
