import { nameHolds, spellingBeginning, withSpellings } from './spellings';

const text = withSpellings('buyuksehyr', ['basaksehir', 'buyuksehyr', 'istanbul basaksehir'], 100);
const found = (search: string) => {
  const beginning = spellingBeginning(search);
  return nameHolds(text, search) || (beginning !== null && text.includes(beginning));
};

describe('other spellings of a name', () => {
  it.each(['buyuksehyr', 'uyuk', 'y', 'basaksehir', 'basa', 'istanbul basak'])('are found by %j', (search) =>
    expect(found(search)).toBe(true),
  );

  it.each(['bas', 'saksehir', 'sehir', 'besiktas', 'yuksehyr basaksehir'])('are not found by %j', (search) =>
    expect(found(search)).toBe(false),
  );

  it('are left out where the column ends', () =>
    expect(withSpellings('leeds', ['leeds united', 'whites'], 18)).toBe('leeds\tLEEDS UNITED'));

  it('leave a name without others as it is', () =>
    expect(withSpellings('galatasaray', [], 100)).toBe('galatasaray'));
});

describe('digits and signs', () => {
  const hannover = withSpellings('hannover', ['hannover 96', '1896 hannover'], 100);

  it.each(['96', '6', ' 9'])('of another spelling are not found as a part of the name: %j', (search) =>
    expect(nameHolds(hannover, search)).toBe(false),
  );

  it('of the name itself are found, and so is the beginning of a spelling', () => {
    expect(nameHolds(withSpellings('hannover 96', ['hannover'], 100), '96')).toBe(true);
    expect(nameHolds('schalke 04', '04')).toBe(true);
    expect(hannover).toContain(spellingBeginning('1896'));
  });
});
