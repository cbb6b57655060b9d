import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { isSigned } from '../../../archive/catalogue/before-fields';
import { FACET_COLUMNS } from '../../../archive/catalogue/facet-columns';
import { FILTER_COLUMNS, type FilterColumn } from '../../../archive/catalogue/filter-columns';
import { SOURCE_NAMES } from '../../../archive/catalogue/price-sources';
import { MATCH_FILTERS } from '../../../archive/question/match-filters';
import { MOST_PERCENT_MOVED } from '../../../archive/question/movement';
import { SHOWN_VALUES, SORT_ORDERS } from '../../../archive/question/odds-query';

const EXAMPLES: Record<FilterColumn['kind'], string> = {
  odd: '`1.85`, `1.8`, `>1.8`, `1.80-1.95`, `1.85±0.05`, `boş`; `%58`, `%57-59`, `%58±1`, `%>60` for the calibrated probability; `<under_25_odd`, `>=ft_x_odd*1.1`, `=ft_2_odd±0.05`, `<açılış*0.95` against another price',
  code: '`3`, `>2`, `2-4`, `boş`',
  integer: '`3`, `>2`, `2-4`, `boş`',
  score: '`2`',
  ht_ft_result: '`1/X`, `1/`',
  text: '`galat` (contains, without Turkish or other accents and case), `"galatasaray"` (the whole name); a comma separates alternatives, too',
  date: '`bugün`, `dün`, `yarın`, `22.11` (this year), `17.05.2024`, `17 Mayıs 2024`, `Mayıs 2024`, `2024-05`, `2024`, two of these joined by `..`',
};

/** What a question says of matches beside the columns. */
const OF_MATCHES: Record<keyof typeof MATCH_FILTERS, string> = {
  team: 'Either team: `galat`, or the whole name in quotation marks; `!` before it = neither of the two',
  competition: 'Ids of `GET /api/competitions`: `12;15`, `!12`',
  season: '`2023-2024` = kick-off from 1 July 2023 to 30 June 2024, `2024` = that calendar year',
  weekday: '`1`-`7` from Monday, or `pazartesi` …',
  month: '`1`-`12`, or `ocak` …',
  match_time: '`19:00-22:00`, both ends included; `22:00-02:00` over midnight; matches of unknown time never',
  won: 'Columns of odds whose selection won: `ft_1_odd`',
  ht_score: '`2-1`, `boş`',
  ft_score: '`2-1`, `!0-0`, `boş`',
};

/** Every filter takes these. */
const ALTERNATIVES = ' Alternatives with `;` or ` veya `, `!` takes them out.';

const SIGNED_EXAMPLES = '`3`, `>=2`, `0`, `-3`, `<0`, `-3..-1`, `boş`';

const examplesOf = (name: string, { kind }: FilterColumn): string =>
  isSigned(name) ? SIGNED_EXAMPLES : EXAMPLES[kind];

const optional = (name: string, description: string) =>
  ApiQuery({ name, required: false, type: String, description });

/** Describes the filter parameters: those about prices and results as a whole, the order, and one per filterable column of the catalogue. */
export const ApiOddsFilters = () =>
  applyDecorators(
    ApiQuery({
      name: 'filter_type',
      required: false,
      enum: ['1', '2'],
      description: '1 opening, 2 closing (default)',
    }),
    ApiQuery({
      name: 'source',
      required: false,
      enum: SOURCE_NAMES,
      description: 'Matches whose prices of that set come from this source, all or in part.',
    }),
    ApiQuery({
      name: 'played',
      required: false,
      enum: ['true', 'false'],
      description: 'Matches with or without a full-time score; all when left out.',
    }),
    optional(
      'movement',
      `Columns of odds, each with a signed whole percent up to ${MOST_PERCENT_MOVED}: \`ft_1_odd:-10,ft_2_odd:15\` keeps matches whose closing price fell by more than 10 % and rose by more than 15 %.`,
    ),
    optional(
      'sort',
      'Column with a filter: orders all matches by it, those without a value last; by kick-off when left out. Answers that list no matches ignore it.',
    ),
    ApiQuery({
      name: 'order',
      required: false,
      enum: SORT_ORDERS,
      description:
        'Of `sort`, default `asc`. Without `sort` that of kick-off, default `desc`: newest first; `asc` is the exact reverse.',
    }),
    ApiQuery({
      name: 'values',
      required: false,
      enum: SHOWN_VALUES,
      description:
        'What columns of odds show and are sorted by: prices (default), or the calibrated probabilities of wholly priced markets, 0-1 with four decimals.',
    }),
    ...[...FILTER_COLUMNS].map(([name, column]) =>
      optional(name, `${examplesOf(name, column)}.${ALTERNATIVES}`),
    ),
    ...ApiMatchFilters(Object.keys(MATCH_FILTERS) as (keyof typeof MATCH_FILTERS)[]),
  );

/** Describes some of the filters that are of no column. */
export const ApiMatchFilters = (names: readonly (keyof typeof MATCH_FILTERS)[]) =>
  names.map((name) => optional(name, `${OF_MATCHES[name]}.${ALTERNATIVES}`));

/** Describes what matches are divided by, and what is followed in each part. */
export const ApiFacet = () =>
  applyDecorators(
    ApiQuery({
      name: 'column',
      required: true,
      type: String,
      description: `A column with a filter, or ${[...FACET_COLUMNS.keys()]
        .filter((name) => !FILTER_COLUMNS.has(name))
        .map((name) => `\`${name}\``)
        .join(', ')}.`,
    }),
    optional('selection', 'A column of odds: what it came to in each part; nothing when left out.'),
  );

/** Describes the choice of markets. */
export const ApiOddsGroups = () =>
  optional('groups', 'Keys of groups (`GET /api/odd-columns`), separated by commas; all when left out.');

/** Describes paging and the choice of values. */
export const ApiOddsPaging = () =>
  applyDecorators(
    ApiQuery({ name: 'page', required: false, type: Number }),
    ApiQuery({ name: 'per_page', required: false, type: Number, description: '1-100, default 50' }),
    optional(
      'fields',
      'Names of the wanted values, separated by commas; all but what came before (`home_form`, …) when left out.',
    ),
  );
