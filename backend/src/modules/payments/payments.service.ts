import { Injectable } from '@nestjs/common';
import type { ReadStream } from 'node:fs';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import { RateLimits } from '../../platform/http/rate-limits';
import type { ReceivedFile } from '../../platform/http/single-file';
import type { TablePage } from '../../platform/http/table-page';
import { tr } from '../../platform/locale/tr';
import { plainLine } from '../../platform/text/plain-text';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { PersonalData } from '../users/personal-data/personal-data';
import { UsersService } from '../users/users.service';
import type { PackageDto, ReceiptRow, ReceiptsQuery } from './dto/payments.dto';
import { PdfCheck } from './receipt-file/pdf';
import { ReceiptFiles } from './receipt-file/receipt-files';
import { Receipt } from './entities/receipt.entity';
import { ReceiptsRepository, toReceiptRow } from './entities/receipts.repository';

/** Receipts of one member that may wait for a decision at the same time. */
const MOST_PENDING = 5;
const LONGEST_FILE_NAME = 120;

/** Receipts of bank transfers, as members send them in. */
@Injectable()
export class PaymentsService {
  private readonly pdfs = new PdfCheck(this.limits.limit('slow-receipt', 3, 60 * 60));
  private readonly uploads = this.limits.limit('receipt', 20, 60 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly receipts: ReceiptsRepository,
    private readonly files: ReceiptFiles,
    private readonly users: UsersService,
    personalData: PersonalData,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    personalData.add({
      name: 'receipts',
      collect: async (userId) =>
        (await this.receipts.ofUser(userId)).map(({ user_id: _, stored_name: __, ...receipt }) => receipt),
      erase: async (userId) => {
        for (const { stored_name } of await this.receipts.ofUser(userId))
          await this.database.afterCommit(() => this.files.remove(stored_name));
      },
    });
  }

  /** A member sees the own receipts, an admin all or, when asked so, the own ones. */
  async list(
    { userId, role }: Identity,
    { status, mine, ...query }: ReceiptsQuery,
  ): Promise<TablePage<ReceiptRow>> {
    const whose = role === 'admin' && mine === undefined ? {} : { userId };
    return (await this.receipts.read(query, { ...whose, status })).map((rows) => rows.map(toReceiptRow));
  }

  /**
   * Takes a receipt in. A refused one leaves nothing behind.
   * @throws AppError VALIDATION_FAILED without a file, UNSUPPORTED_MEDIA_TYPE for anything but a PDF, CONFLICT when
   * too many wait already, TOO_MANY_REQUESTS, UNAVAILABLE
   */
  async send(
    who: Identity,
    { duration_type }: PackageDto,
    file: ReceivedFile | undefined,
  ): Promise<ReceiptRow> {
    if (!file) throw new AppError('VALIDATION_FAILED', { fields: { file: tr.payments.fileRequired } });
    await this.uploads.count(who.userId);
    const pdf = await this.pdfs.pdfOf(who.userId, file.buffer);
    await this.refuseTooMany(who.userId);
    const stored_name = await this.files.save(pdf);
    try {
      return await this.database.transaction(async () => {
        await this.users.lock([who.userId]);
        await this.refuseTooMany(who.userId);
        const id = await this.database.insert(Receipt, {
          user_id: who.userId,
          duration_type,
          stored_name,
          file_name: shownName(file.originalname),
          size: pdf.length,
          status: 'pending',
          created_at: this.clock.now(),
        });
        return toReceiptRow((await this.receipts.find(id))!);
      });
    } catch (error) {
      await this.files.remove(stored_name);
      throw error;
    }
  }

  /** @throws AppError NOT_FOUND, for somebody else's receipt too */
  async open({ userId, role }: Identity, id: number): Promise<ReadStream> {
    const receipt = await this.receipts.find(id);
    const may = receipt !== null && (role === 'admin' || receipt.user_id === userId);
    const stream = may ? await this.files.read(receipt.stored_name) : null;
    if (!stream) throw new AppError('NOT_FOUND');
    return stream;
  }

  private async refuseTooMany(userId: number): Promise<void> {
    const pending = await this.database.manager.countBy(Receipt, { user_id: userId, status: 'pending' });
    if (pending >= MOST_PENDING)
      throw new AppError('CONFLICT', { message: tr.payments.tooManyPending(MOST_PENDING) });
  }
}

/** The sender's own name of a file, without folders, short enough to keep. */
function shownName(name: string): string {
  const bare = plainLine(name.split(/[/\\]/).at(-1) ?? '');
  return [...bare].slice(-LONGEST_FILE_NAME).join('') || 'dekont.pdf';
}
