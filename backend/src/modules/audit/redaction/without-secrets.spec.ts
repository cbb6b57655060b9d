import { withoutSecrets } from './without-secrets';

describe('withoutSecrets', () => {
  it('drops everything secret at any depth, and copies made for searching', () => {
    const row = {
      id: 1,
      username: 'Gökhan',
      username_key: 'gokhan',
      password_hash: '$argon2id$x',
      reset: { token: 'abc', tokenHash: 'def', until: new Date('2026-05-17T12:00:00Z') },
      list: [{ session_id: 'x', name: 'kept' }],
      gone: undefined,
      none: null,
    };
    expect(withoutSecrets(row)).toEqual({
      id: 1,
      username: 'Gökhan',
      reset: { until: '2026-05-17T12:00:00.000Z' },
      list: [{ name: 'kept' }],
      none: null,
    });
  });

  it('leaves the row itself alone', () => {
    const row = { password: 'x' };
    withoutSecrets(row);
    expect(row).toEqual({ password: 'x' });
  });
});
