import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../../common/access/access';
import type { Identity } from '../../common/access/role';
import { ProductsAnswer, PublicSettings, SettingsChangeDto } from './dto/settings.dto';
import { SettingsService } from './settings.service';

@ApiTags('settings')
@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Get('settings')
  @ApiOkResponse({ type: PublicSettings })
  readSettings(): Promise<PublicSettings> {
    return this.settings.publicPart();
  }

  @Roles('admin')
  @Put('settings')
  @ApiOkResponse({ type: PublicSettings })
  changeSettings(@CurrentUser() who: Identity, @Body() changes: SettingsChangeDto): Promise<PublicSettings> {
    return this.settings.change(who, changes);
  }

  /** Packages on sale with their prices. */
  @Public()
  @Get('products')
  @ApiOkResponse({ type: ProductsAnswer })
  async listProducts(): Promise<ProductsAnswer> {
    return { products: await this.settings.products() };
  }
}
