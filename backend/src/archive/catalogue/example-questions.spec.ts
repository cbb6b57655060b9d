import { readOddsQuestion } from '../question/question';
import { EXAMPLE_QUESTIONS } from './example-questions';

describe('the example questions', () => {
  it('are ten, of both sets of odds, each in words of its own', () => {
    expect(EXAMPLE_QUESTIONS).toHaveLength(10);
    expect(new Set(EXAMPLE_QUESTIONS.map(({ text }) => text)).size).toBe(10);
    expect(new Set(EXAMPLE_QUESTIONS.map(({ filter_type }) => filter_type))).toEqual(new Set([1, 2]));
  });

  it.each(EXAMPLE_QUESTIONS)('are read whole: $text', ({ filter_type, filter_data }) => {
    const { errors } = readOddsQuestion(filter_type, filter_data, {}, '2026-05-17');
    expect(errors).toEqual({});
  });
});
