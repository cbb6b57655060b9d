import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeApiClasses } from '../../scripts/lib/api-classes.mjs';

/** Before the first suite of a run: describes the API's classes as they are now (`jest.config.cjs` names the file). */
export default function describeForRun() {
  writeApiClasses(join(tmpdir(), `oran-api-classes-${process.env.ORAN_TEST_RUN}.json`));
}
