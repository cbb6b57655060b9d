import { createHash } from 'node:crypto';
import { SeededRandom } from '../../../../demo/random';
import { RecordChecker } from './record-checker';
import { closedLine, RECORD_COLUMNS, recordLine, type RecordFileRow } from './record-file';
import { NO_HASH, rowHash } from './row-hash';

const row = (seq: number, changes: Partial<RecordFileRow> = {}): RecordFileRow => ({
  seq,
  post_id: 7 + Math.floor(seq / 3),
  author: 'Şule',
  match_id: 100 + seq,
  match_date: '2026-05-17',
  match_time: seq % 4 === 0 ? null : '20:00',
  home_team: `Ev ${seq}`,
  away_team: `Konuk ${seq}`,
  odds_column: 'over_25_odd',
  odd: 185 + seq,
  locked_at: '2026-05-16T09:00:00.123Z',
  nonce: seq.toString(16).padStart(32, '0'),
  state: 'bekliyor',
  hash: '',
  ...changes,
});

/** The rows with their hashes. */
function chained(rows: readonly RecordFileRow[]): RecordFileRow[] {
  let previous = NO_HASH;
  return rows.map((each) => ({ ...each, hash: (previous = rowHash(previous, each)) }));
}

const count = (length: number) => Array.from({ length }, (_, at) => row(at + 1));

/** A line as its cells: no cell of these rows needs quotes. */
const cellsOf = (each: RecordFileRow): string[] => recordLine(each).trimEnd().split(';');

function check(rows: readonly (readonly string[] | null)[], ...heads: string[]): RecordChecker {
  const checker = new RecordChecker(new Set(heads));
  for (const cells of rows) checker.add(cells);
  return checker;
}

const RECORD = chained(count(12));
const CELLS = RECORD.map(cellsOf);
const HEAD = RECORD.at(-1)!.hash;

describe('an exported record', () => {
  it('is hashed as the docs say', () => {
    const values = [
      ...[1, 7, 'Şule', 101, '2026-05-17', '20:00', 'Ev 1', 'Konuk 1', 'over_25_odd', 186],
      '2026-05-16T09:00:00.123Z',
      '00000000000000000000000000000001',
    ];
    const text = `${'0'.repeat(64)}${JSON.stringify(values)}`;
    expect(RECORD[0]!.hash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    expect(recordLine(RECORD[3]!)).toBe(
      `4;8;Şule;104;2026-05-17;;Ev 4;Konuk 4;over_25_odd;1.89;2026-05-16T09:00:00.123Z;00000000000000000000000000000004;bekliyor;${RECORD[3]!.hash}\r\n`,
    );
  });

  it('holds as it was written, and tells where printed hashes stand', () => {
    const checker = check(CELLS, RECORD[4]!.hash, 'f'.repeat(64));
    expect([checker.count, checker.head, checker.problem]).toEqual([12, HEAD, null]);
    expect([checker.rowWith(RECORD[4]!.hash), checker.rowWith('f'.repeat(64))]).toEqual([5, null]);
  });

  it('is hashed without a nonce where a row has none, as all have in files from before', () => {
    const old = chained(count(5).map((each) => ({ ...each, nonce: null })));
    const values = JSON.stringify([
      ...[1, 7, 'Şule', 101, '2026-05-17', '20:00', 'Ev 1', 'Konuk 1', 'over_25_odd', 186],
      '2026-05-16T09:00:00.123Z',
    ]);
    expect(old[0]!.hash).toBe(createHash('sha256').update(`${NO_HASH}${values}`, 'utf8').digest('hex'));
    expect(check(old.map(cellsOf))).toMatchObject({ count: 5, problem: null });
    const titles = RECORD_COLUMNS.filter((column) => column !== 'nonce');
    const withoutColumn = old.map((each) => cellsOf(each).toSpliced(11, 1));
    const checker = new RecordChecker();
    expect(checker.begin(titles)).toBe(true);
    for (const cells of withoutColumn) checker.add(cells);
    expect([checker.count, checker.head, checker.problem]).toEqual([5, old[4]!.hash, null]);
    expect(check(withoutColumn).problem).toEqual({ kind: 'unreadable', seq: 1 });
  });

  describe('with rows that are still closed', () => {
    const closedAt = (...places: number[]) =>
      RECORD.map((each, at) => (places.includes(at) ? closedLine(each).trimEnd().split(';') : CELLS[at]!));

    it('says of them their number, post and hash alone', () => {
      expect(closedLine(RECORD[3]!)).toBe(`4;8;;;;;;;;;;;;${RECORD[3]!.hash}\r\n`);
    });

    it.each([[[5]], [[0]], [[11]], [[3, 4, 5, 9, 11]], [CELLS.map((_, at) => at)]])(
      'at %j holds, and says how many they are',
      (places) => {
        const checker = check(closedAt(...places), HEAD);
        expect([checker.count, checker.closed, checker.head, checker.problem]).toEqual([
          ...[12, places.length, HEAD],
          null,
        ]);
        expect(checker.rowWith(HEAD)).toBe(12);
      },
    );

    it('does not hold from the next open row on when the hash of one was changed', () => {
      const cells = closedAt(5, 6);
      const changed = check(cells.with(6, cells[6]!.with(13, 'a'.repeat(64))));
      expect([changed.problem, changed.closed]).toEqual([{ kind: 'different', seq: 8 }, 2]);
    });

    it.each([
      ['one is gone', closedAt(5, 6).toSpliced(5, 1), { kind: 'missing', seq: 6 }],
      ['one is there twice', closedAt(5).toSpliced(5, 0, closedAt(5)[5]!), { kind: 'repeated', seq: 6 }],
      ['one says more', closedAt(5).with(5, closedAt(5)[5]!.with(2, 'Şule')), { kind: 'unreadable', seq: 6 }],
      ['one has no hash', closedAt(5).with(5, closedAt(5)[5]!.with(13, '')), { kind: 'unreadable', seq: 6 }],
    ])('does not hold when %s', (_, cells, problem) => {
      expect(check(cells).problem).toEqual(problem);
    });
  });

  it('holds while it is empty', () => {
    expect([check([]).count, check([]).head]).toEqual([0, NO_HASH]);
  });

  it('holds with names that spreadsheets would read as formulas, or that look guarded already', () => {
    const names = ['=1+1', "'=1+1", '@x', '-x', "'x", "'-", '+'];
    const rows = chained(
      names.map((name, at) =>
        row(at + 1, { author: name, home_team: name, away_team: names[(at + 1) % names.length]! }),
      ),
    );
    expect(check(rows.map(cellsOf))).toMatchObject({ count: names.length, problem: null });
  });

  it('says the same whatever the states are: they may change', () => {
    const settled = RECORD.map((each) => cellsOf({ ...each, state: 'kazandı' }));
    expect(check(settled)).toMatchObject({ head: HEAD, problem: null });
  });

  const HASHED = RECORD_COLUMNS.filter((column) => column !== 'state');

  it.each(HASHED)('does not hold from the row on whose %s was changed', (column) => {
    const random = new SeededRandom('tampering', column);
    const at = RECORD_COLUMNS.indexOf(column);
    for (let times = 0; times < 20; times += 1) {
      const place = random.below(CELLS.length);
      const cells = [...CELLS[place]!];
      const digit = random.below(cells[at]!.length || 1);
      const other = String.fromCharCode(48 + random.below(10));
      cells[at] = cells[at]!.slice(0, digit) + other + cells[at]!.slice(digit + 1);
      const changed = cells[at] !== CELLS[place]![at];
      const checker = check(CELLS.with(place, cells));
      expect([times, checker.problem === null, checker.count]).toEqual([
        times,
        !changed,
        changed ? place : 12,
      ]);
    }
  });

  it.each([
    ['a number with a sign', 'seq', '+3'],
    ['another way to write a number', 'match_id', '0103'],
    ['a price with a comma', 'odd', '1,88'],
    ['a price without decimals', 'odd', '2'],
    ['no number', 'post_id', ''],
  ] as const)('is unreadable with %s', (_, column, text) => {
    const cells = CELLS[2]!.with(RECORD_COLUMNS.indexOf(column), text);
    expect(check(CELLS.with(2, cells)).problem).toEqual({ kind: 'unreadable', seq: 3 });
  });

  it.each<[string, (readonly string[] | null)[], object]>([
    ['a row that is no CSV', CELLS.toSpliced(5, 1, null as never), { kind: 'unreadable', seq: 6 }],
    ['a cell too few', CELLS.with(5, CELLS[5]!.slice(1)), { kind: 'unreadable', seq: 6 }],
    ['a row that is gone', CELLS.toSpliced(5, 1), { kind: 'missing', seq: 6 }],
    ['a row that is there twice', CELLS.toSpliced(6, 0, CELLS[5]!), { kind: 'repeated', seq: 6 }],
    ['rows that changed places', CELLS.with(5, CELLS[6]!).with(6, CELLS[5]!), { kind: 'missing', seq: 6 }],
    ['a first row that is gone', CELLS.slice(1), { kind: 'missing', seq: 1 }],
    [
      'a row that is gone and the others numbered anew',
      CELLS.toSpliced(5, 1).map((cells, at) => cells.with(0, String(at + 1))),
      { kind: 'different', seq: 6 },
    ],
  ])('does not hold with %s', (_, cells, problem) => {
    expect(check(cells).problem).toEqual(problem);
  });

  it('that was cut off or written anew holds, but not the hash that was printed before', () => {
    const cutOff = check(CELLS.slice(0, 9), HEAD, RECORD[8]!.hash);
    expect(cutOff.problem).toBeNull();
    expect([cutOff.rowWith(HEAD), cutOff.rowWith(RECORD[8]!.hash)]).toEqual([null, 9]);
    const anew = chained(RECORD.with(4, { ...RECORD[4]!, odd: 300 }));
    const written = check(anew.map(cellsOf), HEAD, RECORD[3]!.hash, RECORD[4]!.hash);
    expect(written.problem).toBeNull();
    expect([HEAD, RECORD[3]!.hash, RECORD[4]!.hash].map((hash) => written.rowWith(hash))).toEqual([
      null,
      4,
      null,
    ]);
  });

  it('gives no printed hash a place behind a row that does not hold', () => {
    const checker = check(CELLS.with(5, CELLS[5]!.with(9, '9.99')), HEAD);
    expect(checker.rowWith(HEAD)).toBeNull();
  });
});
