import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { ReleaseDto, SiteStateDto } from '../dto/site-state.dto';
import { SiteStateService } from './site-state.service';

@ApiTags('site-state')
@Roles('admin')
@Controller('site-state')
export class SiteStateController {
  constructor(private readonly state: SiteStateService) {}

  @Get()
  readSiteState(): Promise<SiteStateDto> {
    return this.state.read();
  }

  /** Lets mails, Telegram messages and feeds leave a restored copy. Released already, it changes nothing. */
  @Post('release')
  @HttpCode(200)
  async releaseCopy(@CurrentUser() who: Identity, @Body() { waiting }: ReleaseDto): Promise<SiteStateDto> {
    await this.state.releaseAs(who, waiting);
    return this.state.read();
  }
}
