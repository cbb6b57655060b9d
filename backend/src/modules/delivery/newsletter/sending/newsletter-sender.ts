import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Jobs } from '../../../../platform/background/jobs';
import { Clock } from '../../../../platform/time/clock';
import { Database } from '../../../../platform/database/database';
import { MailService } from '../../mail/mail.service';
import type { LateContent, NewsletterText } from '../../mail/write/templates';
import type { OutboxMessage } from '../../outbox/entities/outbox-message.entity';
import { UsersService } from '../../../users/users.service';
import { NewsletterRepository } from '../entities/newsletter.repository';
import { getsNewsletters } from '../entities/subscriber.entity';
import { UnsubscribeService } from '../unsubscribe.service';
import { Newsletter } from '../entities/newsletter.entity';

/** Mails put into the queue by one transaction. */
const BATCH = 100;

/**
 * Puts the mails of newsletters into the queue, a batch in each transaction. Its progress is stored in the row, so
 * a restart goes on where the last batch ended and no subscriber gets a newsletter twice.
 */
@Injectable()
export class NewsletterSender {
  /** The newsletter that is being sent, so that it is not read again for every mail. */
  private last: { id: number; words: NewsletterText } | null = null;

  constructor(
    private readonly subscribers: NewsletterRepository,
    private readonly unsubscribing: UnsubscribeService,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly clock: Clock,
    private readonly database: Database,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'newsletters',
      isOutgoing: true,
      irreversible: true,
      sign: () => ({
        begins: 'while true',
        sql: 'EXISTS (SELECT 1 FROM newsletters WHERE finished_at IS NULL)',
      }),
      run: (signal) => this.queueAll(signal),
    });
    this.mail.completeWith('newsletter', (mail) => this.content(mail));
    this.mail.completeWith('newsletter-test', (mail) => Promise.resolve(this.links(mail.recipient!)));
  }

  private async queueAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const newsletter = await this.database.manager.findOne(Newsletter, {
        where: { finished_at: IsNull() },
        order: { id: 'ASC' },
      });
      if (!newsletter) return;
      await this.database.transaction(() => this.queueBatch(newsletter.id));
    }
  }

  private async queueBatch(id: number): Promise<void> {
    await this.database.lockRows(Newsletter, [id]);
    const newsletter = await this.database.manager.findOneBy(Newsletter, { id });
    // another process was faster, or an admin stopped it
    if (!newsletter || newsletter.finished_at !== null) return;
    const { reached_subscriber_id: reached, last_subscriber_id: last } = newsletter;
    const batch = await this.subscribers.reachable(reached, last, BATCH);
    const accounts = await this.users.idsByEmail(batch.map((subscriber) => subscriber.email_key));
    await this.mail.queueNewsletter(
      id,
      batch.map(({ email, email_key }) => ({ email, userId: accounts.get(email_key) })),
    );
    await this.database.manager.update(Newsletter, { id }, progress(newsletter, batch, this.clock.now()));
  }

  /** At the moment of sending: nothing for somebody who has unsubscribed since. */
  private async content(mail: OutboxMessage): Promise<LateContent | null> {
    const subscriber = await this.subscribers.findByEmail(mail.recipient!);
    if (!subscriber || !getsNewsletters(subscriber)) return null;
    const newsletter = mail.newsletter_id === null ? null : await this.words(mail.newsletter_id);
    return newsletter && { newsletter, ...this.links(mail.recipient!) };
  }

  private links(email: string): LateContent {
    return { unsubscribe: this.unsubscribing.links(this.mail.siteUrl, 'newsletter', email) };
  }

  private async words(id: number): Promise<NewsletterText | null> {
    if (this.last?.id !== id) {
      const row = await this.database.manager.findOneBy(Newsletter, { id });
      if (!row) return null;
      this.last = { id, words: textOf(row) };
    }
    return this.last.words;
  }
}

const textOf = ({
  subject,
  body: text,
  record_count: count,
  record_hash: hash,
}: Newsletter): NewsletterText => ({
  subject,
  text,
  ...(count !== null && hash !== null ? { record: { count, hash } } : {}),
});

/** The row's new values after a batch; a short one was the last. */
function progress(
  { queued, reached_subscriber_id: reached }: Newsletter,
  batch: readonly { id: number }[],
  now: Date,
): Partial<Newsletter> {
  return {
    queued: queued + batch.length,
    reached_subscriber_id: batch.at(-1)?.id ?? reached,
    ...(batch.length < BATCH ? { finished_at: now } : {}),
  };
}
