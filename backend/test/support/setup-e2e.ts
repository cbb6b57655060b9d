import { takeContradictions } from './contradictions';

// each worker has a database of its own beside the named one, which is the first worker's
const { TEST_DATABASE_URL: server, JEST_WORKER_ID: worker = '1' } = process.env;
if (server && worker !== '1') {
  const url = new URL(server);
  url.pathname += `_${worker}`;
  process.env.TEST_DATABASE_URL = url.toString();
}

// Booting a whole site and hashing passwords take their time on a small machine.
// far more than any test takes on a busy machine: only what hangs is cut off
jest.setTimeout(600_000);

const asDescribed = (): void => {
  const contradictions = takeContradictions();
  if (contradictions.length > 0)
    throw new Error(`Answers that the OpenAPI document does not describe:\n${contradictions.join('\n')}`);
};

afterEach(asDescribed);
// what a suite does after its last test
afterAll(asDescribed);
