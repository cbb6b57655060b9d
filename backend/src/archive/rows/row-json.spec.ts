import { Random } from '../../../test/support/random-archive';
import { STORED_FIELDS } from '../columns/layout';
import { ROW_FIELDS, type RowField } from '../catalogue/row-fields';
import { JsonBytes } from './json-bytes';
import { type OddsRow, toWireRow } from './odds-row';
import { writeRows } from './row-json';

const SEED = 20261121;
const NAMES = [
  'Beşiktaş',
  'Iğdır "FK"',
  'Back\\slash',
  'Łódź 100%',
  'Tab\tTeam',
  'Bodø\u2028Glimt',
  '🦅 SK',
  '',
];

function randomRow(random: Random): OddsRow {
  const pick = (): string => NAMES[random.below(NAMES.length)]!;
  const score = (): number | null => (random.chance(0.2) ? null : random.below(12));
  return {
    id: 1 + random.below(2_000_000_000),
    match_date: '2024-05-17',
    match_time: random.chance(0.3) ? null : '20:00',
    country_name: pick(),
    competition_name: pick(),
    league_code: random.chance(0.5) ? null : 'T1',
    season_slug: '2023-2024',
    code: random.chance(0.5) ? null : random.below(100_000),
    home_team: pick(),
    away_team: pick(),
    home_ht_score: score(),
    away_ht_score: score(),
    home_ft_score: score(),
    away_ft_score: score(),
    first_goal: (['H', 'A', 'N', null] as const)[random.below(4)]!,
    awarded: random.chance(0.5),
    opening_sources: 0,
    closing_sources: 0,
    odds: Uint32Array.from(STORED_FIELDS, () => {
      if (random.chance(0.2)) return 0;
      return random.below(random.chance(0.1) ? 2_000_000_000 : 100_001);
    }),
  };
}

function written(rows: readonly OddsRow[], fields: readonly RowField[] | null): string {
  const out = new JsonBytes();
  writeRows(out, rows, fields);
  return out.finish().toString();
}

const asObjects = (rows: readonly OddsRow[], fields: readonly RowField[] | null): string =>
  JSON.stringify(rows.map((row) => toWireRow(row, fields ?? ROW_FIELDS)));

describe('rows written as JSON', () => {
  it(`are the same text as the rows made into objects first (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const rows = Array.from({ length: 120 }, () => randomRow(random));
    expect(written(rows, null)).toBe(asObjects(rows, null));
    for (let round = 0; round < 200; round++) {
      const some = rows.slice(random.below(120)).slice(0, random.below(10));
      const fields = random.shuffled(ROW_FIELDS).slice(0, 1 + random.below(20));
      expect({ round, fields, json: written(some, fields) }).toEqual({
        round,
        fields,
        json: asObjects(some, fields),
      });
    }
  });

  it('name a value once, however often it is wished for', () => {
    const row = randomRow(new Random(SEED));
    expect(written([row], ['id', 'ft_1_odd', 'id'])).toBe(asObjects([row], ['id', 'ft_1_odd']));
  });

  it('are an empty list when there are none', () => {
    expect(written([], null)).toBe('[]');
  });

  it('take any price from 0.01 to 1000.00', () => {
    const out = new JsonBytes();
    out.text('[0');
    for (let hundredths = 1; hundredths <= 100_000; hundredths++) {
      out.text(',');
      out.hundredths(hundredths);
    }
    out.text(']');
    const expected = Array.from({ length: 100_001 }, (_, hundredths) => hundredths / 100);
    expect(out.finish().toString()).toBe(JSON.stringify(expected));
  });
});
