import { spellingBeginning, withSpellings } from './spellings';

const text = withSpellings('buyuksehyr', ['basaksehir', 'buyuksehyr', 'istanbul basaksehir'], 100);
const found = (search: string) => {
  const beginning = spellingBeginning(search);
  return text.includes(search) || (beginning !== null && text.includes(beginning));
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
