import { openPlainConnection } from '../../src/database/plain-connection';
import { ArchiveFollower } from '../../src/modules/odds/engine/archive-follower';
import type { StartReader } from '../../src/modules/odds/engine/archive-reader';
import { LocalDayReader } from '../../src/modules/odds/engine/day-reader';

/**
 * The archive's reader without a thread of its own: a thread would compile the sources once more for every suite.
 * `odds-engine-process.e2e-spec.ts` runs the thread.
 */
export const startLocalReader: StartReader = (address, events) =>
  new ArchiveFollower(
    () => openPlainConnection(address),
    async () => [
      new LocalDayReader(await openPlainConnection(address)),
      new LocalDayReader(await openPlainConnection(address)),
    ],
    events,
  );
