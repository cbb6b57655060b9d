import { readUnsubscribe, signUnsubscribe } from './unsubscribe-token';

const secret = 'a secret of at least thirty-two characters';
const said = { list: 'reminders', emailKey: 'ayşe@örnek.com.tr' } as const;

describe('an unsubscribe token', () => {
  it('says what was signed, in letters that fit into a link', () => {
    const token = signUnsubscribe(secret, said);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(readUnsubscribe(secret, token)).toEqual(said);
  });

  it('is refused when anything about it is changed', () => {
    const token = signUnsubscribe(secret, said);
    const [payload, signed] = token.split('.') as [string, string];
    const other = Buffer.from('newsletter ayşe@örnek.com.tr').toString('base64url');
    const bent = [
      '',
      '.',
      payload,
      `${other}.${signed}`,
      `${payload}.${signed.slice(1)}`,
      `${payload}.${signed.startsWith('A') ? 'B' : 'A'}${signed.slice(1)}`,
      `${token}.x`,
      `${payload}.`,
    ];
    for (const each of bent) expect(readUnsubscribe(secret, each)).toBeNull();
    expect(readUnsubscribe('another secret of thirty-two characters', token)).toBeNull();
  });
});
