import { recordedValue, rowDifference } from './audit-tab';

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

describe('the difference that a write made', () => {
  it('is the fields whose values differ', () => {
    expect(rowDifference({ id: 1, name: 'a', list: [1] }, { id: 1, name: 'b', list: [1] })).toEqual([
      { field: 'name', before: 'a', after: 'b' },
    ]);
  });

  it('is the whole row for one that was added or deleted', () => {
    expect(rowDifference(null, { id: 1, x: null })).toEqual([
      { field: 'id', before: undefined, after: 1 },
      { field: 'x', before: undefined, after: null },
    ]);
    expect(rowDifference({ id: 1 }, null)).toEqual([{ field: 'id', before: 1, after: undefined }]);
  });

  it('distinguishes lists by what is in them', () => {
    expect(rowDifference({ list: [1, 2] }, { list: [2, 1] })).toHaveLength(1);
  });

  it('is nothing where nothing was recorded', () => {
    expect(rowDifference(null, null)).toEqual([]);
  });
});
