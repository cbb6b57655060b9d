import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../common/background/jobs';
import { Clock } from '../../../common/time/clock';
import { MailsRepository } from '../entities/mails.repository';
import { MailServerRepository } from '../server/mail-server.repository';
import { UndeliverableAddresses } from '../undeliverable/undeliverable-addresses';

const DAY = 24 * 60 * 60_000;
/** Days after which a sent mail is forgotten, and how many there were in a minute. */
const KEPT = { mails: 90, minutes: 1 };

/** Forgets what sending mails has left behind. */
@Injectable()
export class MailCleanUp {
  constructor(
    private readonly mails: MailsRepository,
    private readonly server: MailServerRepository,
    private readonly undeliverable: UndeliverableAddresses,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'sent-mails',
      irreversible: true,
      pause: DAY,
      atOnce: true,
      work: () => this.forgetOld(),
    });
  }

  private async forgetOld(): Promise<void> {
    const before = (days: number) => new Date(this.clock.now().getTime() - days * DAY);
    await this.mails.removeSentBefore(before(KEPT.mails));
    await this.server.forgetTried(before(KEPT.minutes));
    await this.undeliverable.forgetUnheld();
  }
}
