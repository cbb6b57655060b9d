import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access';
import { DailyExampleAnswer, DailyExampleService } from './daily-example.service';

@ApiTags('odds')
@Controller()
export class DailyExampleController {
  constructor(private readonly examples: DailyExampleService) {}

  /** What the archive tells about one match of yesterday, the same for everybody all day. */
  @Public()
  @Get('daily-example')
  async readDailyExample(): Promise<DailyExampleAnswer> {
    return { example: await this.examples.read() };
  }
}
