import { tr } from '../../locale/tr';
import type { GridColumn, GridGroup } from '../data-grid/grid-types';

/** A table of matches as the grid draws it. */
export interface MatchColumns<Row> {
  /** The teams, which belong to no group that can be hidden. */
  pinned: GridColumn<Row>[];
  groups: GridGroup<Row>[];
}

const PHONE_TEAMS_WIDTH = 96;

/** Home over away in one narrow column, for phones. */
export function teamsInOne<Row>(
  teams: readonly { title: string }[],
  text: (row: Row) => readonly [home: string, away: string],
  link: (row: Row) => string,
): GridColumn<Row> {
  return {
    id: 'teams',
    title: tr.odds.teams,
    fullTitle: teams.map(({ title }) => title).join(' / '),
    width: PHONE_TEAMS_WIDTH,
    align: 'left',
    text,
    link,
  };
}

/** At least this wide, and wide enough for the title at 6.8 px a letter. */
export const widthFor = (title: string, least: number): number =>
  Math.max(least, Math.ceil(title.length * 6.8) + 18);
