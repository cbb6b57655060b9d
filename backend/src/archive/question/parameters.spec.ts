import { tr } from '../../platform/locale/tr';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import { SOURCE_NAMES } from '../catalogue/price-sources';
import { ROW_FIELDS } from '../catalogue/row-fields';
import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { TODAY } from '../../../test/support/today';

const queryOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
};
const errorsOf = (params: Record<string, unknown>) => {
  const parsed = parseOddsQuery(params, TODAY);
  return parsed.ok ? {} : parsed.errors;
};

describe('the source of the prices', () => {
  it('is a condition on the set of odds that is asked for', () => {
    expect(queryOf({ source: 'football-data', filter_type: '1' }).predicates).toEqual([
      { kind: 'source', mask: 31 },
    ]);
    expect(SOURCE_NAMES.map((source) => queryOf({ source }).predicates[0])).toEqual(
      [31, 32, 64, 128, 512, 1024, 256, 2048].map((mask) => ({ kind: 'source', mask })),
    );
  });

  it('is no condition when it is empty', () => {
    expect(queryOf({ source: ' ' }).predicates).toEqual([]);
  });

  it.each(['bet365', 'base', 'Demo', 'football-data,demo'])(
    'refuses %j and names what there is',
    (source) => {
      expect(errorsOf({ source })).toEqual({
        source:
          'Böyle bir oran kaynağı yok. Bilinenler: football-data, iddaa-wide, nesine-snapshot, native, table, elle, demo, demo-bulletin',
      });
    },
  );
});

describe('matches with or without a result', () => {
  it('are a condition on the full-time score, no matter which when nothing is said', () => {
    expect(queryOf({ played: 'true' }).predicates).toEqual([{ kind: 'played', wanted: true }]);
    expect(queryOf({ played: ' false ' }).predicates).toEqual([{ kind: 'played', wanted: false }]);
    expect(queryOf({ played: '' }).predicates).toEqual([]);
  });

  it.each(['all', '1', 'TRUE', 'evet'])('are not told by %j', (played) => {
    expect(errorsOf({ played })).toEqual({ played: tr.filters.notPlayed });
  });
});

describe('the movement of prices', () => {
  it('is a condition on each column named, once and in one order, whatever the type', () => {
    expect(queryOf({ movement: 'ft_1_odd:-10, fg_no_odd:+5,ft_1_odd:90,fg_no:5' }).predicates).toEqual([
      { kind: 'movement', field: 'fg_no', percent: 5 },
      { kind: 'movement', field: 'ft_1_odd', percent: -10 },
      { kind: 'movement', field: 'ft_1_odd', percent: 90 },
    ]);
    expect(queryOf({ movement: ' ' }).predicates).toEqual([]);
  });

  it.each([
    ...['ft_1_odd', 'ft_1_odd:', ':10', 'ft_1_odd:0', 'ft_1_odd:-0', 'ft_1_odd:91', 'ft_1_odd:-91'],
    ...['ft_1_odd:10.5', 'ft_1_odd:10%', 'ft_1_odd:10,', 'ft_1_odd:--10', 'home_team:10', 'ft_code:10'],
    ...['toString:10', 'ft_1_odd=10', 'ft_1_odd:100'],
  ])('is not told by %j', (movement) => {
    expect(errorsOf({ movement })).toEqual({ movement: tr.filters.notMovement(90) });
  });

  it('is told of twenty columns at most', () => {
    const many = (count: number) => Array.from({ length: count }, () => 'ft_1_odd:10').join(',');
    expect(errorsOf({ movement: many(20) })).toEqual({});
    expect(errorsOf({ movement: many(21) })).toEqual({ movement: tr.filters.tooManyMovements(20) });
  });
});

describe('the order', () => {
  it('is by any column that can be filtered, ascending unless it is said', () => {
    for (const [name, { field }] of FILTER_COLUMNS) {
      expect(queryOf({ sort: name }).sort).toEqual({ field, order: 'asc' });
      expect(queryOf({ sort: name, order: 'desc' }).sort).toEqual({ field, order: 'desc' });
    }
  });

  it('is newest first without a column, and the reverse of that only when it is said', () => {
    for (const none of [{}, { sort: '' }]) {
      expect(queryOf(none).sort).toBeNull();
      expect(queryOf({ ...none, order: 'desc' }).sort).toBeNull();
      expect(queryOf({ ...none, order: 'asc' }).sort).toBe('oldest_first');
    }
  });

  it.each(['match_time', 'winner', 'id', 'nope', 'constructor', 'ft_1_odd,ft_2_odd'])(
    'is not by %s',
    (sort) => {
      expect(errorsOf({ sort })).toEqual({ sort: tr.filters.notSortable });
    },
  );

  it.each(['', 'ASC', 'up', 'toString'])('is neither way with %j', (order) => {
    expect(errorsOf({ sort: 'ft_1_odd', order })).toEqual({ order: tr.filters.notOrder });
  });
});

describe('type and paging', () => {
  it('are read as they stand', () => {
    expect(queryOf({ filter_type: '1', page: '7', per_page: '100' })).toMatchObject({
      type: 1,
      page: 7,
      perPage: 100,
    });
  });

  it.each(['0', '3', '', 'x', '01', '1.0', '-1', ' 1'])('refuse %j as the type', (filter_type) => {
    expect(errorsOf({ filter_type })).toEqual({ filter_type: tr.filters.notFilterType });
  });

  it.each(['0', '-1', '1.5', '', 'x', '1e3', '10000001', '99999999999999999999', '٣', '01'])(
    'refuse %j as the page',
    (page) => {
      expect(errorsOf({ page })).toEqual({ page: tr.validation.page });
    },
  );

  it.each(['0', '101', '-5', 'all', '', '999999999999'])('refuse %j as the page size', (per_page) => {
    expect(errorsOf({ per_page })).toEqual({ per_page: tr.validation.perPage });
  });
});

describe('the wanted groups', () => {
  it('are kept once each; none named are all of them', () => {
    expect(queryOf({ groups: 'uo_25, ft,ft' }).groups).toEqual(['uo_25', 'ft']);
    expect(queryOf({ groups: ' , ' }).groups).toBeNull();
  });

  it.each(['ftx', 'ft,match', 'constructor'])('refuse %j, naming what is unknown', (groups) => {
    expect(errorsOf({ groups })).toEqual({ groups: tr.analysis.unknownGroup(groups.split(',').at(-1)!) });
  });
});

describe('the wanted values', () => {
  it('are kept in the order asked for, each once', () => {
    expect(queryOf({ fields: 'id, ft_1_odd,home_team ,id' }).fields).toEqual(['id', 'ft_1_odd', 'home_team']);
    expect(queryOf({ fields: ROW_FIELDS.join(',') }).fields).toEqual(ROW_FIELDS);
    expect(queryOf({ fields: 'fg_no_odd,fg_no' }).fields).toEqual(['fg_no_odd', 'fg_no']);
  });

  it.each([
    ['nope', 'nope'],
    ['id,ft_9_odd', 'ft_9_odd'],
    ['id,,ft_1_odd', ''],
    ['', ''],
    ['home_folded', 'home_folded'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('refuse %j, naming what is unknown', (fields, name) => {
    expect(errorsOf({ fields })).toEqual({ fields: `Bilinmeyen sütun: ${name}` });
  });
});
