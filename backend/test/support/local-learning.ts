import { createDataSource } from '../../src/database/data-source';
import { learnArchive } from '../../src/modules/odds/learning/learn-archive';
import type { Learn } from '../../src/modules/odds/learning/learn-in-thread';
import { DEFAULT_TIMES, type LearningTimes } from '../../src/modules/odds/learning/learning-times';

/**
 * Learning without a thread of its own, which would compile the sources once more for every suite;
 * `odds-engine-process.e2e-spec.ts` runs the thread.
 */
export const learnLocally: Learn = async (address) => {
  const database = await (await createDataSource(address)).initialize();
  try {
    return await learnArchive(database);
  } finally {
    await database.destroy();
  }
};

/** Suites ask for learning where they need it: `CalibrationKeeper.run()`. */
export const ONLY_WHEN_ASKED: LearningTimes = { ...DEFAULT_TIMES, pause: 2 ** 31 - 1 };
