import { Answerer } from '../../src/archive/answerer';
import { States } from '../../src/archive/columns/state-update';
import { Follower } from '../../src/archive/follower';
import { learn } from '../../src/archive/statistics/calibration/learn';
import type {
  AnsweringThread,
  ArchiveAddress,
  ArchiveThreads,
  FollowingThread,
} from '../../src/archive/threads';
import { openPlainConnection } from '../../src/platform/database/plain-connection';

/**
 * The archive's work without threads of its own, each of which would compile the sources once more for every suite;
 * `odds-engine-process.e2e-spec.ts` runs the threads.
 */
export const LOCAL_THREADS: ArchiveThreads = {
  follow: (address) => followLocally(address),
  answer: (address, readsDatabase) => answerLocally(address, readsDatabase),
  learn: (state) => Promise.resolve(learn(new States().take(state))),
};

function followLocally(address: ArchiveAddress): FollowingThread {
  const follower = openPlainConnection(address).then((database) => new Follower(database));
  return {
    load: async () => (await follower).load(),
    look: async () => (await follower).look(),
    close: async () => (await follower).close(),
  };
}

function answerLocally(address: ArchiveAddress, readsDatabase: boolean): AnsweringThread {
  const answerer = (readsDatabase ? openPlainConnection(address) : Promise.resolve(null)).then(
    (database) => new Answerer(database),
  );
  return {
    take: async (update) => (await answerer).take(update),
    calibrate: async (learned) => (await answerer).calibrate(learned),
    answer: async (question, left) => (await answerer).answer(question, left),
    beginFile: async (question) => (await answerer).beginFile(question),
    nextPiece: async (file) => (await answerer).nextPiece(file),
    endFile: async (file) => (await answerer).endFile(file),
    close: async () => (await answerer).close(),
  };
}
