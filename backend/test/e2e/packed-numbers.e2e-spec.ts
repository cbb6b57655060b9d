import type { DataSource } from 'typeorm';
import { PackedNumbers } from '../../src/platform/database/packed-numbers';
import {
  createMigratedPlace,
  DATABASE_NAME,
  openTestDatabase,
  type TestPlace,
} from '../support/test-database';

const POSITIVE = [
  ...[null, 1, 126, 127, 128, 185, 2_046, 2_047, 2_048, 55_295, 55_296, 57_343],
  ...[65_532, 65_533, 65_535, 65_536, 100_000, 999_999],
];
const SMALL = [0, ...POSITIVE];
const WIDE = [...SMALL, 32_767, 32_768, 1_000_000, 999_999_999, 2 ** 31 - 1];
const NUMBERS = { positive: POSITIVE, small: SMALL, wide: WIDE };

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

  it('come back as they were, those that may be 0 one higher, with 0 for null, in more columns than a function takes', async () => {
    const kinds = ['positive', 'small', 'wide', 'positive', 'wide', 'small'] as const;
    const numbers = kinds.flatMap((kind) => NUMBERS[kind]);
    const columns = kinds
      .flatMap((kind) => NUMBERS[kind].map(() => kind))
      .map((kind, at) => ({ sql: `t.n${at}`, kind }));
    const packed = new PackedNumbers(columns);
    const row = numbers.map((number, at) => `${number ?? 'NULL'} AS n${at}`).join(', ');
    const [first, second] = await database.query<{ packed: Uint8Array | ArrayBuffer }[]>(
      `SELECT ${packed.sql(database.options.type)} AS packed FROM (SELECT ${row} UNION ALL SELECT ${row}) t`,
    );
    const bytes = Buffer.concat([toBytes(first!.packed), toBytes(second!.packed)]);
    const out = new Uint32Array(packed.length);
    const next = packed.unpack(bytes, 0, out);
    const expected = kinds.flatMap((kind) =>
      NUMBERS[kind].map((number) => (number === null ? 0 : kind === 'positive' ? number : number + 1)),
    );
    expect([...out]).toEqual(expected);
    expect(packed.unpack(bytes, next, out.fill(7))).toBe(bytes.length);
    expect([...out]).toEqual(expected);
  });
});
