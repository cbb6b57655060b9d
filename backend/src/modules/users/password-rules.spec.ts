import { tr } from '../../common/locale/tr';
import { passwordProblem } from './password-rules';

const owner = { username: 'Ayşegül', email: 'aysegul@example.com' };

describe('passwordProblem', () => {
  it.each([
    ['kisa', tr.auth.passwordLength],
    ['a'.repeat(129), tr.auth.passwordLength],
    ['password', tr.auth.passwordCommon],
    ['PASSWORD1', tr.auth.passwordCommon],
    ['12345678', tr.auth.passwordCommon],
    ['aysegul@example.com', tr.auth.passwordLikeName],
  ])('refuses %s', (password, sentence) => {
    expect(passwordProblem(password, owner)).toBe(sentence);
  });

  it.each(['Demo-1234', 'doğru at pil zımba', 'ç'.repeat(8), 'a'.repeat(120) + 'ğüşiöç'])(
    'accepts %s',
    (password) => {
      expect(passwordProblem(password, owner)).toBeNull();
    },
  );
});
