import { FairQueue } from '../../../common/background/fair-queue';
import { AppError } from '../../../common/errors/app-error';
import type { RateLimit } from '../../../common/http/rate-limit';
import { tr } from '../../../common/locale/tr';
import { lookInThread } from './look-in-thread';

/** White space in a PDF (ISO 32000-2, table 1), which mailers and copiers also leave behind its end. */
const BLANKS = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const END = '%%EOF';

// a sender's eight come in at once, and forty of 5 MiB fit into memory
const LOOKS = {
  atOnce: 2,
  atOncePerKey: 1,
  waitingPerKey: 7,
  waitingInAll: 40,
  refusal: () => new AppError('UNAVAILABLE', { retryAfter: 10 }),
};

/** Recognises PDFs, two at a time and one of a sender. */
export class PdfCheck {
  private readonly looks = new FairQueue<number>(LOOKS);

  /** @param slowFiles how many files of a sender may take too long until none is looked at any more */
  constructor(private readonly slowFiles: RateLimit) {}

  /**
   * Refuses what isn't a PDF by its content: its first bytes name a PDF version; but for blanks it ends with the mark that
   * ends one (ISO 32000-2, 7.5.2 and 7.5.5), so that nothing else stands behind it; and it opens on a first page, or asks
   * for its password.
   * @throws AppError UNSUPPORTED_MEDIA_TYPE, also for a file that takes too long; TOO_MANY_REQUESTS after several of these;
   * UNAVAILABLE when too many files wait
   */
  async refuseOthers(sender: number, file: Buffer): Promise<void> {
    if (!isFramed(file)) throw refusal(tr.payments.notPdf);
    const look = await this.looks.run(sender, async () => {
      await this.slowFiles.count(sender);
      let found: Awaited<ReturnType<typeof lookInThread>> | undefined;
      try {
        return (found = await lookInThread(file));
      } finally {
        if (found !== 'slow') await this.slowFiles.giveBack(sender);
      }
    });
    if (look !== 'opens') throw refusal(look === 'slow' ? tr.payments.tooSlow : tr.payments.notPdf);
  }
}

const refusal = (message: string): AppError =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', { message, fields: { file: message } });

function isFramed(file: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return false;
  let end = file.length;
  while (BLANKS.has(file[end - 1]!)) end -= 1;
  return file.toString('latin1', end - END.length, end) === END;
}
