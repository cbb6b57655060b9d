import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReadStream } from 'node:fs';
import { DURATION_MINUTES } from '../../common/access/durations';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import { RateLimits } from '../../common/http/rate-limits';
import type { ReceivedFile } from '../../common/http/single-file';
import type { TablePage } from '../../common/http/table-page';
import { tr } from '../../common/locale/tr';
import { plainLine } from '../../common/text/plain-text';
import { Clock } from '../../common/time/clock';
import { Database } from '../../database/database';
import { AuditService } from '../audit/audit.service';
import { MailService } from '../mail/mail.service';
import { MembershipService } from '../subscriptions/membership.service';
import { PersonalData } from '../users/personal-data/personal-data';
import { referenceCode } from '../users/names/reference-code';
import { UsersService } from '../users/users.service';
import type { PackageDto, ReceiptRow, ReceiptsQuery, RejectionDto } from './dto/payments.dto';
import { PdfCheck } from './receipt-file/pdf';
import { ReceiptFiles } from './receipt-file/receipt-files';
import { Receipt } from './entities/receipt.entity';
import { ReceiptsRepository } from './entities/receipts.repository';

/** Receipts of one member that may wait for a decision at the same time. */
const MOST_PENDING = 5;
const LONGEST_FILE_NAME = 120;

/** Bank transfers: members send receipts in, admins decide on them. */
@Injectable()
export class PaymentsService implements OnModuleInit {
  private readonly pdfs = new PdfCheck(this.limits.limit('slow-receipt', 3, 60 * 60));
  private readonly uploads = this.limits.limit('receipt', 20, 60 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly receipts: ReceiptsRepository,
    private readonly files: ReceiptFiles,
    private readonly users: UsersService,
    private readonly membership: MembershipService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly personalData: PersonalData,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'receipts',
      collect: async (userId) =>
        (await this.ofUser(userId)).map(({ user_id: _, stored_name: __, ...receipt }) => receipt),
      erase: async (userId) => {
        for (const { stored_name } of await this.ofUser(userId))
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
    return (await this.receipts.read(query, { ...whose, status })).map((rows) => rows.map(toRow));
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
        return toRow((await this.find(id))!);
      });
    } catch (error) {
      await this.files.remove(stored_name);
      throw error;
    }
  }

  /** @throws AppError NOT_FOUND, for somebody else's receipt too */
  async open({ userId, role }: Identity, id: number): Promise<ReadStream> {
    const receipt = await this.find(id);
    const may = receipt !== null && (role === 'admin' || receipt.user_id === userId);
    const stream = may ? await this.files.read(receipt.stored_name) : null;
    if (!stream) throw new AppError('NOT_FOUND');
    return stream;
  }

  /** Grants a package for a receipt, once. @throws AppError NOT_FOUND, RECEIPT_DECIDED */
  approve(who: Identity, id: number, { duration_type: type }: PackageDto): Promise<ReceiptRow> {
    return this.decide(who, id, 'approve', async ({ user_id: userId }) => {
      await this.membership.grant({ userId, minutes: DURATION_MINUTES[type], type });
      return { status: 'approved', granted_duration_type: type };
    });
  }

  /** Rejects a receipt and mails the member the reason. @throws AppError NOT_FOUND, RECEIPT_DECIDED */
  reject(who: Identity, id: number, { reason }: RejectionDto): Promise<ReceiptRow> {
    return this.decide(who, id, 'reject', async ({ user }) => {
      await this.mail.queue({
        template: 'receipt-rejected',
        to: user.email,
        userId: user.id,
        data: { username: user.username, reason },
      });
      return { status: 'rejected', reason };
    });
  }

  private async decide(
    who: Identity,
    id: number,
    action: string,
    decision: (receipt: Receipt) => Promise<Partial<Receipt>>,
  ): Promise<ReceiptRow> {
    const { after } = await this.audit.write({ who, action, entity: 'receipts' }, async () => {
      await this.database.lockRows(Receipt, [id]);
      const before = await this.find(id);
      if (!before) throw new AppError('NOT_FOUND');
      if (before.status !== 'pending') throw new AppError('RECEIPT_DECIDED');
      const values = { ...(await decision(before)), decided_at: this.clock.now() };
      await this.database.manager.update(Receipt, { id }, values);
      return { before: toRow(before), after: toRow({ ...before, ...values }) };
    });
    return after;
  }

  /** The receipt with its account. */
  private find(id: number): Promise<Receipt | null> {
    return this.database.manager.findOne(Receipt, { where: { id }, relations: { user: true } });
  }

  private ofUser(userId: number): Promise<Receipt[]> {
    return this.database.manager.find(Receipt, { where: { user_id: userId }, order: { id: 'ASC' } });
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

function toRow(receipt: Receipt): ReceiptRow {
  return {
    id: receipt.id,
    user_id: receipt.user_id,
    username: receipt.user.username,
    email: receipt.user.email,
    reference_code: referenceCode(receipt.user_id),
    duration_type: receipt.duration_type,
    file_name: receipt.file_name,
    size: receipt.size,
    status: receipt.status,
    reason: receipt.reason,
    granted_duration_type: receipt.granted_duration_type,
    decided_at: receipt.decided_at?.toISOString() ?? null,
    created_at: receipt.created_at.toISOString(),
  };
}
