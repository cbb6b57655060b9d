import { readMovements, withMovement, writeMovements } from './movement';

const titleOf = (column: string) => ({ ft_1_odd: 'MS 1', ft_2_odd: 'MS 2' })[column] ?? column;

describe('movements in the address', () => {
  it('are read and written as the API takes them', () => {
    expect(readMovements('ft_1_odd:-10, ft_2_odd:5')).toEqual([
      { column: 'ft_1_odd', percent: -10 },
      { column: 'ft_2_odd', percent: 5 },
    ]);
    expect(withMovement('', { column: 'ft_1_odd', percent: -10 })).toBe('ft_1_odd:-10');
  });

  it.each(['', 'ft_1_odd', 'ft_1_odd:0', 'ft_1_odd:x', 'ft_1_odd:-10,'])('“%s” is none', (text) => {
    expect(readMovements(text)).toBeNull();
  });

  it('are one per price: a second one takes the place of the first', () => {
    const two = withMovement('ft_1_odd:-10', { column: 'ft_2_odd', percent: 5 });
    expect(two).toBe('ft_1_odd:-10,ft_2_odd:5');
    expect(withMovement(two, { column: 'ft_1_odd', percent: 20 })).toBe('ft_2_odd:5,ft_1_odd:20');
  });

  it('stand on the chip in words', () => {
    expect(writeMovements('ft_1_odd:-10,ft_2_odd:5', titleOf)).toBe(
      'MS 1 %10’dan fazla düştü, MS 2 %5’ten fazla yükseldi',
    );
    expect(writeMovements('nonsense', titleOf)).toBe('nonsense');
  });
});
