import type { ScanMatch } from '../../api/generated/wire';
import { competitionsOf, listMatches } from './listed-matches';

const match = (id: number, country_name: string, competition_name: string, stands = false) =>
  ({
    id,
    country_name,
    competition_name,
    results: [{ selections: [{ rate: 0.6, expected: 0.5, direction: stands ? 'above' : null }] }],
  }) as ScanMatch;

const DAY = [
  match(1, 'Türkiye', 'Süper Lig', true),
  match(2, 'İngiltere', 'Premier Lig'),
  match(3, 'Rusya', 'Premier Lig'),
  match(4, 'Türkiye', 'Süper Lig'),
];

const idsOf = (view: Parameters<typeof listMatches>[1]) => {
  const { standing, others, onlyStanding } = listMatches(DAY, view);
  return [standing.map((one) => one.match.id), others.map(({ id }) => id), onlyStanding];
};

describe('the matches that are listed', () => {
  it('are only those that stand out, as soon as there is one', () => {
    expect(idsOf({})).toEqual([[1], [2, 3, 4], true]);
  });

  it('are all of them where none stands out', () => {
    expect(idsOf({ competition: 'Rusya · Premier Lig' })).toEqual([[], [3], false]);
  });

  it('follow the choice of the visitor either way', () => {
    expect(idsOf({ onlyStanding: false })[2]).toBe(false);
    expect(idsOf({ competition: 'Rusya · Premier Lig', onlyStanding: true })[2]).toBe(true);
  });

  it('are those of one competition of one country', () => {
    expect(idsOf({ competition: 'İngiltere · Premier Lig' }).slice(0, 2)).toEqual([[], [2]]);
    expect(idsOf({ competition: 'Türkiye · Süper Lig' }).slice(0, 2)).toEqual([[1], [4]]);
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
