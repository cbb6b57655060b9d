import { takeContradictions } from './contradictions';

// Booting a whole site and hashing passwords take their time on a small machine.
jest.setTimeout(120_000);

const asDescribed = (): void => {
  const contradictions = takeContradictions();
  if (contradictions.length > 0)
    throw new Error(`Answers that the OpenAPI document does not describe:\n${contradictions.join('\n')}`);
};

afterEach(asDescribed);
// what a suite does after its last test
afterAll(asDescribed);
