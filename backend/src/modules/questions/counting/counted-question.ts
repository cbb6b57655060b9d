import { createHash } from 'node:crypto';
import { type AnyQuestion, questionHash } from '../../../archive/question/question';

/**
 * The hash under which a question counts: in any order and writing, sorted or not, in prices or probabilities, and with played
 * matches asked for it is the same one, as only settled ones return anything.
 */
export const countedHash = (question: AnyQuestion): string =>
  questionHash({
    ...question,
    sort: null,
    values: 'price',
    played: question.played === true ? null : question.played,
  });

/** The hash of a question that isn't asked with filters. @param parts what makes it another one */
export const hashOfParts = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
