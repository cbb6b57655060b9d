import { Logger } from '@nestjs/common';
import { access, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNewFile } from '../../../platform/files/write-new-file';
import { newImageName, SMALL_WIDTH, smallImageName } from '../name/image-name';
import { LARGEST, toWebp } from '../upload/to-webp';

/** Makes the small sizes of a folder's images when they are first asked for: once, and one at a time. */
export class SmallImages {
  private readonly logger = new Logger(SmallImages.name);
  private readonly underWay = new Map<string, Promise<boolean>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly folder: string) {}

  /**
   * Whether the small size of an image is there, which makes it where it can be made.
   * @param original name of the image, `IMAGE_NAME`
   */
  async has(original: string): Promise<boolean> {
    const path = join(this.folder, original);
    if (await exists(smallImageName(path))) return true;
    // names that are made up wait for nothing
    if (!(await exists(path))) return false;
    const underWay = this.underWay.get(original);
    if (underWay) return underWay;
    const making = this.last
      .then(() => this.make(path))
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Could not make the small size of an image');
        return false;
      })
      .finally(() => this.underWay.delete(original));
    this.underWay.set(original, making);
    this.last = making;
    return making;
  }

  private async make(path: string): Promise<boolean> {
    const small = smallImageName(path);
    if (await exists(small)) return true;
    const webp = await toWebp(await readFile(path), { ...LARGEST, width: SMALL_WIDTH });
    const unfinished = join(this.folder, `${newImageName()}.part`);
    await writeNewFile(unfinished, webp);
    await rename(unfinished, small);
    if (await exists(path)) return true;
    // removed meanwhile
    await rm(small, { force: true });
    return false;
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
