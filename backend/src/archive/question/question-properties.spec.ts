import fc from 'fast-check';
import { naiveSearch } from '../../../test/support/naive-search';
import { Random, randomMatch } from '../../../test/support/random-archive';
import { bulletinQuestions, questions } from '../../../test/support/arbitrary-questions';
import { TODAY } from '../../../test/support/today';
import { readRequest } from './parse-odds-query';
import {
  type AnyQuestion,
  parametersOf,
  type Question,
  questionHash,
  readBulletinQuestion,
  searchOf,
} from './question';

const SEED = 20261128;
const RUNS = { seed: SEED, numRuns: 300 };

type Texts = Readonly<Record<string, string>>;

function read(texts: Texts): Question {
  const { question, errors } = readRequest(texts, {}, TODAY);
  return readable(texts, question, errors);
}

function readBulletin({ filter_type: _, ...texts }: Texts): AnyQuestion {
  const { question, errors } = readBulletinQuestion(texts, {}, TODAY);
  return readable(texts, question, errors);
}

function readable<Asked>(texts: Texts, question: Asked, errors: object): Asked {
  if (Object.keys(errors).length > 0) throw new Error(`${JSON.stringify(texts)}: ${JSON.stringify(errors)}`);
  return question;
}

const random = new Random(SEED);
const matches = Array.from({ length: 200 }, (_, n) => randomMatch(random, n + 1));
const idsOf = (question: Question) =>
  naiveSearch(matches, {
    ...{ sort: null, ...searchOf(question), page: 1, perPage: matches.length },
    ...{ values: 'price', fields: null, groups: null },
  }).ids;

describe(`the normal form of any question (seed ${SEED})`, () => {
  const tables: [string, fc.Arbitrary<Texts>, (texts: Texts) => AnyQuestion][] = [
    ['the odds tables', questions, read as (texts: Texts) => AnyQuestion],
    ['the bulletin', bulletinQuestions, readBulletin],
  ];

  describe.each(tables)('to %s', (_, asked, readAsked) => {
    it('is read as the question that it was written from', () => {
      fc.assert(
        fc.property(asked, (texts) => {
          const question = readAsked(parametersOf(readAsked(texts)));
          expect(readAsked(parametersOf(question))).toEqual(question);
        }),
        RUNS,
      );
    });

    it('is written again as it is, under the same hash', () => {
      fc.assert(
        fc.property(asked, (texts) => {
          const form = parametersOf(readAsked(texts));
          expect(parametersOf(readAsked(form))).toEqual(form);
          expect(questionHash(readAsked(form))).toBe(questionHash(readAsked(texts)));
        }),
        RUNS,
      );
    });
  });

  it('asks for the same matches in the same order', () => {
    fc.assert(
      fc.property(questions, (texts) => {
        const question = read(texts);
        expect(idsOf(read(parametersOf(question)))).toEqual(idsOf(question));
      }),
      RUNS,
    );
  });
});
