import type { Observation, Prices } from './observation';
import { fromTimeline, type ImportedSnapshot, toTimeline } from './timeline';

const said = (importId: number, at: number, prices: Prices, time = '21:00'): ImportedSnapshot => ({
  importId,
  observation: {
    source: 'nesine-snapshot',
    date: '2026-08-21',
    time,
    home: 'Göztepe',
    away: 'Gençlerbirliği',
    halfTime: null,
    fullTime: null,
    firstGoal: null,
    code: null,
    season: null,
    quotes: [{ at, prices }],
  } satisfies Observation,
});
const OBSERVATIONS = [
  said(1, 1_000, { ft_1_odd: 185, ft_x_odd: 340 }),
  said(2, 2_000, { ft_1_odd: 180, ft_x_odd: 340 }),
  said(3, 3_000, { ft_x_odd: 340 }, '21:30'),
  said(4, 4_000, { ft_1_odd: 180, ft_x_odd: 340 }, '21:30'),
  said(9, 4_000, { ft_1_odd: 180, ft_x_odd: 340 }, '21:30'),
];

describe('the timeline of a match', () => {
  it('keeps what has changed and nothing else', () => {
    expect(toTimeline(OBSERVATIONS).map(({ changes }) => JSON.parse(changes) as unknown)).toEqual([
      {
        date: '2026-08-21',
        time: '21:00',
        home: 'Göztepe',
        away: 'Gençlerbirliği',
        ft_1_odd: 185,
        ft_x_odd: 340,
      },
      { ft_1_odd: 180 },
      { time: '21:30', ft_1_odd: null },
      { ft_1_odd: 180 },
      {},
    ]);
  });

  it('shows each snapshot as it was', () => {
    expect(fromTimeline(toTimeline(OBSERVATIONS))).toEqual(OBSERVATIONS);
  });

  it('is the same in whatever order the snapshots came', () => {
    expect(toTimeline([...OBSERVATIONS].reverse())).toEqual(toTimeline(OBSERVATIONS));
  });

  it('keeps what one snapshot says of the match under two ids', () => {
    const twice = [1, 2].map((event): ImportedSnapshot => {
      const { importId, observation } = said(1, 1_000, { ft_1_odd: 180 + event });
      return { importId, observation: { ...observation, event: String(event), version: 7, mbs: 1 } };
    });
    expect(toTimeline(twice)).toHaveLength(1);
    expect(fromTimeline(toTimeline([...twice, OBSERVATIONS[1]!]))).toEqual([...twice, OBSERVATIONS[1]]);
  });

  it('loses no other snapshot when one is taken out', () => {
    for (const out of OBSERVATIONS) {
      const left = OBSERVATIONS.filter((each) => each !== out);
      expect(
        fromTimeline(
          toTimeline(fromTimeline(toTimeline(OBSERVATIONS)).filter((each) => each.importId !== out.importId)),
        ),
      ).toEqual(left);
    }
  });
});
