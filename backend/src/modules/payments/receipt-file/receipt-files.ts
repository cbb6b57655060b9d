import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type ReadStream, createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_FOLDERS } from '../../../platform/files/data-folders';
import { storedPath } from '../../../platform/files/stored-path';
import { writeNewFile } from '../../../platform/files/write-new-file';
import { SharedFiles } from '../../../platform/database/files/shared-files';
import { SETTINGS, type Settings } from '../../../platform/config/settings';

const RECEIPT_NAME = /^[0-9a-f]{32}\.pdf$/;

const receiptPath = (name: string): string => `${DATA_FOLDERS.receipts}/${name}`;

/** Receipts: bank data, readable by the process alone, under names that can't be guessed. */
@Injectable()
export class ReceiptFiles {
  private readonly folder: string;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly files: SharedFiles,
  ) {
    this.folder = join(settings.dataDir, DATA_FOLDERS.receipts);
  }

  /** Stores a file and returns its name. */
  async save(content: Buffer): Promise<string> {
    const name = `${randomBytes(16).toString('hex')}.pdf`;
    await writeNewFile(join(this.folder, name), content, { file: 0o600, folder: 0o700 });
    await this.files.keep(receiptPath(name));
    return name;
  }

  /** A stream of a stored file, or null when it is gone. */
  async read(name: string): Promise<ReadStream | null> {
    const path = storedPath(this.folder, name, RECEIPT_NAME);
    if (path === null || !(await this.files.fetch(receiptPath(name)))) return null;
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? createReadStream(path) : null;
  }

  /** Removes a file; one that isn't there, or a name that can't be one, is fine. */
  async remove(name: string): Promise<void> {
    const path = storedPath(this.folder, name, RECEIPT_NAME);
    if (path !== null) await this.files.remove(receiptPath(name));
  }
}
