import {
  columnAt,
  columnWindow,
  headingFor,
  layOutGrid,
  onPaper,
  placeOfColumn,
  rowWindow,
} from './grid-layout';
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

describe('the window of columns', () => {
  it('is rounded outwards to whole steps', () => {
    const window = columnWindow({ startIndex: 7, endIndex: 19, count: 100 });
    expect([window[0], window.at(-1)]).toEqual([6, 23]);
  });

  it('stays the same while scrolling inside a step', () => {
    const at = (startIndex: number) => columnWindow({ startIndex, endIndex: startIndex + 12, count: 100 });
    expect(at(6)).toEqual(at(9));
  });

  it('ends with the last column', () => {
    expect(columnWindow({ startIndex: 95, endIndex: 99, count: 100 }).at(-1)).toBe(99);
    expect(columnWindow({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([]);
  });
});

describe('the window of rows', () => {
  const range = { startIndex: 50, endIndex: 60, count: 200 };

  it('has rows to spare on both sides, but none that do not exist', () => {
    const rows = rowWindow(range, 5, -1);
    expect([rows[0], rows.at(-1)]).toEqual([45, 65]);
    expect(rowWindow({ startIndex: 0, endIndex: 9, count: 10 }, 5, -1)).toHaveLength(10);
  });

  it('keeps the row that holds the focus', () => {
    expect(rowWindow(range, 5, 3)[0]).toBe(3);
    expect(rowWindow(range, 5, 190).at(-1)).toBe(190);
    expect(rowWindow(range, 5, 50)).toEqual(rowWindow(range, 5, -1));
    expect(rowWindow(range, 5, 500)).toEqual(rowWindow(range, 5, -1));
  });
});

const layout = (pinnedWidth: number, widths: number[]) => ({
  pinnedWidth,
  center: widths.map((width, index) => ({
    column: { width } as never,
    start: widths.slice(0, index).reduce((sum, before) => sum + before, 0),
    opensGroup: false,
  })),
});

describe('a table on paper', () => {
  it('has as many columns as fit whole', () => {
    const widths = Array.from({ length: 160 }, () => 60);
    expect(onPaper(layout(300, widths), 10)).toEqual({ rows: 10, columns: 19 });
  });

  it('has all columns of a narrow table', () => {
    expect(onPaper(layout(300, [60, 60]), 10)).toEqual({ rows: 10, columns: 2 });
  });

  it('ends after 500 rows', () => {
    expect(onPaper(layout(300, [60]), 3000).rows).toBe(500);
  });
});
