import type { Observation } from './observation';
import { fromPayload, toPayload } from './payload';

const observation: Observation = {
  source: 'native',
  date: '2024-05-17',
  time: null,
  home: 'Beşiktaş',
  away: 'Göztepe',
  halfTime: [0, 0],
  fullTime: [2, 1],
  firstGoal: 'H',
  code: 0,
  season: null,
  quotes: [
    { at: 'opening', prices: { ft_x_odd: 320, ft_1_odd: 185 } },
    { at: 1_715_958_000_000, prices: { ft_code: 123 } },
  ],
};

describe('the stored form of an observation', () => {
  it('is read back as it was', () => expect(fromPayload(toPayload(observation))).toEqual(observation));

  it('is the same text for the same content, whatever the order of its columns', () => {
    const other = {
      ...observation,
      quotes: [{ at: 'opening', prices: { ft_1_odd: 185, ft_x_odd: 320 } } as const, observation.quotes[1]!],
    };
    expect(toPayload(other)).toBe(toPayload(observation));
  });

  it('differs when a price differs', () => {
    const other = {
      ...observation,
      quotes: [{ at: 'opening', prices: { ft_1_odd: 186, ft_x_odd: 320 } } as const, observation.quotes[1]!],
    };
    expect(toPayload(other)).not.toBe(toPayload(observation));
  });
});
