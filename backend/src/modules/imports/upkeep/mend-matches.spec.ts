import type { Observation, Prices } from '../record/observation';
import { type Believable, mendObservation } from './mend-matches';

const withoutResult: Believable = ({ ft_1_odd: _, ft_x_odd: __, ft_2_odd: ___, ...rest }) => rest as Prices;
const RESULT: Prices = { ft_1_odd: 900, ft_x_odd: 900, ft_2_odd: 900 };
const GOALS: Prices = { over_25_odd: 185, under_25_odd: 195 };

const said = (changes: Partial<Observation>): Observation => ({
  source: 'football-data',
  date: '2024-05-17',
  time: '20:00',
  home: 'Göztepe',
  away: 'Rizespor',
  halfTime: null,
  fullTime: [2, 1],
  firstGoal: null,
  code: null,
  season: null,
  quotes: [],
  ...changes,
});

describe('an observation of the former version', () => {
  it('stays the very same where nothing in it is unbelievable', () => {
    const observation = said({ quotes: [{ at: 'opening', prices: GOALS }] });
    expect(mendObservation(observation, withoutResult)).toBe(observation);
  });

  it('loses the markets that nobody offers, and keeps the others and all that it says besides', () => {
    const observation = said({
      quotes: [
        { at: 'opening', bookmaker: 'B365', prices: { ...RESULT, ...GOALS } },
        { at: 'closing', prices: GOALS },
      ],
    });
    expect(mendObservation(observation, withoutResult)).toEqual({
      ...observation,
      quotes: [
        { at: 'opening', bookmaker: 'B365', prices: GOALS },
        { at: 'closing', prices: GOALS },
      ],
    });
  });

  it('loses a set that has no price left', () => {
    const observation = said({ quotes: [{ at: 'opening', prices: RESULT }] });
    expect(mendObservation(observation, withoutResult)).toEqual({ ...observation, quotes: [] });
  });

  it('still says when a snapshot was taken that has no price left', () => {
    const at = Date.parse('2026-08-20T15:00:00Z');
    const observation = said({ source: 'nesine-snapshot', quotes: [{ at, prices: RESULT }] });
    expect(mendObservation(observation, withoutResult).quotes).toEqual([{ at, prices: {} }]);
  });

  it.each(['base', 'elle'] as const)('is not mended where no source said it (%s)', (source) => {
    const observation = said({ source, quotes: [{ at: 'opening', prices: RESULT }] });
    expect(mendObservation(observation, withoutResult)).toBe(observation);
  });
});
