import { countryCode } from './country-code';

describe('the code of a country', () => {
  it.each([
    ['Türkiye', 'TR'],
    ['TÜRKİYE', 'TR'],
    ['Turkey', 'TR'],
    ['Almanya', 'DE'],
    ['Germany', 'DE'],
    ['Yunanistan', 'GR'],
    ['Güney Kore', 'KR'],
    ['South Korea', 'KR'],
    ['ABD', 'US'],
    ['Çekya', 'CZ'],
    ['Çek Cumhuriyeti', 'CZ'],
    ['Bosna-Hersek', 'BA'],
    ['Myanmar', 'MM'],
    ['Rusya', 'RU'],
  ])('of %s is %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it.each([
    ['İngiltere', 'ENG'],
    ['England', 'ENG'],
    ['İskoçya', 'SCO'],
    ['Galler', 'WAL'],
    ['Kuzey İrlanda', 'NIR'],
  ])('of %s, which plays for itself, is %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it.each(['Uluslararası', 'Dünya', 'Avrupa', 'Atlantis', '', null, undefined])('is none for %p', (name) => {
    expect(countryCode(name)).toBeNull();
  });
});
