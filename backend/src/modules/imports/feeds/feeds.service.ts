import { Inject, Injectable } from '@nestjs/common';
import { join } from 'node:path';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import { DATA_FOLDERS } from '../../../platform/files/data-folders';
import { Clock } from '../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { AuditService } from '../../audit/audit.service';
import { bookmakerCode } from '../formats/football-data/bookmakers';
import { addressKey, INBOX_KEY, StaleSources } from '../upkeep/stale-sources';
import { VersionRestarter } from '../upkeep/version-restarter';
import { SettingsService } from '../../settings/settings.service';
import { type Feed, FEEDS_SETTING, feedKey, shownAddress } from './run/feed-list';
import { FeedStatesRepository } from './entities/feed-states.repository';
import type { FeedDto, FeedsAnswer } from './dto/feeds.dto';

const MINUTE = 60_000;

/** The list of feeds: a setting that only admins see. */
@Injectable()
export class FeedsService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly states: FeedStatesRepository,
    private readonly siteSettings: SettingsService,
    private readonly audit: AuditService,
    private readonly stale: StaleSources,
    private readonly restarter: VersionRestarter,
  ) {}

  async list(): Promise<Feed[]> {
    return ((await this.siteSettings.readPrivate(FEEDS_SETTING)) ?? []) as Feed[];
  }

  async answer(): Promise<FeedsAnswer> {
    const feeds = await this.list();
    const states = await this.states.find(feeds.map(({ url }) => feedKey(url)));
    const stale = await this.stale.find();
    return {
      inbox: join(this.settings.dataDir, DATA_FOLDERS.inbox),
      inbox_stale_since: stale.get(INBOX_KEY)?.toISOString() ?? null,
      feeds: feeds.map((feed) => {
        const key = feedKey(feed.url);
        const last = states.get(key)?.last_run_at ?? null;
        const next =
          last === null ? this.clock.now() : new Date(last.getTime() + feed.every_minutes * MINUTE);
        return {
          ...feed,
          key,
          source: shownAddress(feed.url),
          last_run_at: last?.toISOString() ?? null,
          next_run_at: feed.enabled ? next.toISOString() : null,
          stale_since: stale.get(addressKey(shownAddress(feed.url)))?.toISOString() ?? null,
        };
      }),
    };
  }

  /** Replaces the whole list; what is remembered of addresses that are gone is forgotten. */
  async replace(who: Identity, wanted: readonly FeedDto[]): Promise<void> {
    const feeds: Feed[] = wanted.map(({ url, every_minutes, format, bookmaker, enabled }) => ({
      url,
      every_minutes,
      format: format ?? null,
      bookmaker: bookmaker == null ? null : bookmakerCode(bookmaker),
      enabled: enabled ?? true,
    }));
    await this.audit.write({ who, action: 'update', entity: 'feeds' }, async () => {
      const before = await this.list();
      await this.siteSettings.writePrivate(FEEDS_SETTING, feeds);
      await this.states.keepOnly(feeds.map(({ url }) => feedKey(url)));
      return { before: { feeds: before.map(recorded) }, after: { feeds: feeds.map(recorded) } };
    });
  }

  /**
   * Lets a feed run at the next look instead of when it is due.
   * @throws AppError NOT_FOUND
   */
  async runSoon(who: Identity, key: string): Promise<void> {
    const feed = await this.require(key);
    await this.states.makeKnown(key);
    await this.audit.write({ who, action: 'run', entity: 'feeds' }, async () => {
      await this.states.makeDue(key);
      return { after: recorded(feed) };
    });
  }

  /**
   * Declares that the source of a feed's bulletins, or of those in the inbox, counts its versions from the beginning again.
   * @param key of a feed, or {@link INBOX_KEY}
   * @throws AppError NOT_FOUND; UNAVAILABLE in the minute after a jump of the clock
   */
  async restartVersions(who: Identity, key: string): Promise<void> {
    const address = key === INBOX_KEY ? INBOX_KEY : shownAddress((await this.require(key)).url);
    await this.audit.write({ who, action: 'restart_versions', entity: 'feeds' }, async () => {
      const at = await this.restarter.restart(key === INBOX_KEY ? null : key, who.username);
      return { after: { address, at: at.toISOString() } };
    });
  }

  /** @throws AppError NOT_FOUND */
  private async require(key: string): Promise<Feed> {
    const feed = (await this.list()).find(({ url }) => feedKey(url) === key);
    if (feed === undefined) throw new AppError('NOT_FOUND');
    return feed;
  }
}

/** A feed as the audit keeps it: addresses may hold keys. */
function recorded({ url, ...rest }: Feed) {
  return { address: shownAddress(url), ...rest };
}
