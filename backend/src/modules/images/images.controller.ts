import { Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import type { ReceivedFile } from '../../platform/http/single-file';
import { ApiImageForm, ImageUpload } from './upload/image-upload';
import { ImagesService } from './images.service';

export class StoredImage {
  /** Below `/assets/kupon/`. */
  image_filename: string;
}

@ApiTags('images')
@Roles('admin')
@Controller('images')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  /** Keeps an image that a setting or row is to name. */
  @Post()
  @ImageUpload()
  @ApiImageForm()
  uploadImage(
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<StoredImage> {
    return this.images.keep(image, who);
  }
}
