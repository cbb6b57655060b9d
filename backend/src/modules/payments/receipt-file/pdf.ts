import { FairQueue } from '../../../platform/background/fair-queue';
import { AppError } from '../../../platform/errors/app-error';
import { pictureKind } from '../../../platform/files/picture-kind';
import type { RateLimit } from '../../../platform/http/rate-limit';
import { tr } from '../../../platform/locale/tr';
import { lookInThread } from './look-in-thread';

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
   * The PDF of a file, by its content: from the version that it names to the mark that ends it (ISO 32000-2, 7.5.2 and
   * 7.5.5). It opens on a first page, or asks for its password.
   * @returns what is kept and handed out: nothing that mailers and servers put around it
   * @throws AppError UNSUPPORTED_MEDIA_TYPE, also for a file of two kinds and for one that takes too long;
   * TOO_MANY_REQUESTS after several of these; UNAVAILABLE when too many files wait
   */
  async pdfOf(sender: number, file: Buffer): Promise<Buffer> {
    const pdf = cutOut(file);
    if (typeof pdf === 'string') throw refusal(tr.payments[pdf]);
    const look = await this.looks.run(sender, async () => {
      await this.slowFiles.count(sender);
      let found: Awaited<ReturnType<typeof lookInThread>> | undefined;
      try {
        return (found = await lookInThread(pdf));
      } finally {
        if (found !== 'slow') await this.slowFiles.giveBack(sender);
      }
    });
    if (look !== 'opens') throw refusal(look === 'slow' ? tr.payments.tooSlow : tr.payments.notPdf);
    return pdf;
  }
}

const refusal = (message: string): AppError =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', { message, fields: { file: message } });

/** Bytes within which readers look for the beginning. */
const HEAD = 1_024;
const END = '%%EOF';

/** The part of a file that is a PDF, or the sentence that says why there is none. */
function cutOut(file: Buffer): Buffer | 'notPdf' | 'cutOff' | 'picture' {
  if (pictureKind(file)) return 'picture';
  const start = file.toString('latin1', 0, HEAD).search(/%PDF-[12]\.\d/);
  if (start < 0) return 'notPdf';
  const last = file.lastIndexOf(END, undefined, 'latin1');
  if (last < start) return /\d \d+ obj\b/.test(file.toString('latin1')) ? 'cutOff' : 'notPdf';
  // the end of the mark's own line is part of it, and of what a signature is about
  const [mark] = /^%%EOF(\r\n|\n|\r)?/.exec(file.toString('latin1', last, last + END.length + 2))!;
  const end = last + mark.length;
  const isOnlyPdf = !isAnotherKind(file.subarray(0, start)) && !isAnotherKind(file.subarray(end));
  return isOnlyPdf ? file.subarray(start, end) : 'notPdf';
}

/** Beginnings of files that something else than a PDF reader would open: archives, programs, scripts, documents. */
const BEGINNINGS = [
  'PK\x03\x04',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'MZ',
  '\x7fELF',
  '#!',
  '\xd0\xcf\x11\xe0',
  'RIFF',
  '%PDF',
];
/** The directory of an archive, which stands at its end. */
const ARCHIVE_END = 'PK\x05\x06';
const MARKUP = /<[a-z!?/]/i;

/** Whether what stands around a PDF makes a file of two kinds of it. */
function isAnotherKind(around: Buffer): boolean {
  const text = around.toString('latin1').trimStart();
  return (
    BEGINNINGS.some((beginning) => text.startsWith(beginning)) ||
    text.includes(ARCHIVE_END) ||
    MARKUP.test(text) ||
    pictureKind(around) !== null
  );
}
