import { recordedValue } from './recorded-value';

describe('a recorded value in words', () => {
  it.each([
    ['receipts', 'status', 'pending', 'Bekliyor'],
    ['imports', 'status', 'undoing', 'Geri alınıyor'],
    ['imports', 'status', 'undone', 'Geri alındı'],
    ['mails', 'status', 'queued', 'Sırada'],
    ['users', 'role', 'wait', 'Üyeliği yok'],
    ['subscriptions', 'duration_type', '1_month', '1 Ay'],
  ])('names the code of %s.%s', (table, field, value, words) => {
    expect(recordedValue(table, field, value)).toBe(words);
  });

  it('leaves the same letters alone where they are no code', () => {
    expect(recordedValue('users', 'username', 'wait')).toBe('wait');
    expect(recordedValue('contacts', 'subject', 'pending')).toBe('pending');
  });

  it('writes instants, answers to yes and no, and nothing', () => {
    expect(recordedValue('users', 'created_at', '2026-05-17T18:45:00.000Z')).toBe('17 Mayıs 2026 21:45');
    expect(recordedValue('users', 'is_blocked', true)).toBe('Evet');
    expect(recordedValue('users', 'blocked_reason', null)).toBe('');
  });
});
