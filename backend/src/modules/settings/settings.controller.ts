import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { ProductsAnswer, PublicSettings } from './dto/settings.dto';
import { SettingsService } from './settings.service';

@ApiTags('settings')
@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Get('settings')
  readSettings(): Promise<PublicSettings> {
    return this.settings.publicPart();
  }

  /** Packages on sale with their prices. */
  @Public()
  @Get('products')
  async listProducts(): Promise<ProductsAnswer> {
    return { products: await this.settings.products() };
  }
}
