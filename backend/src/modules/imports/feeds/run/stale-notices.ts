import { Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../../../../platform/background/jobs';
import { tr } from '../../../../platform/locale/tr';
import { Clock } from '../../../../platform/time/clock';
import { istanbulDate } from '../../../../platform/time/istanbul';
import { Database } from '../../../../platform/database/database';
import { addressKey, INBOX_KEY, StaleSources } from '../../upkeep/stale-sources';
import { AdminNotices } from '../../../delivery/mail/notices/admin-notices';
import { FeedsService } from '../feeds.service';
import { feedKey, shownAddress } from './feed-list';

const INTERVAL = 15 * 60_000;

/** A source by its key, and as admins know it. */
interface StaleSource {
  key: string;
  source: string;
  since: Date;
}

/** Tells admins of sources that give nothing but old copies: by mail, once a day while it goes on, and in the log. */
@Injectable()
export class StaleNotices {
  private readonly logger = new Logger(StaleNotices.name);

  constructor(
    private readonly feeds: FeedsService,
    private readonly stale: StaleSources,
    private readonly notices: AdminNotices,
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      ...{ name: 'stale-sources', irreversible: true, isOutgoing: true, every: INTERVAL },
      run: () => this.tell(),
    });
  }

  private async tell(): Promise<void> {
    const day = istanbulDate(this.clock.now());
    for (const { key, source, since } of await this.staleOnes()) {
      this.logger.warn({ source, since }, 'A source gives nothing but old copies of its bulletins');
      await this.database.transaction(() =>
        this.notices.staleSource({ source, since }, `stale-source:${key}:${day}`),
      );
    }
  }

  /** Those that the site still follows. */
  private async staleOnes(): Promise<StaleSource[]> {
    const found = await this.stale.find();
    if (found.size === 0) return [];
    const ifStale = (key: string, source: string, name: string): StaleSource[] => {
      const since = found.get(name);
      return since === undefined ? [] : [{ key, source, since }];
    };
    const addresses = (await this.feeds.list()).flatMap(({ url }) =>
      ifStale(feedKey(url).slice(0, 16), shownAddress(url), addressKey(shownAddress(url))),
    );
    return [...ifStale(INBOX_KEY, tr.feeds.inbox, INBOX_KEY), ...addresses];
  }
}
