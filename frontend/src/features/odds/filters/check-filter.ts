import type { OddColumnDto } from '../../../api/generated/wire';
import { foldText } from '../../../lib/fold';
import { tr } from '../../../locale/tr';
import { dateProblem } from './dates';
import { integerProblem, priceProblem } from './numbers';

/** What a filter box's text comes to. */
export type FilterCheck =
  /** Nothing stands in the box. */
  | { kind: 'empty' }
  /** Too short, or a score that is not one yet: ignored without a word. */
  | { kind: 'incomplete' }
  /** Unreadable: the box says so and nothing is sent. */
  | { kind: 'wrong'; sentence: string }
  /** Query parameters to send. */
  | { kind: 'ready'; params: Readonly<Record<string, string>> };

export type FilterColumn = Pick<OddColumnDto, 'kind' | 'filter_params' | 'min_chars'>;

const MOST_CHARACTERS = 100;
const SCORE = /^(\d{1,2})\s*[-–—−]\s*(\d{1,2})$/;

/** Reads the text of a filter box by the rules of the filter language (decisions: filters on odds columns). */
export function checkFilter(column: FilterColumn, text: string): FilterCheck {
  const written = text.trim();
  if (written === '') return { kind: 'empty' };
  if (column.kind === 'score') return checkScore(column, written);
  if (written.length < column.min_chars) return { kind: 'incomplete' };
  const sentence = problemOf(column.kind, written);
  if (sentence !== null) return { kind: 'wrong', sentence };
  return { kind: 'ready', params: Object.fromEntries(column.filter_params.map((param) => [param, written])) };
}

function checkScore(column: FilterColumn, written: string): FilterCheck {
  const score = SCORE.exec(written);
  const [home, away] = column.filter_params;
  if (!score || home === undefined || away === undefined) return { kind: 'incomplete' };
  return { kind: 'ready', params: { [home]: score[1]!, [away]: score[2]! } };
}

function problemOf(kind: Exclude<FilterColumn['kind'], 'score'>, written: string): string | null {
  const sentences = tr.odds.filterErrors;
  if (written.length > MOST_CHARACTERS) return sentences.tooLong;
  switch (kind) {
    case 'odd':
      return isMissingWord(written) ? null : priceProblem(written);
    case 'code':
      return isMissingWord(written) ? null : integerProblem(written);
    case 'integer':
      return integerProblem(written);
    case 'date':
      return dateProblem(written);
    case 'text':
      return foldText(written) === '' ? sentences.noLetters : null;
    case 'ht_ft_result':
      return /^[12x]\s*\/\s*[12x]?$/i.test(written) ? null : sentences.notResult;
  }
}

const isMissingWord = (written: string) => foldText(written) === 'bos';
