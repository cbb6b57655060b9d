import { Inject, Injectable } from '@nestjs/common';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_FOLDERS } from '../../../platform/files/data-folders';
import { storedPath } from '../../../platform/files/stored-path';
import { writeNewFile } from '../../../platform/files/write-new-file';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { SharedFiles } from '../../../platform/database/files/shared-files';
import { IMAGE_NAME, newImageName, smallImageName } from '../name/image-name';

/** Folder of the picks' images. */
export const imageFolder = (settings: Pick<Settings, 'dataDir'>): string =>
  join(settings.dataDir, DATA_FOLDERS.images);

/** An image's path below the data folder. */
export const imagePath = (name: string): string => `${DATA_FOLDERS.images}/${name}`;

/** Image files of picks and winners, each under a name of the store's own making. */
@Injectable()
export class ImageStore {
  private readonly folder: string;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'dataDir'>,
    private readonly files: SharedFiles,
  ) {
    this.folder = imageFolder(settings);
  }

  /** Keeps a WebP image and returns its name. */
  async add(webp: Buffer): Promise<string> {
    const name = newImageName();
    await writeNewFile(join(this.folder, name), webp);
    await this.files.keep(imagePath(name));
    return name;
  }

  /** Removes an image in all its sizes; one that isn't there, or a name that can't be one, is fine. */
  async remove(name: string): Promise<void> {
    const path = storedPath(this.folder, name, IMAGE_NAME);
    if (path === null) return;
    await this.files.remove(imagePath(name));
    // after the image, or a request that comes between the two makes the small one again
    await rm(smallImageName(path), { force: true });
  }
}
