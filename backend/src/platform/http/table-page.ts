/** Rows of one page, or of the whole table, and how many there are on all pages together. */
export class TablePage<Row> {
  private constructor(
    readonly total: number,
    /** A page is one slice, a whole table many: each is read when it is asked for, so all can be gone through once. */
    readonly slices: AsyncIterable<Row[]>,
  ) {}

  static of<Row>(rows: Row[], total: number): TablePage<Row> {
    return TablePage.inSlices(total, once(rows));
  }

  static inSlices<Row>(total: number, slices: AsyncIterable<Row[]>): TablePage<Row> {
    return new TablePage(total, slices);
  }

  /** The same page with other rows, which are made slice by slice. */
  map<Other>(change: (rows: Row[]) => Other[] | Promise<Other[]>): TablePage<Other> {
    return new TablePage(this.total, changeEach(this.slices, change));
  }

  /** All rows at once: for pages of a stated length. */
  async rows(): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const slice of this.slices) rows.push(...slice);
    return rows;
  }
}

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[], void, undefined> {
  yield rows;
}

async function* changeEach<Row, Other>(
  slices: AsyncIterable<Row[]>,
  change: (rows: Row[]) => Other[] | Promise<Other[]>,
): AsyncGenerator<Other[], void, undefined> {
  for await (const slice of slices) yield await change(slice);
}
