import type { Observation, Prices, Source } from '../record/observation';
import { priceHistory } from './price-history';

const KICK_OFF = 10_000;
const seen = (at: Observation['quotes'][number]['at'], prices: Prices, source: Source = 'nesine-snapshot') =>
  ({ source, quotes: [{ at, prices }] }) as unknown as Observation;
const history = (...observations: Observation[]) =>
  Object.fromEntries(
    [...priceHistory(observations, KICK_OFF)].map(([{ field }, points]) => [
      field,
      points.map(({ at, price }) => [at, price]),
    ]),
  );

describe('priceHistory', () => {
  it('has a point for each change and one where the price was last seen', () => {
    expect(
      history(
        seen(1, { ft_1_odd: 185, ft_x_odd: 340 }),
        seen(2, { ft_1_odd: 185, ft_x_odd: 345 }),
        seen(3, { ft_1_odd: 180, ft_x_odd: 345 }),
        seen(4, { ft_1_odd: 180, ft_x_odd: 345 }),
      ),
    ).toEqual({
      ft_1_odd: [
        [1, 185],
        [3, 180],
        [4, 180],
      ],
      ft_x_odd: [
        [1, 340],
        [2, 345],
        [4, 345],
      ],
    });
  });

  it('is in the order of time, whatever the order of import', () => {
    expect(history(seen(3, { ft_1_odd: 180 }), seen(1, { ft_1_odd: 185 }))).toEqual({
      ft_1_odd: [
        [1, 185],
        [3, 180],
      ],
    });
  });

  it('shows a price that was closed and came back', () => {
    expect(history(seen(1, { ft_1_odd: 185 }), seen(2, {}), seen(3, {}), seen(4, { ft_1_odd: 185 }))).toEqual(
      {
        ft_1_odd: [
          [1, 185],
          [2, null],
          [4, 185],
        ],
      },
    );
  });

  it('takes silence of a source that does not list all prices for silence', () => {
    expect(
      history(
        seen(1, { ft_1_odd: 185 }),
        seen(2, { ft_x_odd: 300 }, 'native'),
        seen(3, { ft_1_odd: 170 }, 'native'),
      ),
    ).toEqual({
      ft_1_odd: [
        [1, 185],
        [3, 170],
      ],
      ft_x_odd: [[2, 300]],
    });
  });

  it('leaves out what was seen after kick-off and what names no instant', () => {
    expect(
      history(
        seen('opening', { ft_1_odd: 150 }, 'native'),
        seen('kickoff', { ft_1_odd: 160 }, 'iddaa-wide'),
        seen(KICK_OFF, { ft_1_odd: 185 }),
        seen(KICK_OFF + 1, { ft_1_odd: 300 }),
      ),
    ).toEqual({ ft_1_odd: [[KICK_OFF, 185]] });
  });
});
