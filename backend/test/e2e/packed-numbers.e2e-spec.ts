import type { DataSource } from 'typeorm';
import { PackedNumbers } from '../../src/database/packed-numbers';
import {
  createMigratedPlace,
  DATABASE_NAME,
  openTestDatabase,
  type TestPlace,
} from '../support/test-database';

const NARROW = [
  null,
  0,
  1,
  126,
  127,
  185,
  2_046,
  2_047,
  55_295,
  57_343,
  65_532,
  65_533,
  65_535,
  100_000,
  999_999,
];
const WIDE = [...NARROW, 32_767, 32_768, 1_000_000, 999_999_999, 2 ** 31 - 1];

describe(`packed numbers on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;

  beforeAll(async () => {
    place = await createMigratedPlace();
    database = await openTestDatabase(place);
  });
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  const toBytes = (value: Uint8Array | ArrayBuffer) =>
    value instanceof Uint8Array ? value : new Uint8Array(value);

  it('come back as they were, one higher, with 0 for null, in more columns than a function takes', async () => {
    const numbers = [...NARROW, ...WIDE, ...NARROW, ...WIDE, ...NARROW, ...WIDE, ...NARROW, ...WIDE];
    const columns = numbers.map((number, at) => ({
      sql: `t.n${at}`,
      wide: number !== null && number > 999_999,
    }));
    const packed = new PackedNumbers(columns);
    const row = numbers.map((number, at) => `${number ?? 'NULL'} AS n${at}`).join(', ');
    const [first, second] = await database.query<{ packed: Uint8Array | ArrayBuffer }[]>(
      `SELECT ${packed.sql(database)} AS packed FROM (SELECT ${row} UNION ALL SELECT ${row}) t`,
    );
    const bytes = Buffer.concat([toBytes(first!.packed), toBytes(second!.packed)]);
    const out = new Uint32Array(packed.length);
    const next = packed.unpack(bytes, 0, out);
    const expected = numbers.map((number) => (number === null ? 0 : number + 1));
    expect([...out]).toEqual(expected);
    expect(packed.unpack(bytes, next, out.fill(7))).toBe(bytes.length);
    expect([...out]).toEqual(expected);
  });
});
