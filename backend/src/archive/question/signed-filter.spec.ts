import { tr } from '../../platform/locale/tr';
import { NO_LOWER_BOUND, NO_UPPER_BOUND } from './odds-query';
import { readSignedFilter, signedText } from './signed-filter';

describe('a filter of whole numbers that may be below 0', () => {
  it.each([
    ['3', 3, 3],
    ['+3', 3, 3],
    ['-3', -3, -3],
    ['−3', -3, -3],
    ['=-3', -3, -3],
    ['0', 0, 0],
    ['-0', 0, 0],
    ['>-2', -1, NO_UPPER_BOUND],
    ['>= -2', -2, NO_UPPER_BOUND],
    ['<0', NO_LOWER_BOUND, -1],
    ['<=-4', NO_LOWER_BOUND, -4],
    ['2-4', 2, 4],
    ['2 – 4', 2, 4],
    ['2..4', 2, 4],
    ['-3..-1', -3, -1],
    ['-3 .. 2', -3, 2],
  ])('reads %s', (text, min, max) => {
    expect(readSignedFilter(text)).toEqual({ ok: true, value: { min, max } });
  });

  it.each([
    ['-3--1', tr.filters.notSigned],
    ['-3-1', tr.filters.notSigned],
    ['1--3', tr.filters.notSigned],
    ['--3', tr.filters.notSigned],
    ['- 3', tr.filters.notSigned],
    ['-', tr.filters.notSigned],
    ['..3', tr.filters.notSigned],
    ['1..', tr.filters.notSigned],
    ['1..2..3', tr.filters.notSigned],
    ['1,5', tr.filters.notSigned],
    ['üç', tr.filters.notSigned],
    ['-1..-3', tr.filters.reversedRange],
    ['4-2', tr.filters.reversedRange],
    ['-1234567890', tr.filters.integerTooLarge],
  ])('refuses %s', (text, error) => {
    expect(readSignedFilter(text)).toEqual({ ok: false, error });
  });

  it('is written so that it is read as the same again', () => {
    const texts = ['3', '-3', '<0', '<=0', '<-999999999', '>0', '>-5', '>999999999', '<=-4', '2-4', '-3..2'];
    for (const text of [...texts, '>=-999999999', '<999999999', '0..0', '-3..-3']) {
      const read = readSignedFilter(text);
      if (!read.ok) throw new Error(`${text}: ${read.error}`);
      const { min, max } = read.value;
      expect({ text, ...readSignedFilter(signedText(min, max)) }).toEqual({ text, ...read });
    }
  });
});
