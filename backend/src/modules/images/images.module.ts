import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ImageReferences } from './store/image-references';
import { ImageStore } from './store/image-store';
import { ImagesController } from './images.controller';
import { ImagesService } from './images.service';

/** Image files of picks, winners club entries and settings. */
@Module({
  imports: [AuditModule],
  controllers: [ImagesController],
  providers: [ImageReferences, ImageStore, ImagesService],
  exports: [ImageReferences, ImageStore, ImagesService],
})
export class ImagesModule {}
