import { columnAt, headingFor, layOutGrid, placeOfColumn } from './grid-layout';
import type { GridColumn, GridGroup } from './grid-types';

interface Row {
  id: number;
}

const column = (id: string, width: number): GridColumn<Row> => ({
  id,
  title: id,
  fullTitle: id,
  width,
  align: 'right',
  text: () => id,
});

const teams = {
  id: 'teams',
  title: 'Takımlar',
  shortTitle: 'T',
  columns: [column('home', 120), column('away', 100)],
};
const groups: GridGroup<Row>[] = [
  { id: 'info', title: 'Bilgi', shortTitle: 'B', columns: [column('date', 80), column('league', 90)] },
  {
    id: 'ft',
    title: 'Maç Sonucu',
    shortTitle: 'MS',
    columns: [column('ft_1', 60), column('ft_x', 60), column('ft_2', 60)],
  },
  { id: 'oe', title: 'Tek/Çift', shortTitle: 'T/Ç', columns: [column('odd', 70), column('even', 70)] },
];

const layOut = (hidden: string[]) => layOutGrid([teams], groups, new Set(hidden));

describe('the layout of the grid', () => {
  it('pins columns that belong to no group', () => {
    const { pinned: placed, pinnedWidth } = layOut([]);
    expect(placed.map(({ column: { id }, start }) => [id, start])).toEqual([
      ['home', 0],
      ['away', 120],
    ]);
    expect(pinnedWidth).toBe(220);
  });

  it('places the other columns one after the other', () => {
    const { center, centerWidth } = layOut([]);
    expect(center.map(({ column: { id }, start }) => [id, start])).toEqual([
      ['date', 0],
      ['league', 80],
      ['ft_1', 170],
      ['ft_x', 230],
      ['ft_2', 290],
      ['odd', 350],
      ['even', 420],
    ]);
    expect(centerWidth).toBe(490);
  });

  it('marks where a group begins, except at the very edge', () => {
    const { center } = layOut([]);
    expect(center.filter(({ opensGroup }) => opensGroup).map(({ column: { id } }) => id)).toEqual([
      'ft_1',
      'odd',
    ]);
  });

  it('draws each heading over all its columns', () => {
    const { groups: placed } = layOut([]);
    expect(
      placed.map(({ group: { id }, start, width, first, last }) => [id, start, width, first, last]),
    ).toEqual([
      ['info', 0, 170, 0, 1],
      ['ft', 170, 180, 2, 4],
      ['oe', 350, 140, 5, 6],
    ]);
  });

  it('is as much wider as the letters are larger, and names its groups alike', () => {
    const {
      scale,
      pinnedWidth,
      center,
      centerWidth,
      groups: placed,
    } = layOutGrid([teams], groups, new Set(), 1.5);
    expect([scale, pinnedWidth, centerWidth]).toEqual([1.5, 330, 735]);
    expect(center.map(({ column: { id }, start }) => [id, start]).slice(0, 3)).toEqual([
      ['date', 0],
      ['league', 120],
      ['ft_1', 255],
    ]);
    const usual = layOut([]);
    expect(placed.map((group) => headingFor(group, 1.5))).toEqual(
      usual.groups.map((group) => headingFor(group, 1)),
    );
  });

  it('closes the gap of a hidden group', () => {
    const { center, centerWidth, groups: placed } = layOut(['ft']);
    expect(center.map(({ column: { id }, start }) => [id, start])).toEqual([
      ['date', 0],
      ['league', 80],
      ['odd', 170],
      ['even', 240],
    ]);
    expect(placed.map(({ group: { id }, first }) => [id, first])).toEqual([
      ['info', 0],
      ['oe', 2],
    ]);
    expect(centerWidth).toBe(310);
  });

  it('shows nothing but the pinned columns when every group is hidden', () => {
    const { center, groups: placed, pinnedWidth } = layOut(['info', 'ft', 'oe']);
    expect(center).toEqual([]);
    expect(placed).toEqual([]);
    expect(pinnedWidth).toBe(220);
  });

  it('leaves out a group all of whose columns are pinned', () => {
    const none = { ...teams, columns: [] };
    expect(layOutGrid([teams], [none, ...groups], new Set())).toEqual(layOut([]));
  });

  it('pins further columns beside the teams, below the name of their own group', () => {
    const result = { ...groups[1]!, columns: [column('ft_1', 60)] };
    const { pinned, pinnedGroups, pinnedWidth } = layOutGrid([teams, result], [groups[2]!], new Set(['ft']));
    expect(pinned.map(({ column: { id }, start, opensGroup }) => [id, start, opensGroup])).toEqual([
      ['home', 0, false],
      ['away', 120, false],
      ['ft_1', 220, true],
    ]);
    expect(pinnedGroups.map(({ group: { id }, start, width }) => [id, start, width])).toEqual([
      ['teams', 0, 220],
      ['ft', 220, 60],
    ]);
    expect(pinnedWidth).toBe(280);
  });

  it('knows where a column stands, and which column stands somewhere', () => {
    const layout = layOut(['info']);
    expect(['home', 'ft_x', 'even', 'date'].map((id) => placeOfColumn(layout, id))).toEqual([0, 3, 6, -1]);
    expect([0, 3, 6, 7].map((col) => columnAt(layout, col)?.id)).toEqual(['home', 'ft_x', 'even', undefined]);
  });
});
