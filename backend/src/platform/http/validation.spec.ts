import { illFormedTextIn, inheritedNameIn, isTooDeep } from './validation';

const lists = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('levels of a request', () => {
  it('are too many above 32, however many there are', () => {
    expect([1, 32, 33, 2000, 100_000].map((levels) => isTooDeep(lists(levels)))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('count in objects too, and plain values have none', () => {
    expect(isTooDeep({ a: [{ b: lists(30) }] })).toBe(true);
    expect([null, undefined, 'x', 3, { a: { b: [] } }].some((each) => isTooDeep(each))).toBe(false);
  });
});

describe('names that objects inherit', () => {
  it.each([
    ['{"__proto__":{"role":"admin"}}', '__proto__'],
    ['{"constructor":1}', 'constructor'],
    ['{"data":[{"prototype":null}]}', 'data.0.prototype'],
  ])('are found in %s', (json, name) => expect(inheritedNameIn(JSON.parse(json))).toBe(name));

  it('are not seen where there are none', () => {
    for (const fine of [{ proto: 1, toString: 'x' }, [], null, 'constructor', { a: ['__proto__'] }])
      expect(inheritedNameIn(fine)).toBeNull();
  });
});

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
