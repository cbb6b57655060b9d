import { Injectable } from '@nestjs/common';
import { DURATION_MINUTES } from '../../platform/access/durations';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { AuditService } from '../audit/audit.service';
import { MailService } from '../delivery/mail/mail.service';
import { MembershipService } from '../subscriptions/membership.service';
import type { PackageDto, ReceiptRow, RejectionDto } from './dto/payments.dto';
import { Receipt } from './entities/receipt.entity';
import { ReceiptsRepository, toReceiptRow } from './entities/receipts.repository';

/** What admins decide on receipts. */
@Injectable()
export class ReceiptDecisions {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly membership: MembershipService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

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
      await this.mail.queueFor(user, 'receipt-rejected', { reason });
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
      const before = await this.receipts.find(id);
      if (!before) throw new AppError('NOT_FOUND');
      if (before.status !== 'pending') throw new AppError('RECEIPT_DECIDED');
      const values = { ...(await decision(before)), decided_at: this.clock.now() };
      await this.database.manager.update(Receipt, { id }, values);
      return { before: toReceiptRow(before), after: toReceiptRow({ ...before, ...values }) };
    });
    return after;
  }
}
