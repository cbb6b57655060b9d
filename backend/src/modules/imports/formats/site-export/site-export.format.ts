import { exportTitle, FIRST_GOAL_TITLES, nameInExport } from '../../../../archive/rows/csv-columns';
import { BEFORE_FIELDS } from '../../../../archive/catalogue/before-fields';
import { ROW_FIELDS, type RowField } from '../../../../archive/catalogue/row-fields';
import { foldText } from '../../../../platform/text/fold';
import { readSections, type SectionReader, startsWithHeader } from '../csv-sections';
import { BadRow, type Format, type Problem, problem } from '../format';
import type { Header } from '../header';
import { nativeColumns, readNativeRow } from '../native/native-row';

/** What the site works out for its exports from other matches, which isn't read back. */
const WORKED_OUT = BEFORE_FIELDS.map((field) => [exportTitle(field), field] as const);

/** Columns by the title that an export gives them, and by the name that native files have for them. */
const NATIVE_NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...ROW_FIELDS.map((field) => [exportTitle(field), field] as const).reverse(),
  ...WORKED_OUT,
  [exportTitle('odds_set'), 'filter_type'],
  [exportTitle('first_goal'), 'first_goal'],
]);
const TITLES: ReadonlyMap<string, string> = new Map(
  Array.from(NATIVE_NAMES, ([title, name]) => [name, title]),
);

const NEEDED = (['match_date', 'competition_name', 'home_team', 'away_team'] as const).map(exportTitle);
const DESCRIBING: ReadonlySet<RowField> = new Set(ROW_FIELDS.slice(0, ROW_FIELDS.indexOf('winners') + 1));
/** Columns that only an export has; those about the match itself may stand in any table. */
const OWN_TITLES: ReadonlySet<string> = new Set([
  exportTitle('odds_set'),
  ...ROW_FIELDS.filter((field) => !DESCRIBING.has(field)).map(exportTitle),
  ...WORKED_OUT.map(([title]) => title),
]);

/** Names are written so that spreadsheets leave them alone. */
const NAMES: ReadonlySet<string> = new Set(['country_name', 'competition_name', 'home_team', 'away_team']);
const FIRST_GOALS: ReadonlyMap<string, string> = new Map(
  Object.entries(FIRST_GOAL_TITLES).map(([letter, title]) => [foldText(title), letter]),
);

/** The site's own export of the odds list, before or after somebody has worked on it in a spreadsheet. */
export const siteExport: Format = {
  name: 'site-export',
  recognises: (head) => startsWithHeader(head, openSection),
  read: (file) => readSections(file.chunks(), openSection),
};

/** Any table may have a day, a league and teams: a column must be an export's alone, or none another's. */
function isExport(header: Header): boolean {
  if (NEEDED.some((title) => header.find(title) < 0)) return false;
  const named = header.names.filter((name) => name !== '');
  return named.some((name) => OWN_TITLES.has(name)) || named.every((name) => NATIVE_NAMES.has(name));
}

function openSection(header: Header): SectionReader | null {
  if (!isExport(header)) return null;
  const at = (name: string): number => {
    const title = TITLES.get(name);
    return title === undefined ? -1 : header.find(title);
  };
  const columns = nativeColumns((name) => at(name) >= 0);
  return {
    dateColumn: at('match_date'),
    warnings: header.names
      .filter((name) => name !== '' && !NATIVE_NAMES.has(name))
      .map((name) => problem('unknownColumn', name)),
    readRow: ({ cells, line }, warn) => {
      const text = (name: string): string => asNative(name, cells[at(name)] ?? '');
      try {
        return readNativeRow(text, columns, line, (each) => warn(titled(each)));
      } catch (error) {
        throw error instanceof BadRow ? new BadRow(titled(error.problem)) : error;
      }
    },
  };
}

/** A cell as native files have it. */
function asNative(name: string, cell: string): string {
  if (NAMES.has(name)) return nameInExport(cell);
  return name === 'first_goal' ? (FIRST_GOALS.get(foldText(cell)) ?? cell) : cell;
}

/** A problem with the title of its column. */
const titled = (each: Problem): Problem => ({
  ...each,
  column: each.column === null ? null : (TITLES.get(each.column) ?? each.column),
});
