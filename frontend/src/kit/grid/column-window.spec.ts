import { columnWindow, rowWindow } from './column-window';

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
