import { cellAfterKey, groupStartOf, offsetToShow } from './grid-keys';

const bounds = { rows: 53, cols: 20, pageRows: 15, groupStarts: [0, 2, 5, 9] };
const press = (key: string, row: number, col: number, ctrlKey = false) =>
  cellAfterKey({ key, ctrlKey }, { row, col }, bounds);

describe('keys in the grid', () => {
  it('step by one cell', () => {
    expect(press('ArrowDown', 3, 4)).toEqual({ row: 4, col: 4 });
    expect(press('ArrowUp', 3, 4)).toEqual({ row: 2, col: 4 });
    expect(press('ArrowRight', 3, 4)).toEqual({ row: 3, col: 5 });
    expect(press('ArrowLeft', 3, 4)).toEqual({ row: 3, col: 3 });
  });

  it('stop at the edges', () => {
    expect(press('ArrowUp', 0, 0)).toEqual({ row: 0, col: 0 });
    expect(press('ArrowDown', 52, 0)).toEqual({ row: 52, col: 0 });
    expect(press('PageDown', 50, 0)).toEqual({ row: 52, col: 0 });
    expect(press('ArrowRight', 5, 19)).toEqual({ row: 5, col: 19 });
  });

  it('travel a page, a row, the whole table', () => {
    expect(press('PageDown', 3, 4)).toEqual({ row: 18, col: 4 });
    expect(press('Home', 9, 4)).toEqual({ row: 9, col: 0 });
    expect(press('End', 9, 4)).toEqual({ row: 9, col: 19 });
    expect(press('Home', 9, 4, true)).toEqual({ row: 0, col: 0 });
    expect(press('End', 9, 4, true)).toEqual({ row: 52, col: 19 });
  });

  it('step from group to group among the headings', () => {
    expect(press('ArrowRight', 0, 3)).toEqual({ row: 0, col: 5 });
    expect(press('ArrowLeft', 0, 6)).toEqual({ row: 0, col: 2 });
    expect(press('ArrowRight', 0, 10)).toEqual({ row: 0, col: 10 });
    expect(groupStartOf(8, bounds.groupStarts)).toBe(5);
  });

  it('leave other keys alone', () => {
    expect(press('a', 3, 3)).toBeNull();
    expect(press('Tab', 3, 3)).toBeNull();
  });
});

describe('bringing a cell into view', () => {
  const viewport = { offset: 500, covered: 200, size: 1000 };

  it('does not move for a cell in view', () => {
    expect(offsetToShow(800, 860, viewport)).toBe(500);
  });

  it('uncovers a cell under the pinned columns', () => {
    expect(offsetToShow(650, 710, viewport)).toBe(450);
    expect(offsetToShow(100, 160, viewport)).toBe(0);
  });

  it('moves just far enough for a cell beyond the end', () => {
    expect(offsetToShow(1480, 1540, viewport)).toBe(540);
  });
});
