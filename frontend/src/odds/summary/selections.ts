import type { ListedGroup, OddsSummary, SelectionSummary } from '../../api/generated/wire';
import { foldText } from '../../lib/fold';

/** The selections of one market. */
export interface SummaryGroup {
  key: string;
  title: string;
  selections: readonly SelectionSummary[];
}

/** The summary by market, in the order and with the titles of the catalogue. */
export function byGroup(summary: OddsSummary, groups: readonly ListedGroup[]): SummaryGroup[] {
  return groups.flatMap(({ key, title }) => {
    const selections = selectionsOf(summary, key);
    return selections.length > 0 ? [{ key, title, selections }] : [];
  });
}

/** The markets that stand for all others. */
export const isMain = ({ rank }: ListedGroup): boolean => rank === 'main';

/** The selections of the market that a picture is drawn of; none where there is no such market. */
export function selectionsIn(
  picture: ListedGroup['picture'],
  summary: OddsSummary,
  groups: readonly ListedGroup[],
): SelectionSummary[] {
  const market = groups.find((group) => group.picture === picture);
  return market ? selectionsOf(summary, market.key) : [];
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
function selectionsOf(summary: OddsSummary, group: string): SelectionSummary[] {
  return summary.selections.filter((selection) => selection.group === group);
}

/** First halves and full times, in the order of the picture. */
export const RESULTS = ['1', 'X', '2'] as const;

/** The nine half-time/full-time pairs: first-half result by row, full-time result by column. */
export function halfTimeFullTime(selections: readonly SelectionSummary[]): (SelectionSummary | null)[][] {
  const found = new Map(selections.map((selection) => [selection.label, selection]));
  return RESULTS.map((first) => RESULTS.map((full) => found.get(`${first}/${full}`) ?? null));
}

export interface ScoreMap {
  /** Goals of the home side by row, of the away side by column, both from 0. */
  cells: (SelectionSummary | null)[][];
  /** All scores that have no cell of their own. */
  other: SelectionSummary | null;
}

/** The correct scores as a map, as large as the most goals that have a selection of their own. */
export function scoreMap(selections: readonly SelectionSummary[]): ScoreMap {
  const cells: (SelectionSummary | null)[][] = [];
  let other: SelectionSummary | null = null;
  const scores: { home: number; away: number; selection: SelectionSummary }[] = [];
  for (const selection of selections) {
    const score = /^(\d+)-(\d+)$/.exec(selection.label);
    if (score) scores.push({ home: Number(score[1]), away: Number(score[2]), selection });
    else other = selection;
  }
  const most = Math.max(0, ...scores.flatMap(({ home, away }) => [home, away]));
  for (let home = 0; home <= most; home++) cells.push(Array.from({ length: most + 1 }, () => null));
  for (const { home, away, selection } of scores) cells[home]![away] = selection;
  return { cells, other };
}
