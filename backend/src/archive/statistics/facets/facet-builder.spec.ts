import { expectFacet } from '../../../../test/support/brute-facet';
import { randomLearned } from '../../../../test/support/learned-archive';
import { naiveSearch } from '../../../../test/support/naive-search';
import { parseOddsQuery } from '../../../../test/support/parse-odds-query';
import { Random, randomMatch, randomParams } from '../../../../test/support/random-archive';
import { stateOf } from '../../../../test/support/test-archive';
import { TODAY } from '../../../../test/support/today';
import { Quotes } from '../../answers/context';
import { answerFacet } from '../../answers/facet';
import { CODE_FIELDS, ODD_FIELDS } from '../../catalogue/columns';
import { FACET_COLUMNS } from '../../catalogue/facet-columns';
import type { OddsQuery } from '../../question/odds-query';
import { Calibration } from '../calibration/calibration';

const SEED = 20261128;
const OTHERS = [...FACET_COLUMNS].flatMap(([name, { kind }]) =>
  kind === 'odd' || kind === 'code' ? [] : name,
);

function queryOf(params: Record<string, string>): OddsQuery {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
}

describe('a facet', () => {
  const random = new Random(SEED);
  const learned = randomLearned(random);
  const calibration = new Calibration(learned);
  const quotes = new Quotes(calibration);
  const archive = Array.from({ length: 500 }, (_, n) => randomMatch(random, n + 1));
  // more than can be counted one by one
  archive[40]!.closing.ft_code = 300_000_000;
  const state = stateOf(archive, 60).calibrated(quotes.probabilities);
  const context = { state, quotes, throwIfAborted: () => undefined };

  /** Of prices and codes some, among them such as have high ones, or none. */
  const columns = () => [
    ...OTHERS,
    ...['cs_33_odd', 'cs_60_odd', 'ft_code', 'home_uo_25_code', 'ft_1_odd', 'ft_1x_odd'],
    ...Array.from({ length: 12 }, () => random.pick(random.chance(0.8) ? ODD_FIELDS : CODE_FIELDS)),
  ];

  const ask = (
    column: string,
    asked: Record<string, string>,
    selection: (typeof ODD_FIELDS)[number] | null,
  ) => {
    const { [column]: _own, ...params } = asked;
    const query = queryOf(params);
    const { type, predicates, values } = query;
    const facet = answerFacet(
      { type, predicates, column: FACET_COLUMNS.get(column)!, values, selection },
      context,
    );
    const { ids } = naiveSearch(archive, { ...query, page: 1, perPage: archive.length }, calibration);
    const wanted = new Set(ids);
    const passing = archive.filter(({ id }) => wanted.has(id));
    expectFacet(facet, passing, { column, type, values, selection, learned, archive });
    return { facet, params };
  };

  it.each([
    ['prices', '1', {}],
    ['closing prices', '2', {}],
    ['probabilities', '2', { values: 'probability' }],
  ])(
    `of all matches agrees with its definition in every column, by %s (seed ${SEED})`,
    (_what, type, params) => {
      for (const column of columns())
        ask(column, { filter_type: type, ...params }, random.chance(0.3) ? random.pick(ODD_FIELDS) : null);
    },
  );

  it('of searches agrees with its definition, with and without a followed selection', () => {
    for (let round = 0; round < 120; round++) {
      const params = randomParams(random, random.pick(archive));
      if (random.chance(0.4)) params.values = 'probability';
      const column = random.pick(columns());
      ask(column, params, random.chance(0.6) ? random.pick(ODD_FIELDS) : null);
    }
  });

  it.each(['price', 'probability'])('has buckets whose texts find exactly their matches, by %s', (values) => {
    for (const column of columns()) {
      const { facet, params } = ask(column, { filter_type: '1', values, total_goals: '<=4' }, null);
      for (const { text, matches } of facet.buckets) {
        const { total } = state.search(queryOf({ ...params, [column]: text }));
        expect({ column, text, total }).toEqual({ column, text, total: matches });
      }
    }
  });

  it('of no matches has no buckets', () => {
    for (const column of columns()) {
      const { facet } = ask(column, { team: 'yok böyle takım' }, 'ft_1_odd');
      expect(facet).toMatchObject({ total: 0, buckets: [], compared_buckets: 0, standing_out: 0 });
    }
  });
});
