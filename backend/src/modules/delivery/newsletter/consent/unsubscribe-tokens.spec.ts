import { UnsubscribeTokens } from './unsubscribe-tokens';

const tokens = new UnsubscribeTokens({ jwtSecret: 'a'.repeat(40) });

describe('UnsubscribeTokens', () => {
  it('reads what it signed, with the address in lower case', () => {
    const token = tokens.sign('reminder', ' Ayşe@Example.com ');
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(tokens.read(token)).toEqual({ kind: 'reminder', email: 'ayşe@example.com' });
    expect(tokens.read(`\n${token} `)).toEqual({ kind: 'reminder', email: 'ayşe@example.com' });
  });

  it('reads nothing that was changed, cut or made with another secret', () => {
    const token = tokens.sign('newsletter', 'a@example.com');
    const [content, signature] = token.split('.') as [string, string];
    const other = Buffer.from(JSON.stringify(['newsletter', 'b@example.com'])).toString('base64url');
    const foreign = new UnsubscribeTokens({ jwtSecret: 'b'.repeat(40) }).sign('newsletter', 'a@example.com');
    const wrong = [
      '',
      '.',
      content,
      `${content}.`,
      `.${signature}`,
      `${content}.${signature}.x`,
      `${content}.${signature.slice(0, -2)}`,
      `${other}.${signature}`,
      foreign,
      'eyJhbGciOiJub25lIn0.e30.',
      'ğ.ş',
    ];
    for (const each of wrong) expect([each, tokens.read(each)]).toEqual([each, null]);
  });
});
