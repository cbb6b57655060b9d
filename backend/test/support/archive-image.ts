import type { DataSource } from 'typeorm';
import { epochOfStored } from '../../src/platform/database/stored-instant';

/** One set of a match's odds: prices, codes and handicap goals by column, and where the prices come from. */
interface SetImage {
  /** As stored: prices in hundredths; columns without a value left out. */
  readonly values: Readonly<Record<string, number>>;
  /** Mask of `catalogue/price-sources`. */
  readonly sources: number;
  /** When the prices were seen, ISO 8601; null where no source names an instant. */
  readonly seenAt: string | null;
}

/** A match as visitors see it. */
export interface MatchImage {
  readonly country: string;
  readonly competition: string;
  readonly league: string | null;
  readonly date: string;
  readonly time: string | null;
  readonly home: string;
  readonly away: string;
  readonly season: string;
  readonly code: number | null;
  /** `2-1`; null while not known. */
  readonly halfTime: string | null;
  readonly fullTime: string | null;
  readonly firstGoal: string | null;
  readonly awarded: boolean;
  readonly opening: SetImage;
  readonly closing: SetImage;
}

type Row = Record<string, string | number | Date | boolean | null>;

/**
 * Everything that the archive shows, without ids and revisions: two archives that say the same of the same matches have
 * equal images, however they came about. Matches that are retired (`ertelendi`) are shown to nobody and left out.
 */
export async function archiveImage(database: DataSource): Promise<MatchImage[]> {
  const matches = await database.query<Row[]>(
    `SELECT m.*, c.country_name, c.name AS competition_name, c.league_code FROM matches m
     JOIN competitions c ON c.id = m.competition_id`,
  );
  const opening = await valuesById(database, 'opening_odds');
  const closing = await valuesById(database, 'closing_odds');
  return matches
    .filter(({ retired }) => !retired)
    .map((row) => imageOf(row, opening.get(Number(row.id)), closing.get(Number(row.id))))
    .sort(
      (one, other) =>
        compare(keyOf(one), keyOf(other)) || compare(JSON.stringify(one), JSON.stringify(other)),
    );
}

/**
 * What two images of an archive differ in, in lines for people: the first few matches that one of them lacks, or of
 * which it says something else. Empty = they are equal.
 */
export function imageDifferences(
  expected: readonly MatchImage[],
  actual: readonly MatchImage[],
  limit = 8,
): string[] {
  const [wanted, found] = [byKey(expected), byKey(actual)];
  const lines: string[] = [];
  for (const key of [...new Set([...wanted.keys(), ...found.keys()])].sort()) {
    const [these, those] = [wanted.get(key) ?? [], found.get(key) ?? []];
    if (these.length !== those.length)
      lines.push(`${key}: ${these.length} × expected, ${those.length} × found`);
    else these.forEach((image, at) => lines.push(...partsThatDiffer(key, image, those[at]!)));
  }
  return lines.length <= limit ? lines : [...lines.slice(0, limit), `… and ${lines.length - limit} more`];
}

function imageOf(row: Row, opening: SetImage['values'] = {}, closing: SetImage['values'] = {}): MatchImage {
  const score = (part: 'ht' | 'ft') =>
    row[`home_${part}_score`] === null
      ? null
      : `${String(row[`home_${part}_score`])}-${String(row[`away_${part}_score`])}`;
  const set = (name: 'opening' | 'closing', values: SetImage['values']): SetImage => {
    const seenAt = row[`${name}_seen_at`] as string | Date | null;
    return {
      values,
      sources: Number(row[`${name}_sources`]),
      seenAt: seenAt === null ? null : new Date(epochOfStored(seenAt)).toISOString(),
    };
  };
  return {
    country: String(row.country_name),
    competition: String(row.competition_name),
    league: row.league_code as string | null,
    date: String(row.match_date),
    time: row.match_time as string | null,
    home: String(row.home_team),
    away: String(row.away_team),
    season: String(row.season_slug),
    code: row.code as number | null,
    halfTime: score('ht'),
    fullTime: score('ft'),
    firstGoal: row.first_goal as string | null,
    awarded: Boolean(row.awarded),
    opening: set('opening', opening),
    closing: set('closing', closing),
  };
}

async function valuesById(database: DataSource, table: string): Promise<Map<number, SetImage['values']>> {
  const rows = await database.query<Record<string, number | null>[]>(`SELECT * FROM ${table}`);
  return new Map(
    rows.map(({ match_id, ...row }) => [
      Number(match_id),
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Record<string, number>,
    ]),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const keyOf = ({ date, country, competition, home, away }: MatchImage): string =>
  `${date} ${country} · ${competition}, ${home} - ${away}`;

function byKey(images: readonly MatchImage[]): Map<string, MatchImage[]> {
  const groups = new Map<string, MatchImage[]>();
  for (const image of images) groups.set(keyOf(image), [...(groups.get(keyOf(image)) ?? []), image]);
  return groups;
}

function partsThatDiffer(key: string, expected: MatchImage, actual: MatchImage): string[] {
  const [wanted, found] = [flat(expected), flat(actual)];
  return [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((part) => wanted[part] !== found[part])
    .map(
      (part) => `${key}: ${part} ${wanted[part] ?? 'nothing'} expected, ${found[part] ?? 'nothing'} found`,
    );
}

function flat({ opening, closing, ...rest }: MatchImage): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) parts[name] = String(value);
  for (const [name, { values, sources, seenAt }] of Object.entries({ opening, closing })) {
    parts[`${name} sources`] = String(sources);
    parts[`${name} seen at`] = String(seenAt);
    for (const [column, value] of Object.entries(values)) parts[`${name} ${column}`] = String(value);
  }
  return parts;
}
