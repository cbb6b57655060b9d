import { Injectable, Logger } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import type { ReceivedFile } from '../../platform/http/single-file';
import { AuditService } from '../audit/audit.service';
import { ImageReferences } from './store/image-references';
import { ImageStore } from './store/image-store';
import { requiredImage } from './upload/image-upload';
import { toWebp } from './upload/to-webp';

/** Keeps the image files in step with the rows that name them. */
@Injectable()
export class ImagesService {
  private readonly logger = new Logger(ImagesService.name);

  constructor(
    private readonly store: ImageStore,
    private readonly references: ImageReferences,
    private readonly audit: AuditService,
  ) {}

  /**
   * Keeps an uploaded image for an admin, who will name it in a setting or row.
   * @throws AppError VALIDATION_FAILED without a file, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
   */
  async keep(file: ReceivedFile | undefined, who: Identity): Promise<{ image_filename: string }> {
    const { after } = await this.withImage(requiredImage(file), (image_filename) =>
      this.audit.write({ who, action: 'create', entity: 'images' }, () =>
        Promise.resolve({ after: { image_filename } }),
      ),
    );
    return after;
  }

  /**
   * Keeps an uploaded image while `work` writes the row that names it; when `work` fails the file goes again.
   * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, and what `work` throws
   */
  async withImage<T>(file: ReceivedFile, work: (name: string) => Promise<T>): Promise<T> {
    const name = await this.store.add(await toWebp(file.buffer));
    try {
      return await work(name);
    } catch (error) {
      await this.store.remove(name);
      throw error;
    }
  }

  /** After a row stopped naming `name`: removes the file, unless another row names it. */
  async release(name: string | null): Promise<void> {
    if (name === null) return;
    try {
      if (!(await this.references.isNamed(name))) await this.store.remove(name);
    } catch (error) {
      // the row is gone already: a file left behind does no harm
      this.logger.warn({ err: error }, 'Could not remove an image');
    }
  }
}
