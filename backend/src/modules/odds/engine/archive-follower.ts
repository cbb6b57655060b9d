import type { DataSource } from 'typeorm';
import type { ArchiveEvents, ArchiveReader } from './archive-reader';
import type { DayReader } from './day-reader';
import { type LoadedArchive, loadArchive, readChanges, readRevision } from './read-archive';

/** Milliseconds between two looks for changes that other processes committed. */
const LOOK_EVERY = 300;
/** A look may fail so often in a row (the database is being restarted, say) before the follower gives up. */
const MOST_FAILURES = 5;

class Stopped extends Error {}

/** Reads the archive and follows its changes in the thread it runs in. */
export class ArchiveFollower implements ArchiveReader {
  private stopping = false;
  private looked = false;
  private wake: (() => void) | null = null;
  private readonly ended: Promise<void>;

  /**
   * @param open opens a connection of its own to the archive's database
   * @param openReaders opens what reads the archive as a whole
   */
  constructor(
    private readonly open: () => Promise<DataSource>,
    private readonly openReaders: () => Promise<DayReader[]>,
    private readonly events: ArchiveEvents,
  ) {
    this.ended = this.run().catch((error: unknown) => {
      if (!this.stopping) events.failed(error instanceof Error ? error : new Error(String(error)));
    });
  }

  look(): void {
    this.looked = true;
    this.wake?.();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake?.();
    await this.ended;
  }

  private async run(): Promise<void> {
    const archive = await this.load();
    this.events.loaded(archive);
    await this.connected((database) => this.follow(database, archive.revision));
  }

  private async load(): Promise<LoadedArchive> {
    const readers = await this.openReaders();
    try {
      return await loadArchive(readers, () => this.breathe());
    } finally {
      // connections that have read everything hold on to much memory
      await Promise.all(readers.map((reader) => reader.close()));
    }
  }

  private async connected<T>(work: (database: DataSource) => Promise<T>): Promise<T> {
    const database = await this.open();
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  }

  private async follow(database: DataSource, from: number): Promise<void> {
    let known = from;
    let failures = 0;
    while (!this.stopping) {
      this.looked = false;
      try {
        known = await this.catchUp(database, known);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (error instanceof ArchiveReplaced || failures >= MOST_FAILURES) throw error;
      }
      await this.sleep();
    }
  }

  private async catchUp(database: DataSource, known: number): Promise<number> {
    const revision = await readRevision(database);
    if (revision < known) throw new ArchiveReplaced(known, revision);
    return revision === known ? known : readChanges(database, known, (part) => this.events.changed(part));
  }

  private async sleep(): Promise<void> {
    if (this.looked || this.stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  /** Lets messages in; ends a load that is no longer wanted. */
  private async breathe(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.stopping) throw new Stopped();
  }
}

/** The database has been replaced by an older state of itself: what is known of it is worth nothing. */
class ArchiveReplaced extends Error {
  constructor(known: number, found: number) {
    super(`The archive is at revision ${found} after it was at ${known}`);
  }
}
