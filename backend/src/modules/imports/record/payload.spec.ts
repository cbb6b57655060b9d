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

  it('keeps the bookmaker of a quote, and has no trace of one that is not named', () => {
    const prices = { ft_1_odd: 185 };
    const named = { ...observation, quotes: [{ at: 'opening', bookmaker: 'B365', prices } as const] };
    const unnamed = { ...observation, quotes: [{ at: 'opening', prices } as const] };
    expect(fromPayload(toPayload(named))).toEqual(named);
    expect(fromPayload(toPayload(unnamed))).toEqual(unnamed);
    expect(toPayload(named)).not.toBe(toPayload(unnamed));
    expect(toPayload(unnamed)).toContain('"quotes":[{"at":"opening","prices":{"ft_1_odd":185}}]');
  });

  it('differs when a price differs', () => {
    const other = {
      ...observation,
      quotes: [{ at: 'opening', prices: { ft_1_odd: 186, ft_x_odd: 320 } } as const, observation.quotes[1]!],
    };
    expect(toPayload(other)).not.toBe(toPayload(observation));
  });
});
