import { csvCell } from './csv-cell';

describe('csvCell', () => {
  it.each([
    ['Beşiktaş', 'Beşiktaş'],
    ['a;b', '"a;b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-2+3', "'-2+3"],
    ['+x;y', '"\'+x;y"'],
  ])('writes %j as %j', (value, cell) => expect(csvCell(value)).toBe(cell));

  it('leaves numbers as they are', () => expect(csvCell(-5)).toBe('-5'));
});
