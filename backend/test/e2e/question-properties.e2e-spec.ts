import fc from 'fast-check';
import { Archive } from '../../src/archive/client';
import { FACET_COLUMNS } from '../../src/archive/catalogue/facet-columns';
import type { FilterType, OddsQuery } from '../../src/archive/question/odds-query';
import { LearningRepository } from '../../src/modules/odds/learning/learning.repository';
import { addArchivedMatches } from '../support/archived-matches';
import {
  type Alternative,
  alternativesOf,
  columnOf,
  KINDS,
  negation,
  questions,
} from '../support/arbitrary-questions';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { LOCAL_THREADS } from '../support/local-archive';
import { parseOddsQuery } from '../support/parse-odds-query';
import { type ArchivedMatch, Random, randomMatch } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { TODAY } from '../support/today';

const SEED = 20261128;
const MATCHES = 150;
/** Asks for the site itself. */
const NOBODY = { member: null };
const runs = (numRuns: number) => ({ seed: SEED, numRuns });

function queryOf(params: Readonly<Record<string, string>>): OddsQuery {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(`${JSON.stringify(params)}: ${JSON.stringify(parsed.errors)}`);
  return parsed.query;
}

describe(`what holds for every question, on the ${DATABASE_NAME} and in the columns (seed ${SEED})`, () => {
  let site: TestSite;
  let bySql: Archive;
  let engines: Archive[];
  let matches: ArchivedMatch[];

  beforeAll(async () => {
    const random = new Random(SEED);
    site = await createTestSite({ ODDS_ENGINE: 'index' });
    matches = Array.from({ length: MATCHES }, (_, n) => randomMatch(random, n + 1));
    await addArchivedMatches(site.database, matches);
    await archiveCaughtUp(site);
    bySql = new Archive({ ...site.settings, oddsEngine: 'sql' }, LOCAL_THREADS);
    bySql.calibrate((await site.app.get(LearningRepository).read()).learned);
    engines = [site.app.get(Archive), bySql];
  });
  afterAll(async () => {
    await bySql?.beforeApplicationShutdown();
    await site?.close();
  });

  const found = (engine: Archive, params: Readonly<Record<string, string>>): Promise<number[]> =>
    engine.view(async (view) => {
      const { rows } = await view.page(queryOf(params), 0, MATCHES + 1);
      return rows.map(({ id }) => id);
    });

  const ascending = (a: number, b: number) => a - b;

  /** Whether a complement leaves a match out as it has no value for one of the alternatives. */
  const isWithout = (match: ArchivedMatch, type: FilterType, of: readonly Alternative[]): boolean =>
    of.every(({ hasValue }) => hasValue !== null) &&
    of.some(({ hasValue }) => !hasValue!(match, type, matches));

  it.each([...KINDS.keys()])(
    '%s: what a text finds, what its complement finds and what has no value are all matches, each once',
    async (kind) => {
      const all = matches.map(({ id }) => id).sort(ascending);
      const asked = fc
        .constantFrom<FilterType>(1, 2)
        .chain((type) => fc.tuple(fc.constant(type), alternativesOf(kind, type), negation));
      await fc.assert(
        fc.asyncProperty(asked, async ([type, { of, text }, not]) => {
          const ask = (written: string) => ({ [columnOf(kind)]: written, filter_type: String(type) });
          const without = matches.filter((match) => isWithout(match, type, of)).map(({ id }) => id);
          for (const engine of engines) {
            const [hits, others] = [await found(engine, ask(text)), await found(engine, ask(not + text))];
            // one alternative may hold where another one has no value
            const rest = without.filter((id) => !hits.includes(id));
            expect([...hits, ...others, ...rest].sort(ascending)).toEqual(all);
          }
        }),
        runs(8),
      );
    },
  );

  it('lists as many matches as its summary counts, and as the parts of each column add up to', async () => {
    const divided = fc.tuple(questions, fc.constantFrom(...FACET_COLUMNS.values()));
    await fc.assert(
      fc.asyncProperty(divided, async ([params, column]) => {
        const query = queryOf(params);
        for (const engine of engines) {
          const { type, predicates, values } = query;
          const search = { type, predicates };
          const summary = await engine.askFor({ kind: 'summary', ...search, groups: ['ft'] }, NOBODY);
          const facet = await engine.askFor(
            { kind: 'facet', ...search, column, values, selection: null },
            NOBODY,
          );
          const parts = facet.buckets.reduce((sum, { matches: n }) => sum + n, facet.missing + facet.others);
          const listed = (await found(engine, params)).length;
          expect([summary.total, facet.total, parts]).toEqual([listed, listed, listed]);
        }
      }),
      runs(40),
    );
  });
});
