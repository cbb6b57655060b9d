import { readSimilar, type SimilarView, writeSimilar } from './similar-view';

const read = (search: string) => readSimilar(new URLSearchParams(search));

describe('the choice of similar matches', () => {
  it.each<[string, SimilarView]>([
    ['', { sameCompetition: false }],
    ['lig=bu', { sameCompetition: true }],
    [
      'lig=bu&sayi=100&tur=acilis&gruplar=ft,uo_25',
      { sameCompetition: true, limit: 100, type: 1, groups: ['ft', 'uo_25'] },
    ],
    ['tur=kapanis&gruplar=', { sameCompetition: false, type: 2, groups: [] }],
  ])('is read from %j and written back', (search, view) => {
    expect(read(search)).toEqual(view);
    expect(writeSimilar(view)).toBe(search);
  });

  it('leaves to the server what it can’t read', () => {
    expect(read('lig=1&sayi=7&tur=x')).toEqual({ sameCompetition: false });
  });
});
