import { Module } from '@nestjs/common';
import { ImageStore } from './image-store';
import { ImagesService } from './images.service';

/** Image files of picks and winners club entries. */
@Module({ providers: [ImageStore, ImagesService], exports: [ImagesService] })
export class ImagesModule {}
