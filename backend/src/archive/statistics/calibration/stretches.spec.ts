import { type ArchivedMatch, Random, randomMatch } from '../../../../test/support/random-archive';
import { stateOf } from '../../../../test/support/test-archive';
import { dayOfNumber } from '../../columns/kick-off';
import { stretchesOf } from './stretches';

let id = 0;
const match = (
  match_date: string,
  season_slug: string,
  changes: Partial<ArchivedMatch> = {},
): ArchivedMatch => ({
  ...randomMatch(new Random(++id), id),
  awarded: false,
  home_ft_score: 1,
  away_ft_score: 0,
  match_date,
  season_slug,
  ...changes,
});

const stretches = (matches: readonly ArchivedMatch[], changed = 0) =>
  stretchesOf(stateOf(matches, changed)).map(({ day, seasons, slices }) => ({
    day: dayOfNumber(day),
    seasons: [...seasons].sort(),
    ids: slices
      .flatMap(({ segment, positions }) => Array.from(positions, (position) => segment.ids[position]!))
      .sort((a, b) => a - b),
  }));

const MATCHES = [
  match('2024-08-10', '2024-2025'),
  match('2025-02-28', '2024-2025'),
  match('2025-03-01', '2025'),
  match('2025-05-20', '2024-2025'),
  match('2025-08-08', '2025-2026'),
  match('2025-11-30', '2025'),
  match('2025-08-07', '2025'),
];
const ids = (...places: number[]): number[] =>
  places.map((place) => MATCHES[place]!.id).sort((a, b) => a - b);

describe('the time of an archive', () => {
  it.each([0, 3])(
    'falls into stretches where seasons begin, whatever they are called (%i rows changed)',
    (changed) => {
      expect(stretches(MATCHES, changed)).toEqual([
        { day: '2024-08-10', seasons: ['2024-2025'], ids: ids(0, 1) },
        { day: '2025-03-01', seasons: ['2025'], ids: ids(2, 3, 6) },
        { day: '2025-08-08', seasons: ['2025-2026'], ids: ids(4, 5) },
      ]);
    },
  );

  it('has one stretch for seasons that begin on one day', () => {
    const [first] = stretches([...MATCHES, match('2024-08-10', '2024')]);
    expect(first).toMatchObject({ day: '2024-08-10', seasons: ['2024', '2024-2025'] });
  });

  it('is none of matches that were not played', () => {
    const open = { home_ft_score: null, away_ft_score: null };
    expect(stretches([match('2023-01-01', '2025', open), ...MATCHES]).map(({ day }) => day)).toEqual([
      '2024-08-10',
      '2025-03-01',
      '2025-08-08',
    ]);
    expect(stretches([match('2023-01-01', '2025', open)])).toEqual([]);
    expect(stretches([])).toEqual([]);
  });
});
