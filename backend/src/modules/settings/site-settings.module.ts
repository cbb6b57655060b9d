import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { AuditModule } from '../audit/audit.module';
import { ImageReferences } from '../images/store/image-references';
import { ImagesModule } from '../images/images.module';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';
import { SiteSetting } from './entities/site-setting.entity';

/** The site's public settings, which the admin may change. */
@Module({
  imports: [AuditModule, ImagesModule],
  controllers: [SettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SiteSettingsModule {
  constructor(images: ImageReferences, database: Database) {
    images.add((name) =>
      database.manager
        .createQueryBuilder(SiteSetting, 'setting')
        .where('INSTR(setting.value, :name) > 0', { name })
        .getExists(),
    );
  }
}
