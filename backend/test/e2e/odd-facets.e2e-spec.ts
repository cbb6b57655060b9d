import { ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { FACET_COLUMNS } from '../../src/archive/catalogue/facet-columns';
import type { Facet } from '../../src/archive/statistics/facets/facet';
import { tr } from '../../src/platform/locale/tr';
import { addArchivedMatches } from '../support/archived-matches';
import { expectFacet } from '../support/brute-facet';
import { storedLearning } from '../support/learned-archive';
import { type ArchivedMatch, Random, randomMatch, randomParams } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const FACET = '/api/odd-facet';
const SEED = 20261128;
const OTHERS = [...FACET_COLUMNS].flatMap(([name, { kind }]) =>
  kind === 'odd' || kind === 'code' ? [] : name,
);

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1e9) / 1e9 : each,
  );

describe(`facets on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  let archive: ArchivedMatch[];
  const random = new Random(SEED);

  beforeAll(async () => {
    sites = await TwoSites.open();
    archive = Array.from({ length: 260 }, (_, n) => randomMatch(random, n + 1));
    await addArchivedMatches(sites.byIndex.database, archive);
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites?.close());

  const total = async (query: Record<string, string>): Promise<number> =>
    (await sites.ask<{ total: number }>('/api/odd-summary', { ...query, groups: 'ft' }, rounded)).total;

  it('of the whole archive are those of looking at every match', async () => {
    const learned = await storedLearning(sites.byIndex.database);
    for (const column of [...OTHERS, 'ft_1_odd', 'cs_33_odd', 'ft_code']) {
      const facet = await sites.ask<Facet>(FACET, { column, selection: 'ft_1_odd' }, rounded);
      expectFacet(facet, archive, {
        column,
        type: 2,
        values: 'price',
        selection: 'ft_1_odd',
        learned,
        archive,
      });
    }
  });

  it(`have buckets that find exactly their matches, in both engines (seed ${SEED})`, async () => {
    const columns = [...OTHERS, 'ft_x_odd', 'under_25_odd', 'bts_code'];
    for (const column of columns) {
      const { [column]: _own, ...params } = randomParams(random, random.pick(archive));
      const query = { ...params, values: random.pick(['price', 'probability']) };
      const facet = await sites.ask<Facet>(FACET, { ...query, column }, rounded);
      expect(facet.total).toBe(await total(query));
      const { text, matches } = facet.buckets[0] ?? { text: '', matches: facet.total };
      expect([column, text, await total({ ...query, [column]: text })]).toEqual([column, text, matches]);
    }
  });

  it('leave out the condition on their own column, by either of its names, and no other', async () => {
    const all = await sites.ask<Facet>(FACET, { column: 'fg_no_odd', ft_1_odd: '>1' });
    for (const own of ['fg_no_odd', 'fg_no'])
      for (const column of ['fg_no_odd', 'fg_no'])
        expect(await sites.ask<Facet>(FACET, { column, [own]: '!1.85', ft_1_odd: '>1' })).toEqual(all);
    expect(all.total).toBe(await total({ ft_1_odd: '>1' }));
    expect(all.column).toBe('fg_no');
  });

  it('say what a selection came to, in the numbers of the summary', async () => {
    for (const selection of [random.pick(ODD_FIELDS), 'over_25_odd']) {
      const { buckets } = await sites.ask<Facet>(FACET, { column: 'country_name', selection }, rounded);
      const { text, settled, hits, compared, compared_hits, expected } = buckets[0]!;
      const { selections } = await sites.ask<{ selections: Record<string, unknown>[] }>(
        '/api/odd-summary',
        { country_name: text },
        rounded,
      );
      expect(selections.find(({ column }) => column === selection)).toMatchObject({
        ...{ settled, hits, compared, compared_hits, implied: expected },
      });
    }
  });

  it('say which names they do not know', async () => {
    const refused = async (query: Record<string, string>) => {
      const { status, body } = await sites.request(FACET, query);
      return [status, (body as { fields: unknown }).fields];
    };
    expect(await refused({})).toEqual([400, { column: tr.filters.notFacet }]);
    expect(await refused({ column: 'winner', selection: 'match_date', page: '0' })).toEqual([
      400,
      { column: tr.filters.notFacet, selection: tr.savedFilters.selection, page: tr.validation.page },
    ]);
    expect(await refused({ column: 'toString', ft_1_odd: '9-8' })).toEqual([
      400,
      { column: tr.filters.notFacet, ft_1_odd: tr.filters.reversedRange },
    ]);
  });
});
