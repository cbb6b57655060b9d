import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Jobs } from '../../../../platform/background/jobs';
import { Clock } from '../../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../../platform/config/settings';
import { Database } from '../../../../platform/database/database';
import { ImportStore } from '../../queue/import-store';
import { ImportWorker } from '../../queue/import-worker';
import { StoredFiles } from '../../queue/stored-files';
import { type Download, download, DOWNLOAD_LIMITS } from '../download/download';
import { type Feed, feedKey, fileNameOf, shownAddress } from './feed-list';
import { FeedProblem } from '../download/feed-problem';
import type { FeedState } from '../entities/feed-state.entity';
import { FeedStatesRepository } from '../entities/feed-states.repository';
import { FeedsService } from '../feeds.service';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Runs without anything new leave the history after so long. */
const KEPT_FOR = 7 * DAY;

/**
 * Fetches the feeds that are due, one after the other; what is new waits in the queue of imports. Every run is in the
 * history. Of several processes one runs a feed.
 */
@Injectable()
export class FeedRunner {
  private readonly logger = new Logger(FeedRunner.name);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly feeds: FeedsService,
    private readonly states: FeedStatesRepository,
    private readonly imports: ImportStore,
    private readonly files: StoredFiles,
    private readonly worker: ImportWorker,
    jobs: Jobs,
  ) {
    jobs.add({ name: 'feeds', isOutgoing: true, every: 15_000, run: (signal) => this.runDue(signal) });
    jobs.add({ name: 'feed-history', irreversible: true, every: HOUR, run: () => this.forgetOld() });
  }

  private async runDue(signal: AbortSignal): Promise<void> {
    const enabled = (await this.feeds.list()).filter((feed) => feed.enabled);
    const paced = enabled.map((feed) => ({
      feed,
      key: feedKey(feed.url),
      pause: feed.every_minutes * MINUTE,
    }));
    const resting = await this.states.resting(paced);
    for (const { feed, ...pace } of paced) {
      if (signal.aborted) return;
      if (!resting.has(pace.key))
        await this.states.whenDue(pace, (state) => this.runOne(feed, state, signal));
    }
  }

  private async runOne(feed: Feed, state: FeedState, signal: AbortSignal): Promise<void> {
    const path = join(await this.files.waitingFolder(), randomBytes(16).toString('hex'));
    try {
      const count = await this.states.marksCount(state);
      if (count === 'later') return;
      const known =
        count === 'yes'
          ? { etag: state.etag, lastModified: state.last_modified }
          : { etag: null, lastModified: null };
      const limits = { ...DOWNLOAD_LIMITS, privateAddresses: this.settings.feedPrivateAddresses };
      const file = await download(feed.url, path, known, limits, signal);
      if (file === null || (count === 'yes' && file.hash === state.content_hash)) {
        await rm(path, { force: true });
        await this.nothingNew(feed, state, file);
      } else await this.enqueue(feed, state, file, path);
    } catch (error) {
      await this.failed(feed, state, error, signal);
    }
  }

  private async nothingNew(feed: Feed, { key }: FeedState, file: Download | null): Promise<void> {
    await this.imports.add(entryOf(feed), { status: 'done', notice: 'nothing_new' });
    if (file !== null) await this.states.note(key, { etag: file.etag, last_modified: file.lastModified });
  }

  private async enqueue(feed: Feed, { key }: FeedState, file: Download, path: string): Promise<void> {
    const storedFile = this.files.nameOf(path);
    await this.files.keep(storedFile);
    await this.database.transaction(async () => {
      const id = await this.imports.add({ ...entryOf(feed), storedFile }, {});
      const marks = {
        etag: file.etag,
        last_modified: file.lastModified,
        content_hash: file.hash,
        import_id: id,
      };
      await this.states.note(key, marks);
    });
    this.worker.wake();
  }

  private async failed(feed: Feed, { key }: FeedState, error: unknown, signal: AbortSignal): Promise<void> {
    // a shutdown is no failure: the feed is due at the next start
    if (signal.aborted) return this.states.note(key, { last_run_at: null });
    const problem = error instanceof FeedProblem ? error : FeedProblem.of('unexpected');
    if (problem !== error) this.logger.error({ err: error, feed: shownAddress(feed.url) }, 'A feed failed');
    await this.imports.add(entryOf(feed), { status: 'failed', error: problem.message });
  }

  /** Removes runs that brought nothing from the history after a while. */
  private async forgetOld(): Promise<void> {
    await this.imports.removeNothingNew(new Date(this.clock.now().getTime() - KEPT_FOR));
  }
}

function entryOf({ url, format, bookmaker }: Feed) {
  return {
    fileName: fileNameOf(url),
    origin: 'url' as const,
    source: shownAddress(url),
    format: format ?? undefined,
    bookmaker: bookmaker ?? undefined,
  };
}
