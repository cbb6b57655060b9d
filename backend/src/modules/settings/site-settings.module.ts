import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { ImageReferences } from '../images/image-references';
import { ImagesModule } from '../images/images.module';
import { SettingsController } from './settings.controller';
import { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';
import { SiteSetting } from './site-setting.entity';

/** What the site tells everybody about itself, and the admin may change. */
@Module({
  imports: [AuditModule, ImagesModule, TypeOrmModule.forFeature([SiteSetting])],
  controllers: [SettingsController],
  providers: [SettingsRepository, SettingsService],
  exports: [SettingsService],
})
export class SiteSettingsModule implements OnModuleInit {
  constructor(private readonly images: ImageReferences) {}

  onModuleInit(): void {
    this.images.add((manager, name) =>
      manager
        .createQueryBuilder(SiteSetting, 'setting')
        .where('INSTR(setting.value, :name) > 0', { name })
        .getExists(),
    );
  }
}
