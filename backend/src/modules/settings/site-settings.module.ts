import { Module } from '@nestjs/common';
import { OddsModule } from '../odds/odds.module';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';

/** What the site tells everybody about itself. */
@Module({ imports: [OddsModule], controllers: [SettingsController], providers: [SettingsService] })
export class SiteSettingsModule {}
