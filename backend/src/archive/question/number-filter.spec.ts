import { tr } from '../../platform/locale/tr';
import { readGoals, readIntegerFilter } from './number-filter';
import { NO_UPPER_BOUND } from './odds-query';

const outcome = (reading: ReturnType<typeof readIntegerFilter>) =>
  reading.ok ? [reading.value.min, reading.value.max] : reading.error;

describe('a filter on whole numbers', () => {
  it.each([
    ['3', [3, 3]],
    ['0', [0, 0]],
    ['=3', [3, 3]],
    ['= 3', [3, 3]],
    ['>2', [3, NO_UPPER_BOUND]],
    ['>=2', [2, NO_UPPER_BOUND]],
    ['<2', [0, 1]],
    ['<0', [0, -1]],
    ['<=2', [0, 2]],
    ['2-4', [2, 4]],
    ['2 – 4', [2, 4]],
    ['2-2', [2, 2]],
    ['007', [7, 7]],
    ['999999999', [999999999, 999999999]],
  ])('%s means %j', (text, bounds) => {
    expect(outcome(readIntegerFilter(text))).toEqual(bounds);
  });

  it.each([
    ['3.5', tr.filters.notInteger],
    ['3,0', tr.filters.notInteger],
    ['3.', tr.filters.notInteger],
    ['-1', tr.filters.notInteger],
    ['2-', tr.filters.notInteger],
    ['2-3-4', tr.filters.notInteger],
    ['3±1', tr.filters.notInteger],
    ['üç', tr.filters.notInteger],
    ['>', tr.filters.notInteger],
    ['=>4', tr.filters.notInteger],
    ['1e3', tr.filters.notInteger],
    ['٣', tr.filters.notInteger],
    ['4-2', tr.filters.reversedRange],
    ['1000000000', tr.filters.integerTooLarge],
    ['>99999999999999999999', tr.filters.integerTooLarge],
  ])('%s is refused: %s', (text, error) => {
    expect(outcome(readIntegerFilter(text))).toBe(error);
  });
});

describe('a filter on the goals of one side', () => {
  it('takes 0 to 99 and means exactly that', () => {
    for (let goals = 0; goals < 100; goals++)
      expect(outcome(readGoals(String(goals)))).toEqual([goals, goals]);
    expect(outcome(readGoals('02'))).toEqual([2, 2]);
  });

  it.each(['', '100', '-1', '2.0', '2 - 1', '2-1', '>1', '=2', 'x', '1-2', '²'])('refuses %j', (text) => {
    expect(outcome(readGoals(text))).toBe(tr.filters.notGoals);
  });
});
