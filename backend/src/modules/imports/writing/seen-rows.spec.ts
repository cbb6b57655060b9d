import { SeenRows } from './seen-rows';

describe('SeenRows', () => {
  it('finds each of very many rows again, and none that was not added', () => {
    const seen = new SeenRows();
    const total = 200_000;
    for (let index = 0; index < total; index += 1) {
      seen.add(`${index}|opening`, { line: index + 1, content: index });
    }
    for (let index = 0; index < total; index += 997) {
      expect(seen.get(`${index}|opening`)).toEqual({ line: index + 1, content: index });
      expect(seen.get(`${index}|closing`)).toBeUndefined();
    }
    expect(seen.get(`${total}|opening`)).toBeUndefined();
  });

  it('keeps the first row of a key', () => {
    const seen = new SeenRows();
    seen.add('a', { line: 2, content: 7 });
    seen.add('a', { line: 3, content: 8 });
    expect(seen.get('a')).toEqual({ line: 2, content: 7 });
  });
});
