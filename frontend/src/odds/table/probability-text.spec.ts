import { asProbability, writtenPriceFilter } from './probability-text';

describe('a text typed where columns of odds show probabilities', () => {
  it.each([
    ['58', '%58'],
    ['57,5', '%57,5'],
    ['57-59', '%57-59'],
    ['57 - 59', '%57 - 59'],
    ['58±1', '%58±1'],
    ['>60', '%>60'],
    ['>= 60', '%>= 60'],
    ['=58', '%=58'],
    ['!58', '!%58'],
    ['57;58 veya 60', '%57;%58 veya %60'],
  ])('%p asks for %p', (text, filter) => expect(asProbability(text)).toBe(filter));

  it.each(['%58', '%>60', '% 58', 'boş', 'BOŞ', '<under_25_odd', 'bir', '%57;%58'])('%p stays', (text) =>
    expect(asProbability(text)).toBe(text),
  );

  it('is what the server reads as a probability', () => {
    // the backend's own reader, loaded by path
    const { readColumnFilter } = jest.requireActual<{
      readColumnFilter: (
        column: { kind: string; field: string },
        text: string,
      ) => { ok: boolean; value: { kind: string } };
    }>('../../../../backend/src/archive/question/column-filter');
    for (const text of ['58', '57,5', '57 - 59', '58±1', '58~1', '>= 60', '<40', '=58'])
      expect(readColumnFilter({ kind: 'odd', field: 'ft_1_odd' }, asProbability(text))).toMatchObject({
        ok: true,
        value: { kind: 'probability' },
      });
  });
});

describe('a filter text of a column of odds as people read it', () => {
  it.each([
    ['1.85', '1,85'],
    ['>=1.85', '>=1,85'],
    ['1.80-1.95', '1,80-1,95'],
    ['boş', 'boş'],
    ['%58', '%58 olasılık'],
    ['%57-59', '%57–59 olasılık'],
    ['%55.2-59.3', '%55,2–59,3 olasılık'],
    ['%57 - 59', '%57–59 olasılık'],
    ['%44.5±1', '%44,5±1 olasılık'],
    ['%58~1', '%58±1 olasılık'],
    ['%>60', '>%60 olasılık'],
    ['%>=60', '≥%60 olasılık'],
    ['%<= 60', '≤%60 olasılık'],
    ['%=58', '%58 olasılık'],
  ])('%p is %p', (text, written) => expect(writtenPriceFilter(text)).toBe(written));
});
