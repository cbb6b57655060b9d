import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { ProductsAnswer, PublicSettings } from './dto/settings.dto';
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

  /** Packages on sale with their prices. */
  @Public()
  @Get('products')
  @ApiOkResponse({ type: ProductsAnswer })
  async listProducts(): Promise<ProductsAnswer> {
    return { products: await this.settings.products() };
  }
}
