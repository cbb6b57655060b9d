import { tr } from '../../common/locale/tr';
import { passwordProblem } from './password-rules';

const owner = { username: 'Ayşegül', email: 'aysegul@example.com', siteName: 'Gol Defteri' };

describe('passwordProblem', () => {
  it.each([
    ['kisa', tr.auth.passwordLength],
    ['a'.repeat(129), tr.auth.passwordLength],
    ['password', tr.auth.passwordCommon],
    ['PASSWORD1', tr.auth.passwordCommon],
    ['12345678', tr.auth.passwordCommon],
    ['aysegul@example.com', tr.auth.passwordLikeName],
    ['Galatasaray1905', tr.auth.passwordGuessable],
    ['FENERBAHÇE_1907!', tr.auth.passwordGuessable],
    ['Şifre-1234-şifre', tr.auth.passwordGuessable],
    ['İddaa.Kupon.2026', tr.auth.passwordGuessable],
    ['oranArsivi2026', tr.auth.passwordGuessable],
    ['gol*defteri*1', tr.auth.passwordGuessable],
    ['ayşegül1990', tr.auth.passwordGuessable],
  ])('refuses %s', (password, sentence) => {
    expect(passwordProblem(password, owner)).toBe(sentence);
  });

  it.each([
    'Demo-1234',
    'galatasaray yine kazandı',
    '8421 9075 3316',
    'doğru at pil zımba',
    'ç'.repeat(8),
    'a'.repeat(120) + 'ğüşiöç',
  ])('accepts %s', (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });

  it('reads a long password of guessable beginnings at once', () => {
    expect(passwordProblem('oran'.repeat(31) + 'ora', owner)).toBeNull();
  });
});
