import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LessThan } from 'typeorm';
import { RepeatingJob } from '../../common/background/repeating-job';
import { Clock } from '../../common/time/clock';
import { SETTINGS, type Settings } from '../../config/settings';
import { Database } from '../../database/database';
import { Import } from '../imports/entities/import.entity';
import { ImportBook } from '../imports/import-book';
import { ImportWorker } from '../imports/queue/import-worker';
import { StoredFiles } from '../imports/queue/stored-files';
import { type Download, download, DOWNLOAD_LIMITS } from './download';
import { type Feed, feedKey, fileNameOf, shownAddress } from './feed-list';
import { FeedProblem } from './feed-problem';
import type { FeedState } from './feed-state.entity';
import { FeedStatesRepository } from './feed-states.repository';
import { FeedsService } from './feeds.service';

/** Milliseconds between two looks at the list of feeds. */
const PAUSE = 15_000;
const MINUTE = 60_000;
/** Longer than any download: a process that has died loses its feed then. */
const LEASE = DOWNLOAD_LIMITS.total + MINUTE;
/** Runs without anything new leave the history after so long. */
const KEPT_FOR = 7 * 24 * 60 * MINUTE;

/**
 * Fetches the feeds that are due, one after the other, while the server listens; what is new waits in the queue of
 * imports. Every run is in the history. Of several processes one runs a feed.
 */
@Injectable()
export class FeedRunner implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(FeedRunner.name);
  private readonly stop = new AbortController();
  private readonly job = new RepeatingJob(
    () => this.runDue(),
    PAUSE,
    (err) => this.logger.error({ err }, 'The feeds could not be run'),
  );

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly feeds: FeedsService,
    private readonly states: FeedStatesRepository,
    private readonly book: ImportBook,
    private readonly files: StoredFiles,
    private readonly worker: ImportWorker,
    private readonly server: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    this.server.listen$.subscribe(() => this.job.start());
  }

  onModuleDestroy(): void {
    this.stop.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.job.stop();
  }

  /** Runs every feed that is due now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async runDue(): Promise<void> {
    for (const feed of await this.feeds.list()) {
      if (this.stop.signal.aborted) return;
      if (!feed.enabled) continue;
      const state = await this.states.claim(feedKey(feed.url), feed.every_minutes * MINUTE, LEASE);
      if (state !== null) await this.runOne(feed, state);
    }
    await this.forgetOld();
  }

  private async runOne(feed: Feed, state: FeedState): Promise<void> {
    const path = join(await this.files.waitingFolder(), randomBytes(16).toString('hex'));
    try {
      const count = await this.states.marksCount(state);
      if (count === 'later') return await this.states.release(state.key);
      const known =
        count === 'yes'
          ? { etag: state.etag, lastModified: state.last_modified }
          : { etag: null, lastModified: null };
      const limits = { ...DOWNLOAD_LIMITS, privateAddresses: this.settings.feedPrivateAddresses };
      const file = await download(feed.url, path, known, limits, this.stop.signal);
      if (file === null || (count === 'yes' && file.hash === state.content_hash)) {
        await rm(path, { force: true });
        await this.nothingNew(feed, state, file);
      } else await this.enqueue(feed, state, file, path);
    } catch (error) {
      await this.failed(feed, state, error);
    }
  }

  private async nothingNew(feed: Feed, { key }: FeedState, file: Download | null): Promise<void> {
    await this.book.enter(entryOf(feed), { status: 'done', notice: 'nothing_new' });
    await this.states.release(
      key,
      file === null ? {} : { etag: file.etag, last_modified: file.lastModified },
    );
  }

  private async enqueue(feed: Feed, { key }: FeedState, file: Download, path: string): Promise<void> {
    await this.database.transaction(async () => {
      const id = await this.book.enter({ ...entryOf(feed), storedFile: this.files.nameOf(path) }, {});
      const marks = {
        etag: file.etag,
        last_modified: file.lastModified,
        content_hash: file.hash,
        import_id: id,
      };
      await this.states.release(key, marks);
    });
    this.worker.wake();
  }

  private async failed(feed: Feed, { key }: FeedState, error: unknown): Promise<void> {
    // a shutdown is nobody's failure: the feed is due at the next start
    if (this.stop.signal.aborted) return this.states.release(key, { last_run_at: null });
    const problem = error instanceof FeedProblem ? error : FeedProblem.of('unexpected');
    if (problem !== error) this.logger.error({ err: error, feed: shownAddress(feed.url) }, 'A feed failed');
    await this.book.enter(entryOf(feed), { status: 'failed', error: problem.message });
    await this.states.release(key);
  }

  /** Runs that brought nothing say nothing any more after a while. */
  private async forgetOld(): Promise<void> {
    await this.database.manager.delete(Import, {
      origin: 'url',
      notice: 'nothing_new',
      created_at: LessThan(new Date(this.clock.now().getTime() - KEPT_FOR)),
    });
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
