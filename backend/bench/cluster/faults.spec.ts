import { SeededRandom } from '../../src/demo/random';
import { FAULT_KINDS, plannedFaults } from './faults';

describe('planned faults', () => {
  const times = (kinds: readonly string[]) =>
    FAULT_KINDS.map((kind) => kinds.filter((one) => one === kind).length);

  it('are of each kind equally often, and one more often at most', () => {
    const planned = plannedFaults(30, new SeededRandom(1));
    expect(planned).toHaveLength(30);
    expect(Math.max(...times(planned)) - Math.min(...times(planned))).toBeLessThanOrEqual(1);
  });

  it('come in an order that the seed decides', () => {
    const of = (seed: number) => plannedFaults(30, new SeededRandom(seed)).join();
    expect(of(1)).toBe(of(1));
    expect(of(1)).not.toBe(of(2));
  });
});
