import { onPaper } from './paper';

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
