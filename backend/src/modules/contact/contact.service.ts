import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '../../platform/http/message-answer';
import { RateLimits } from '../../platform/http/rate-limits';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { contactColumns } from './entities/contact-columns';
import { ContactMessage } from './entities/contact-message.entity';
import type { ContactDto } from './dto/contact.dto';

/** The contact form. */
@Injectable()
export class ContactService {
  /** Messages from one address in ten minutes: many phones share one address on mobile networks. */
  private readonly limit = this.limits.addressLimit('contact', 10, 10 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a message. A robot that filled the trap gets the same answer, and its message is not kept.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async receive({ website, token: _, ...message }: ContactDto, address: string): Promise<MessageAnswer> {
    await this.limit.count(address);
    const isRobot = website !== undefined && website !== null && website !== '';
    if (!isRobot) {
      const row = contactColumns({ ...message, created_at: this.clock.now() });
      await this.database.insert(ContactMessage, row);
    }
    return { message: tr.contact.received };
  }
}
