import { BULLETIN_COLUMNS } from '../catalogue/bulletin-groups';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import { SOURCE_NAMES } from '../catalogue/price-sources';
import { TODAY } from '../../../test/support/today';
import {
  type AnyQuestion,
  parametersOf,
  QUESTION_TYPES,
  questionHash,
  type QuestionType,
  readOddsQuestion,
  readQuestion,
  searchOf,
} from './question';

const SEED = 20261126;

const read = (type: QuestionType, texts: Record<string, unknown>): AnyQuestion => {
  const { question, errors } = readQuestion(type, texts, TODAY);
  if (Object.keys(errors).length > 0) throw new Error(JSON.stringify([texts, errors]));
  return question;
};

/** What is read from the normal form of a question. */
function readAgain(question: AnyQuestion): AnyQuestion {
  const { filter_type = '2', ...texts } = parametersOf(question);
  return read(Number(filter_type) as QuestionType, texts);
}

const PRICES = [
  '1.8',
  '1,85',
  '2',
  '3.',
  '9999.99',
  '=1.8',
  '>1,8',
  '>= 1.8',
  '<2',
  '<0',
  '<=9999.99',
].concat([
  '>9999.99',
  '>=0',
  '1.80-1,95',
  '1 – 2',
  '1.85±0.05',
  '1,85~0,1',
  '0.03±0.07',
  '9999±9999',
  ' BOŞ ',
]);
const INTEGERS = ['3', '=3', '>2', '>=0', '<0', '2-4', '007', '999999999', '>999999999'];
const NAMES = ['BEŞİKTAŞ', ' Iğdır  FK', 'ß'.repeat(40), '%', "' OR 1=1 --", 'a..b', 'Ǽ', '\u0301x'];
const DATES = ['2024', '2024-5', '17.05.2024', 'bugün', 'DÜN..yarın', '22.11', 'Mayıs 2024', '2023..2024'];
const ODDS_TEXTS: Record<string, readonly string[]> = {
  ...{
    odd: PRICES,
    code: [...INTEGERS, 'boş'],
    integer: [...INTEGERS, 'boş'],
    score: ['0', '02', '7', '99'],
  },
  ...{ text: NAMES, date: DATES, ht_ft_result: ['1/X', 'x / 1', '2/'] },
};
const PARTS = [
  '1',
  '1,8',
  '2 – 1',
  '1 / X',
  '20.45',
  '05.2026',
  'BEŞ',
  '1.85±0.05',
  '0,03±0,07',
  '-05-',
  'İ',
];

/** A text for each of some columns of a table, and some of its parameters. */
function drawn(type: QuestionType, random: (below: number) => number): Record<string, string> {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const columns = type === 3 ? BULLETIN_COLUMNS.map(({ field }) => field) : [...FILTER_COLUMNS.keys()];
  const texts: Record<string, string> = {};
  for (let count = random(6); count > 0; count--) {
    const column = pick(columns);
    if (type !== 3) texts[column] = pick(ODDS_TEXTS[FILTER_COLUMNS.get(column)!.kind]!);
    else texts[column] = column === 'match_date' ? pick([...DATES, ...PARTS]) : pick([...PARTS, ...NAMES]);
  }
  const parameters = {
    played: ['true', ' false ', ''],
    ...(type !== 3 && {
      source: [...SOURCE_NAMES, ' '],
      movement: ['ft_1_odd:-10', 'ft_2_odd:+15, fg_no_odd:5,ft_1_odd:-10,ft_2_odd:15', ''],
      sort: [...FILTER_COLUMNS.keys(), ''],
      order: ['asc', 'desc'],
    }),
  };
  for (const [name, values] of Object.entries(parameters)) if (random(2)) texts[name] = pick(values);
  return texts;
}

describe('the normal form of a question', () => {
  it(`is read as the same question, and is its own normal form (seed ${SEED})`, () => {
    let seed = SEED;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 6_000; round++) {
      const type = QUESTION_TYPES[round % 3]!;
      const texts = drawn(type, random);
      // what can't be read is left out
      const { question } = readQuestion(type, texts, TODAY);
      const again = readAgain(question);
      expect([texts, again]).toEqual([texts, question]);
      expect(JSON.stringify(parametersOf(again))).toBe(JSON.stringify(parametersOf(question)));
    }
  });

  it('knows no order of parameters, no case, no second name and no default', () => {
    const texts = {
      ...{ ht_ft_result: 'x/1', ft_1_odd: ' 1,8 ', home_team: 'BEŞİKTAŞ', fg_no_odd: '=11,5' },
      ...{ away_team: '', match_date: 'bugün', movement: 'ft_2_odd:+15,ft_1_odd:-10', order: 'asc' },
      ...{ sort: 'fg_no_odd', played: '', source: ' native ' },
    };
    const form = parametersOf(read(2, texts));
    expect(Object.entries(form)).toEqual([
      ['match_date', `${TODAY}..${TODAY}`],
      ['home_team', 'besiktas'],
      ['ht_ft_result', 'X/1'],
      ['ft_1_odd', '1.80-1.89'],
      ['fg_no', '11.50'],
      ['source', 'native'],
      ['movement', 'ft_1_odd:-10,ft_2_odd:15'],
      ['sort', 'fg_no'],
    ]);
    const reversed = Object.fromEntries(Object.entries(texts).reverse());
    expect(parametersOf(read(2, reversed))).toEqual(form);
    expect(parametersOf(read(1, {}))).toEqual({ filter_type: '1' });
    expect(parametersOf(read(2, { order: 'desc' }))).toEqual({});
    expect(parametersOf(read(2, { order: 'asc' }))).toEqual({ order: 'asc' });
  });

  it('keeps both conditions on a column that is asked for under both its names', () => {
    const question = read(2, { fg_no_odd: '>10', fg_no: '<12' });
    expect(parametersOf(question)).toEqual({ fg_no: '0.00-11.99', fg_no_odd: '>10.00' });
    expect(readAgain(question)).toEqual(question);
  });

  it('has one hash, in hexadecimal, and another with anything else beside it', () => {
    const hash = questionHash(read(2, { ft_1_odd: '1.85' }));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const same of ['1,85', '=1.85', '1.85-1.85', ' 1.85±0'])
      expect(questionHash(read(2, { ft_1_odd: same }))).toBe(hash);
    expect(questionHash(read(1, { ft_1_odd: '1.85' }))).not.toBe(hash);
    expect(questionHash(read(2, { ft_1_odd: '1.85' }), { selection: 'ft_1_odd' })).not.toBe(hash);
  });
});

describe('the search of a question', () => {
  it('has the set of its table, a condition for each part and its order', () => {
    const { question } = readOddsQuestion(
      1,
      { ft_1_odd: '1.85', source: 'demo', played: 'true', movement: 'ft_1_odd:5', sort: 'ft_1_odd' },
      {},
      TODAY,
    );
    expect(searchOf(question)).toEqual({
      type: 1,
      predicates: [
        { kind: 'range', field: 'ft_1_odd', min: 185, max: 185 },
        { kind: 'source', mask: 256 },
        { kind: 'played', wanted: true },
        { kind: 'movement', field: 'ft_1_odd', percent: 5 },
      ],
      sort: { field: 'ft_1_odd', order: 'asc' },
    });
  });
});
