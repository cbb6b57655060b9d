import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Public } from '../../common/access/access';
import { AppError } from '../../common/errors/app-error';

class HealthAnswer {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';

  @ApiProperty({ enum: ['ok'] })
  database: 'ok';
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

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
    return { status: 'ok', database: 'ok' };
  }
}
