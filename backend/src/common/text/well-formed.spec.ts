import { illFormedTextIn } from './well-formed';

describe('half characters', () => {
  it('are found by the name of their field, however deep', () => {
    expect(illFormedTextIn({ email: 'a\ud800' })).toBe('email');
    expect(illFormedTextIn({ data: { notes: ['iyi', '\udc00'] } })).toBe('data.notes.1');
    expect(illFormedTextIn('\ud83d', 'q')).toBe('q');
    expect(illFormedTextIn({ '\ud800': 1 })).toBe('');
  });

  it('are not seen where there are none', () => {
    for (const fine of ['⚽️ Beşiktaş', '', null, undefined, 3, { a: ['👩‍👧'], b: { c: null } }]) {
      expect(illFormedTextIn(fine)).toBeNull();
    }
  });
});
