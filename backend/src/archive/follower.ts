import type { DataSource } from 'typeorm';
import { readSnapshot } from '../platform/database/read-snapshot';
import type { StateUpdate } from './columns/state-update';
import { StateWriter } from './columns/state-writer';
import { Vocabulary } from './columns/vocabulary';
import { ArchiveReader, encoded } from './reader';

/** What following has come to. */
export type Followed =
  | { readonly kind: 'update'; readonly update: StateUpdate }
  | { readonly kind: 'nothing new' }
  /** The database couldn't be read; the next look may find it again. */
  | { readonly kind: 'trouble'; readonly message: string };

/** Reads the archive once and follows its changes, on a connection of its own. */
export class Follower {
  private readonly vocabulary = new Vocabulary();
  private writer: StateWriter | null = null;
  private known = -1;
  private isClosed = false;

  constructor(private readonly database: DataSource) {}

  /** Reads the whole archive. */
  load(): Promise<StateUpdate> {
    return this.inSnapshot(async (reader) => {
      this.known = await reader.revision();
      const main = await reader.readAll(this.vocabulary, () => {
        if (this.isClosed) throw new Error('The reading of the archive was ended');
      });
      this.writer = new StateWriter(main, this.vocabulary);
      return this.writer.publish(this.known);
    });
  }

  /** Takes what was committed since the last look. @throws ArchiveReplaced */
  async look(): Promise<Followed> {
    const writer = this.writer!;
    try {
      const changes = await this.inSnapshot((reader) => reader.changesSince(this.known));
      if (changes.revision === this.known) return { kind: 'nothing new' };
      if (changes.revision < this.known) throw new ArchiveReplaced(this.known, changes.revision);
      this.known = changes.revision;
      writer.delete(changes.deletedIds);
      writer.put(encoded(changes.rows, this.vocabulary));
      return { kind: 'update', update: writer.publish(this.known) };
    } catch (error) {
      if (error instanceof ArchiveReplaced) throw error;
      return { kind: 'trouble', message: error instanceof Error ? error.message : String(error) };
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.database.destroy();
  }

  private inSnapshot<T>(work: (reader: ArchiveReader) => Promise<T>): Promise<T> {
    return readSnapshot(this.database, (query) => work(new ArchiveReader(query, this.database.options.type)));
  }
}

/** The database has been replaced by an older state of itself: what is known of it is worth nothing. */
export class ArchiveReplaced extends Error {
  constructor(known: number, found: number) {
    super(`The archive is at revision ${found} after it was at ${known}`);
  }
}
