import { partSuffix } from './turkish-suffix';

describe('the suffix of some of several', () => {
  it.each([
    [0, '0’ı'],
    [1, '1’i'],
    [2, '2’si'],
    [3, '3’ü'],
    [4, '4’ü'],
    [6, '6’sı'],
    [9, '9’u'],
    [10, '10’u'],
    [20, '20’si'],
    [36, '36’sı'],
    [40, '40’ı'],
    [70, '70’i'],
    [100, '100’ü'],
    [104, '104’ü'],
    [3_000, '3000’i'],
    [2_000_000, '2000000’u'],
  ])('of %i follows how it is spoken', (count, written) => {
    expect(`${count}${partSuffix(count)}`).toBe(written);
  });
});
