import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../common/errors/app-error';

/** White space in a PDF (ISO 32000-2, table 1), which mailers and copiers also leave behind its end. */
const BLANKS = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const END = '%%EOF';

const THREAD = join(__dirname, 'pdf-thread.cjs');
/** Milliseconds; a receipt takes a fifth of a second. */
const LONGEST_LOOK = 10_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * Recognises PDFs. Each file is checked in a thread of its own, one after the other, so that what it makes the library
 * do delays no requests.
 */
export class PdfCheck {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Whether a file is a PDF by its content: its first bytes name a PDF version; but for blanks it ends with the mark that
   * ends one (ISO 32000-2, 7.5.2 and 7.5.5), so that nothing else stands behind it; and it opens on a first page, or asks
   * for its password.
   * @throws AppError UNAVAILABLE when looking at it takes too long
   */
  async isPdf(file: Buffer): Promise<boolean> {
    if (!isFramed(file)) return false;
    const opened = this.last.then(() => opens(file));
    this.last = opened.catch(() => undefined);
    return opened;
  }
}

function isFramed(file: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return false;
  let end = file.length;
  while (BLANKS.has(file[end - 1]!)) end -= 1;
  return file.toString('latin1', end - END.length, end) === END;
}

function opens(file: Buffer): Promise<boolean> {
  const data = new Uint8Array(file);
  const thread = new Worker(THREAD, {
    workerData: data,
    transferList: [data.buffer],
    resourceLimits: RESOURCE_LIMITS,
    env: {},
    // what the library prints is about the sender's file
    stdout: true,
    stderr: true,
  });
  return new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('UNAVAILABLE', { retryAfter: 60 })), LONGEST_LOOK);
    thread.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread for a PDF ended with code ${code}`));
    });
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(false);
      else reject(error);
    });
  }).finally(() => thread.terminate());
}
