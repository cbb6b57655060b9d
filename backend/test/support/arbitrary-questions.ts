import fc from 'fast-check';
import { marketOf, oddColumn } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { SOURCE_NAMES } from '../../src/archive/catalogue/price-sources';
import { type FilterType, SORT_ORDERS } from '../../src/archive/question/odds-query';
import { knownBefore } from './brute-before';
import { type ArchivedMatch, scoresOf } from './random-archive';

/** One value that a filter text names. */
export interface Alternative {
  readonly text: string;
  /** Whether a match of an archive has such a value in the set that is asked for; null: it asks for matches without one. */
  readonly hasValue:
    ((match: ArchivedMatch, type: FilterType, all: readonly ArchivedMatch[]) => boolean) | null;
}

type Alternatives = fc.Arbitrary<Alternative>;
type HasValue = NonNullable<Alternative['hasValue']>;

const oddsOf = (match: ArchivedMatch, type: FilterType) => (type === 1 ? match.opening : match.closing);
const both = (home: number | null, away: number | null): boolean => home !== null && away !== null;
const hasHalf: HasValue = (match) => both(match.home_ht_score, match.away_ht_score);
const hasFull: HasValue = (match) => both(match.home_ft_score, match.away_ft_score);
const always: HasValue = () => true;

const texts = (written: fc.Arbitrary<string>, hasValue: HasValue): Alternatives =>
  written.map((text) => ({ text, hasValue }));
const missing: Alternatives = fc.constantFrom('boş', 'BOŞ').map((text) => ({ text, hasValue: null }));

const decimal = (value: number, digits: number): string => (value / 10 ** digits).toFixed(digits);
const withComma = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.boolean()).map(([written, comma]) => (comma ? written.replaceAll('.', ',') : written));
const sign = fc.constantFrom('=', '>', '>=', '<', '<=');
const upTo = (max: number, min = 0) => fc.integer({ min, max });

const priceTexts = withComma(
  fc
    .tuple(upTo(260, 101), upTo(30), sign)
    .chain(([value, more, compared]) =>
      fc.constantFrom(
        decimal(value, 2),
        decimal(value, 2).slice(0, -1),
        decimal(value, 2).slice(0, -2),
        decimal(value, 2).slice(0, -3),
        `${compared}${decimal(value, 2)}`,
        `${decimal(value, 2)}-${decimal(value + more, 2)}`,
        `${decimal(value, 2)}±${decimal(more, 2)}`,
      ),
    ),
);

const percentTexts = withComma(
  fc
    .tuple(upTo(90, 1), upTo(9), sign)
    .chain(([value, more, compared]) =>
      fc.constantFrom(
        `%${value}`,
        `%${value}.${more}`,
        `%${value}-${value + more}`,
        `%${value}±${more}`,
        `%${compared}${value}`,
      ),
    ),
);

const wholeTexts = (max: number): fc.Arbitrary<string> =>
  fc
    .tuple(upTo(max), upTo(4), sign)
    .chain(([value, more, compared]) =>
      fc.constantFrom(`${value}`, `${compared}${value}`, `${value}-${value + more}`),
    );

const signedTexts = fc
  .tuple(upTo(3, -3), upTo(3), sign)
  .chain(([value, more, compared]) =>
    fc.constantFrom(`${value}`, `${compared}${value}`, `${value}..${value + more}`),
  );

const oneOf = (...names: string[]): fc.Arbitrary<string> => fc.constantFrom(...names);

/** Columns of prices that stand for all of them: of two and three selections, and one whose prices don't fit 16 bits. */
export const PRICES: readonly OddField[] = ['ft_1_odd', 'ft_x_odd', 'over_25_odd', 'cs_33_odd'];

const priced =
  (field: OddField): HasValue =>
  (match, type) =>
    oddsOf(match, type)[field] !== null;

const percents = (field: OddField): Alternatives =>
  texts(percentTexts, (match, type) =>
    marketOf(field).columns.every((column) => oddsOf(match, type)[column.field] !== null),
  );

/** A price against another one, or against the same one of the other set. */
function comparisons(field: OddField, type: FilterType): Alternatives {
  const factor = oneOf('', '*0,9', '*1.05', '*2');
  const others = fc.constantFrom(...PRICES.filter((other) => other !== field), null);
  return fc.tuple(sign, others, factor, oneOf('', '±0,05', '±0.5')).map(([compared, other, by, about]) => ({
    text: `${compared}${other ?? (type === 1 ? 'kapanış' : 'açılış')}${by}${compared === '=' ? about : ''}`,
    hasValue: (match: ArchivedMatch, asked: FilterType) =>
      oddsOf(match, asked)[field] !== null &&
      (other === null
        ? oddsOf(match, asked === 1 ? 2 : 1)[field] !== null
        : oddsOf(match, asked)[other] !== null),
  }));
}

const days = fc
  .tuple(upTo(3), upTo(11), upTo(27), upTo(40))
  .map(([year, month, day, more]): [string, string] => {
    const from = Date.UTC(2021 + year, month, day + 1);
    return [from, from + more * 86_400_000].map((at) => new Date(at).toISOString().slice(0, 10)) as [
      string,
      string,
    ];
  });
const turkish = (day: string): string => day.split('-').reverse().join('.');
const dateTexts = days.chain(([from, to]) =>
  oneOf(from.slice(0, 4), from.slice(0, 7), from, turkish(from), `${from}..${to}`, '17 Mayıs 2024', 'dün'),
);

const minutes = fc
  .tuple(oneOf('00', '13', '19', '23'), oneOf('00', '30', '59'))
  .map(([hour, minute]) => `${hour}:${minute}`);
const timeTexts = fc.tuple(minutes, minutes).chain(([from, to]) => oneOf(from, `${from}-${to}`));

const names = (...parts: string[]): Alternatives => texts(oneOf(...parts), always);
const teams = names(
  'beşik',
  'GÖZTEPE',
  'i',
  'fk',
  '"Göztepe"',
  '"fenerbahçe"',
  'ığdır',
  'o',
  'yok böyle',
  '0%',
);

const letters = fc.tuple(oneOf('1', 'X', 'x', '0', '2'), oneOf('1', 'X', '0', '2', ''));
const scores = fc.tuple(upTo(4), upTo(3), oneOf('-', ' - ', ':')).map(([home, away, by]) => home + by + away);

/** Selections that are settled by the full time, half-time, who scored first, and of one with two winners. */
const WON: readonly OddField[] = [
  'ft_1_odd',
  'over_25_odd',
  'ht_x_odd',
  'fg_1_odd',
  'ft_1x_odd',
  'htft_11_odd',
];

type Kind = [string, (type: FilterType) => Alternatives];

/** What may be typed in a column, by what is asked there; the column's name is the first word. */
export const KINDS: ReadonlyMap<string, (type: FilterType) => Alternatives> = new Map([
  ...PRICES.flatMap((field): Kind[] => [
    [`${field} by price`, () => fc.oneof(texts(priceTexts, priced(field)), missing)],
    [`${field} by probability`, () => percents(field)],
    [`${field} against prices`, (type) => comparisons(field, type)],
    [
      `${field} by anything`,
      (type) => fc.oneof(texts(priceTexts, priced(field)), percents(field), comparisons(field, type)),
    ],
  ]),
  [
    'ft_code',
    () =>
      fc.oneof(
        texts(wholeTexts(40), (match, type) => oddsOf(match, type).ft_code !== null),
        missing,
      ),
  ],
  ['total_goals', () => fc.oneof(texts(wholeTexts(7), hasFull), missing)],
  ...(['home_form', 'away_run', 'home_rest'] as const).map((field): Kind => [
    field,
    () =>
      fc.oneof(
        texts(
          field === 'away_run' ? signedTexts : wholeTexts(30),
          (match, _, all) => knownBefore(all, match, field) !== null,
        ),
        missing,
      ),
  ]),
  ['home_ft_score', () => texts(upTo(4).map(String), (match) => match.home_ft_score !== null)],
  ['away_ht_score', () => texts(upTo(4).map(String), (match) => match.away_ht_score !== null)],
  ['ht_score', () => fc.oneof(texts(scores, hasHalf), missing)],
  ['ft_score', () => fc.oneof(texts(scores, hasFull), missing)],
  [
    'ht_ft_result',
    () =>
      texts(
        letters.map((each) => each.join('/')),
        (...asked) => hasHalf(...asked) && hasFull(...asked),
      ),
  ],
  ['country_name', () => names('türk', 'İSPANYA', '"şili"', 'i', 'kıbrıs', 'yok')],
  ['competition_name', () => names('süper', 'LİG', '"kupa"', '1.', 'şampiyon', 'yok')],
  ['home_team', () => teams],
  ['away_team', () => teams],
  ['team', () => teams],
  ['match_date', () => texts(dateTexts, always)],
  ['season', () => texts(oneOf('2023', '2024', '2022-2023', '2023-2024', '2024-2025'), always)],
  ['month', () => texts(oneOf('1', '2', '12', 'ocak', 'Aralık', 'TEMMUZ'), always)],
  ['weekday', () => texts(oneOf('1', '6', '7', 'pazartesi', 'Cumartesi', 'ÇARŞAMBA'), always)],
  ['match_time', () => texts(timeTexts, (match) => match.match_time !== null)],
  ['competition', () => texts(upTo(45, 1).map(String), always)],
  [
    'won',
    () =>
      fc.constantFrom(...WON).map((field) => ({
        text: field,
        hasValue: (match: ArchivedMatch) => oddColumn(field).settle(scoresOf(match)) !== null,
      })),
  ],
]);

export const columnOf = (kind: string): string => kind.split(' ')[0]!;

/** Alternatives of a kind, and the filter text that means one of them. */
export function alternativesOf(
  kind: string,
  type: FilterType,
): fc.Arbitrary<{ readonly of: readonly Alternative[]; readonly text: string }> {
  return fc
    .tuple(
      fc.array(KINDS.get(kind)!(type), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(';', ' ; ', ' veya '),
    )
    .map(([of, separator]) => ({ of, text: of.map(({ text }) => text).join(separator) }));
}

export const negation = fc.constantFrom('!', '≠', '! ');

/** A filter text of a kind, or what it leaves. */
const filterTexts = (kind: string, type: FilterType): fc.Arbitrary<string> =>
  fc
    .tuple(alternativesOf(kind, type), fc.option(negation, { freq: 3 }))
    .map(([{ text }, negated]) => `${negated ?? ''}${text}`);

const movements = fc
  .array(fc.tuple(fc.constantFrom(...PRICES), upTo(12, 1), fc.boolean()), { minLength: 1, maxLength: 2 })
  .map((each) => each.map(([field, percent, fell]) => `${field}:${fell ? -percent : percent}`).join(','));

/** The parameters of a question to the odds tables, with up to three filters. */
export const questions: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    fc.constantFrom<FilterType>(1, 2),
    fc.uniqueArray(fc.constantFrom(...KINDS.keys()), { maxLength: 3, selector: columnOf }),
  )
  .chain(([type, kinds]) =>
    fc.tuple(
      fc.record(Object.fromEntries(kinds.map((kind) => [columnOf(kind), filterTexts(kind, type)]))),
      fc.record(
        {
          played: oneOf('true', 'false', ''),
          source: fc.constantFrom(...SOURCE_NAMES),
          movement: movements,
          sort: oneOf('ft_1_odd', 'home_team', 'total_goals', 'match_date'),
          order: fc.constantFrom(...SORT_ORDERS),
          values: oneOf('price', 'probability'),
          filter_type: fc.constant(String(type)),
        },
        { requiredKeys: ['filter_type'] },
      ),
    ),
  )
  .map(([filters, beside]) => ({ ...filters, ...beside }) as Record<string, string>);

const BULLETIN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  ft_1_odd: [
    '1.2',
    ',85',
    '1.',
    '>1,5',
    '<=2',
    '1.30±0,05',
    '%58±1',
    '%<40',
    '<ft_2_odd',
    '=uo_25_over_odd*1,1',
  ],
  uo_25_over_odd: ['1.5', '=1.25', '>uo_25_under_odd', '%>50'],
  ft_odd_code: ['7', '1', '>20'],
  match_date: ['2024', '-05-', '17.05', 'bugün', '2024-01-01..2024-03-31', '17 Mayıs'],
  match_time: ['19', ':30', '20.'],
  league_code: ['tr', 'E0', 'lig'],
  home_team: ['beşik', '"göztepe"', 'İ'],
  away_team: ['fk', 'GALATA'],
  half_time: ['1-', '0-0'],
  full_time: ['2-1', '-0'],
  ft_result: ['1', 'x', '2'],
  total_goals: ['3', '>2', '<=4'],
  ht_ft_result: ['1/', '/x', '2/2'],
  team: ['iğdır', '"beşiktaş"'],
  weekday: ['6', 'pazar'],
  month: ['5', 'ocak'],
  season: ['2023-2024', '2025'],
  competition: ['1', '7'],
  won: ['ft_1_odd', 'over_25_odd'],
};

/** The parameters of a question to the bulletin. */
export const bulletinQuestions: fc.Arbitrary<Record<string, string>> = fc
  .uniqueArray(fc.constantFrom(...Object.keys(BULLETIN_TEXTS)), { maxLength: 4 })
  .chain((columns) =>
    fc.record(
      Object.fromEntries(
        columns.map((column) => [
          column,
          fc
            .tuple(
              fc.array(oneOf(...BULLETIN_TEXTS[column]!), { minLength: 1, maxLength: 3 }),
              fc.option(negation, { freq: 3 }),
            )
            .map(([texts, negated]) => `${negated ?? ''}${texts.join(';')}`),
        ]),
      ),
    ),
  );
