import { foldText } from './fold';

describe('foldText', () => {
  it.each([
    ['Beşiktaş', 'besiktas'],
    ['BEŞİKTAŞ', 'besiktas'],
    ['Iğdır', 'igdir'],
    ['İSTANBUL', 'istanbul'],
    ['Çaykur Rizespor', 'caykur rizespor'],
    ['Göztepe', 'goztepe'],
    ['ÜMRANİYE', 'umraniye'],
    ['Málaga', 'malaga'],
    ['Bodø/Glimt', 'bodo/glimt'],
    ['Łódź', 'lodz'],
    ['  Fenerbahçe \u00a0 SK ', 'fenerbahce sk'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('gives the same result for composed and decomposed spellings', () => {
    expect(foldText('Gençlerbirliği'.normalize('NFD'))).toBe(foldText('Gençlerbirliği'.normalize('NFC')));
  });

  it('changes nothing when folded twice', () => {
    for (const name of ['İIıi', 'Straße', 'Beşiktaş', 'Ægir'])
      expect(foldText(foldText(name))).toBe(foldText(name));
  });
});
