import type { OddGroupDto, OddsSummaryDto, SelectionSummaryDto } from '../../../api/generated/wire';
import { foldText } from '../../../lib/fold';
import { tr } from '../../../locale/tr';

/** The markets that stand first, with their titles. */
export const MAIN_MARKETS = [
  ['ft', tr.summary.ftTitle],
  ['uo_25', tr.summary.goalsTitle],
  ['bts', tr.summary.bothScoreTitle],
] as const;

/** The markets that are drawn as pictures. */
export const PICTURE_MARKETS = ['htft', 'cs'] as const;

/** The selections of one market. */
export interface SummaryGroup {
  key: string;
  title: string;
  selections: readonly SelectionSummaryDto[];
}

/** The summary by market, in the order and with the titles of the catalogue. */
export function byGroup(summary: OddsSummaryDto, groups: readonly OddGroupDto[]): SummaryGroup[] {
  return groups.flatMap(({ key, title }) => {
    const selections = selectionsOf(summary, key);
    return selections.length > 0 ? [{ key, title, selections }] : [];
  });
}

/** The markets whose title, or one of whose selections, contains a text. */
export function groupsNamed(groups: readonly SummaryGroup[], wanted: string): SummaryGroup[] {
  const folded = foldText(wanted);
  if (folded === '') return [...groups];
  return groups.filter(({ title, selections }) =>
    [title, ...selections.map(({ label }) => label)].some((name) => foldText(name).includes(folded)),
  );
}

/** One market's selections by column. */
export function selectionsOf(summary: OddsSummaryDto, group: string): SelectionSummaryDto[] {
  return summary.selections.filter((selection) => selection.group === group);
}

/** First halves and full times, in the order of the picture. */
export const RESULTS = ['1', 'X', '2'] as const;

/** The nine half-time/full-time pairs: first-half result by row, full-time result by column. */
export function halfTimeFullTime(summary: OddsSummaryDto): (SelectionSummaryDto | null)[][] {
  const found = labelled(selectionsOf(summary, 'htft'));
  return RESULTS.map((first) => RESULTS.map((full) => found.get(`${first}/${full}`) ?? null));
}

export interface ScoreMap {
  /** Goals of the home side by row, of the away side by column, both from 0. */
  cells: (SelectionSummaryDto | null)[][];
  /** All scores that have no cell of their own. */
  other: SelectionSummaryDto | null;
}

/** The correct scores as a map, as large as the most goals that have a selection of their own. */
export function scoreMap(summary: OddsSummaryDto): ScoreMap {
  const cells: (SelectionSummaryDto | null)[][] = [];
  let other: SelectionSummaryDto | null = null;
  const scores: { home: number; away: number; selection: SelectionSummaryDto }[] = [];
  for (const selection of selectionsOf(summary, 'cs')) {
    const score = /^(\d+)-(\d+)$/.exec(selection.label);
    if (score) scores.push({ home: Number(score[1]), away: Number(score[2]), selection });
    else other = selection;
  }
  const most = Math.max(0, ...scores.flatMap(({ home, away }) => [home, away]));
  for (let home = 0; home <= most; home++) cells.push(Array.from({ length: most + 1 }, () => null));
  for (const { home, away, selection } of scores) cells[home]![away] = selection;
  return { cells, other };
}

function labelled(selections: readonly SelectionSummaryDto[]): ReadonlyMap<string, SelectionSummaryDto> {
  return new Map(selections.map((selection) => [selection.label, selection]));
}
