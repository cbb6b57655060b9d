import { isNumbered } from './move-into';

describe('the name that a file gets where its own is taken', () => {
  it.each([
    ['a (2).csv', 'a.csv'],
    ['a (17).json.gz', 'a.json.gz'],
    ['a (2) (3).csv', 'a (2).csv'],
    ['a (2)', 'a'],
  ])('%s comes of %s', (candidate, name) => expect(isNumbered(candidate, name)).toBe(true));

  it.each([
    ['a.csv', 'a.csv'],
    ['a (1).csv', 'a.csv'],
    ['a (02).csv', 'a.csv'],
    ['b (2).csv', 'a.csv'],
    ['a (2).json', 'a.csv'],
    ['a (2)(3).csv', 'a.csv'],
  ])('%s does not come of %s', (candidate, name) => expect(isNumbered(candidate, name)).toBe(false));
});
