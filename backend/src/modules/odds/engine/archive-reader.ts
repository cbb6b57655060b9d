import type { Settings } from '../../../config/settings';
import type { ArchiveChanges, LoadedArchive } from './read-archive';

/** What a reader needs to know of the settings; plain data, to be sent to a thread. */
export type ArchiveAddress = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Events of a reader. */
export interface ArchiveEvents {
  /** The archive as a whole; comes once, before any change. */
  loaded(archive: LoadedArchive): void;
  changed(changes: ArchiveChanges): void;
  /** The reader has given up: nothing more will come. */
  failed(error: Error): void;
}

/** Reads the archive once and follows its changes from then on, on a database connection of its own. */
export interface ArchiveReader {
  /** Something was committed just now: don't wait for the next look at the database. */
  look(): void;
  /** Resolves when the connection is closed. */
  stop(): Promise<void>;
}

/** Starts a reader. */
export type StartReader = (address: ArchiveAddress, events: ArchiveEvents) => ArchiveReader;

/** Injection token of {@link StartReader}. */
export const START_READER = Symbol('START_READER');
