import { parseGoals, parseScorePair, resultLetter } from './score';

describe('scores of sources', () => {
  it.each([
    ['2', 2],
    ['2.0', 2],
    ['0,0', 0],
    ['10', 10],
    ['', null],
    ['-', null],
    ['2.5', NaN],
    ['x', NaN],
    ['-1', NaN],
    ['100', NaN],
  ])('reads the goals %j as %p', (cell, goals) => expect(parseGoals(cell)).toEqual(goals));

  it.each([
    ['2-1', [2, 1]],
    ['2 : 1', [2, 1]],
    ['', null],
    ['-', null],
    ['2', 'unreadable'],
    ['a-b', 'unreadable'],
  ])('reads the score %j as %p', (cell, score) => expect(parseScorePair(cell)).toEqual(score));

  it('names the result of a score', () => {
    expect([resultLetter([2, 1]), resultLetter([1, 1]), resultLetter([0, 1])]).toEqual(['H', 'D', 'A']);
  });
});
