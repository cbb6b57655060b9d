import type { ArchiveAddress, ArchiveEvents, ArchiveReader, StartReader } from './archive-reader';
import { type PreparedReader, prepareThread, startThread } from './start-thread';

/** What a reader has to report. */
type Report = (events: ArchiveEvents) => void;

let early: { reader: ArchiveReader; listen: (events: ArchiveEvents) => void } | null = null;

/** Prepares the reader that {@link startReader} goes on with, before the site's modules are loaded. */
export function prepareReader(address: ArchiveAddress): PreparedReader {
  let listener: ArchiveEvents | null = null;
  const missed: Report[] = [];
  const pass = (report: Report): void => void (listener ? report(listener) : missed.push(report));
  const reader = prepareThread(address, {
    loaded: (archive) => pass((events) => events.loaded(archive)),
    changed: (changes) => pass((events) => events.changed(changes)),
    failed: (error) => pass((events) => events.failed(error)),
  });
  const listen = (events: ArchiveEvents): void => {
    listener = events;
    for (const report of missed.splice(0)) report(events);
  };
  early = { reader, listen };
  return reader;
}

/** Starts a reader, or goes on with the one that was prepared. */
export const startReader: StartReader = (address, events) => {
  if (early === null) return startThread(address, events);
  const { reader, listen } = early;
  early = null;
  // whoever starts a reader knows it before it reports
  setImmediate(() => listen(events));
  return reader;
};
