import type { ScanMatch } from '../../api/generated/wire';
import { competitionsOf, isAnyComing, listMatches } from './listed-matches';

type Come = 'found' | 'chance' | 'none';

const match = (id: number, country_name: string, competition_name: string, come: Come = 'none') =>
  ({
    id,
    match_date: '2026-05-17',
    match_time: `${10 + id}:00`,
    home_ft_score: null as number | null,
    country_name,
    competition_name,
    results: [{ selections: [{ found: come === 'found', direction: come === 'none' ? null : 'above' }] }],
  }) as ScanMatch;

const DAY = [
  match(1, 'Türkiye', 'Süper Lig', 'found'),
  match(2, 'İngiltere', 'Premier Lig'),
  match(3, 'Rusya', 'Premier Lig', 'chance'),
  match(4, 'Türkiye', 'Süper Lig'),
];
const DAY_BEFORE = { day: '2026-05-16', time: '23:00' };

const idsOf = (view: Parameters<typeof listMatches>[1], now = DAY_BEFORE) => {
  const { onlyStanding, ...lists } = listMatches(DAY, view, now);
  const ids = Object.entries(lists).map(([name, list]) => [name, list.map(({ id }) => id)]);
  return { ...Object.fromEntries(ids), onlyStanding } as Record<string, unknown>;
};

describe('the matches that are listed', () => {
  it('stand apart by what they have come to; those without anything are left out where anything is found', () => {
    expect(idsOf({})).toEqual({ found: [1], chance: [3], none: [2, 4], begun: [], onlyStanding: true });
  });

  it('are all of them where nothing is found', () => {
    expect(idsOf({ competition: 'Rusya · Premier Lig' })).toMatchObject({ found: [], onlyStanding: false });
  });

  it('follow the choice of the visitor either way', () => {
    expect(idsOf({ onlyStanding: false })).toMatchObject({ onlyStanding: false });
    expect(idsOf({ competition: 'Rusya · Premier Lig', onlyStanding: true })).toMatchObject({
      onlyStanding: true,
    });
  });

  it('are those of one competition of one country', () => {
    expect(idsOf({ competition: 'İngiltere · Premier Lig' })).toMatchObject({ found: [], none: [2] });
    expect(idsOf({ competition: 'Türkiye · Süper Lig' })).toMatchObject({ found: [1], none: [4] });
  });

  it('stand aside once they have begun today, while others are to come', () => {
    expect(idsOf({}, { day: '2026-05-17', time: '12:00' })).toMatchObject({
      found: [],
      chance: [3],
      none: [4],
      begun: [1, 2],
    });
    // one that is over has begun, whatever the clock says
    const over = { ...DAY[3]!, home_ft_score: 1 };
    const { begun } = listMatches([...DAY.slice(0, 3), over], {}, { day: '2026-05-17', time: '09:00' });
    expect(begun).toEqual([over]);
  });

  it('stand aside neither at the end of the day nor on another day', () => {
    for (const now of [
      { day: '2026-05-17', time: '23:00' },
      { day: '2026-05-18', time: '12:00' },
    ])
      expect(idsOf({}, now)).toMatchObject({ found: [1], chance: [3], none: [2, 4], begun: [] });
  });
});

describe('whether any match is still to come', () => {
  it('is asked of day, hour and score', () => {
    expect(isAnyComing(DAY, DAY_BEFORE)).toBe(true);
    expect(isAnyComing(DAY, { day: '2026-05-17', time: '13:59' })).toBe(true);
    expect(isAnyComing(DAY, { day: '2026-05-17', time: '14:00' })).toBe(false);
    expect(isAnyComing(DAY, { day: '2026-05-18', time: '00:00' })).toBe(false);
    expect(isAnyComing([{ ...DAY[0]!, match_time: null }], { day: '2026-05-17', time: '23:00' })).toBe(true);
    expect(isAnyComing([{ ...DAY[0]!, home_ft_score: 2 }], DAY_BEFORE)).toBe(false);
  });
});

describe('the competitions of a day', () => {
  it('come in Turkish order with their numbers of matches', () => {
    expect(competitionsOf(DAY, undefined)).toEqual([
      ['İngiltere · Premier Lig', 1],
      ['Rusya · Premier Lig', 1],
      ['Türkiye · Süper Lig', 2],
    ]);
  });

  it('keep the chosen one on a day without a match of it', () => {
    expect(competitionsOf([], 'Rusya · Premier Lig')).toEqual([['Rusya · Premier Lig', 0]]);
  });
});
