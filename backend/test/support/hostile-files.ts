import { ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { open, writeFile } from 'node:fs/promises';
import { BESIKTAS, SEASON, seasonFile } from './season-rows';

const MIB = 1024 * 1024;
const PORTION = 256 * 1024;

/** A file made to wear the site out: a beginning that is recognised, then one thing over and over. */
export interface HostileFile {
  name: string;
  head: string;
  /** What follows, again and again; given the round it may differ. */
  unit: string | ((round: number) => string);
  /** What makes it whole at the end. */
  tail?: string;
  /** What the import says in the end when it fails. */
  error?: RegExp;
}

const SEASON_HEAD = `${seasonFile(BESIKTAS)}\n`;
const NATIVE = 'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd';
const OBJECT = '[{"match_date":"2024-05-17","competition_name":"Lig","home_team":"a","away_team":"b"}';
const SNAPSHOT = '{"cekim":"2026-05-17T09:00:00Z","ligler":{"1":"Türkiye Süper Ligi"},"olay":[';
const WIDE_HEADER = Array.from({ length: 700 }, (_, index) => `Pazar ${index} :: Seçenek ${index}`).join(',');
const BULLETIN = `match_date,match_time,tournament,homeTeam,awayTeam,Maç Sonucu :: MS 1`;
const ODDS = ODD_FIELDS.slice(0, 7);
const day = (round: number): string =>
  new Date(Date.UTC(2000, 0, 1 + (round % 9000))).toISOString().slice(0, 10);

const GIVEN_UP = /^Okunan/;
const TOO_LONG = /aşırı uzun/;

/** Each as wearing as we can make it; most have one good row, and some nothing else. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: 'empty lines', head: SEASON_HEAD, unit: '\n' },
  { name: 'carriage returns', head: SEASON_HEAD, unit: '\r' },
  { name: 'lines of one letter', head: SEASON_HEAD, unit: 'x\n', error: GIVEN_UP },
  { name: 'lines of two empty cells', head: SEASON_HEAD, unit: ',\n' },
  { name: 'rows of empty cells', head: SEASON_HEAD, unit: `${','.repeat(16)}\n` },
  { name: 'one line without an end', head: SEASON_HEAD, unit: 'x', error: TOO_LONG },
  { name: 'one line of separators', head: SEASON_HEAD, unit: ',', error: TOO_LONG },
  {
    name: 'very long rows',
    head: SEASON_HEAD,
    unit: `T1,17/05/2024${',1'.repeat(100_000)}\n`,
  },
  { name: 'nothing but quotes', head: SEASON_HEAD, unit: '"', error: TOO_LONG },
  { name: 'a quote in each line', head: SEASON_HEAD, unit: '"\n' },
  { name: 'quotes that never close', head: SEASON_HEAD, unit: `T1,"${'x'.repeat(2_000)}\n`, error: GIVEN_UP },
  {
    name: 'quotes that close too early',
    head: SEASON_HEAD,
    unit: `"a"b,${'"c"d,'.repeat(400)}"\n`,
    error: GIVEN_UP,
  },
  { name: 'the header again and again', head: SEASON_HEAD, unit: `${SEASON}\n`, error: GIVEN_UP },
  {
    name: 'a new header each time',
    head: SEASON_HEAD,
    unit: (round) => `${SEASON},X${round}\n`,
    error: /^Dosyada binden çok/,
  },
  {
    name: 'a wide header each time',
    head: `${BULLETIN}\n`,
    unit: (round) => `${BULLETIN},${WIDE_HEADER},${round}\n`,
    error: /^Dosyada binden çok/,
  },
  {
    name: 'rows without a team',
    head: SEASON_HEAD,
    unit: 'T1,17/05/2024,19:00,,,2,1,H,1,0,H,1.85,3.4,4.2,1.8,3.5,4.4\n',
    error: GIVEN_UP,
  },
  {
    name: 'impossible dates',
    head: SEASON_HEAD,
    unit: `${BESIKTAS.replace('17/05', '99/99')}\n`,
    error: GIVEN_UP,
  },
  {
    name: 'control characters',
    head: SEASON_HEAD,
    unit: '\u0001\u001b[31m\u0007\u0085\u2028é,\ud83d\ude00\n',
    error: GIVEN_UP,
  },
  { name: 'brackets inside brackets', head: `${OBJECT},{"a":`, unit: '[', error: /iç içe/ },
  { name: 'brackets in a snapshot', head: SNAPSHOT, unit: '[', error: /^Bülten çekimi okunamadı/ },
  { name: 'empty objects', head: SNAPSHOT, unit: '{},', tail: '{}]}' },
  { name: 'objects that are no matches', head: SNAPSHOT, unit: '{"id":1,"a":[{"b":{}}]},', tail: '{}]}' },
  { name: 'objects cut in two', head: SNAPSHOT, unit: '{"id":1,"ev":{]},\n', tail: '{}]}', error: GIVEN_UP },
  {
    name: 'objects of thousands of names',
    head: OBJECT,
    unit: (round) => `,{${Array.from({ length: 4_000 }, (_, index) => `"k${round}_${index}":1`).join(',')}}`,
    error: GIVEN_UP,
  },
  {
    name: 'a frame of names without end',
    head: '{"cekim":"2026-05-17T09:00:00Z","olay":[],"ligler":{"0":""',
    unit: (round) => `,"${round}":"Lig"`,
    error: TOO_LONG,
  },
  { name: 'the same match again and again', head: SEASON_HEAD, unit: `${BESIKTAS}\n` },
  {
    name: 'one pairing on thousands of days',
    head: `${NATIVE}\n`,
    unit: (round) => `${day(round * 4_001)},20:00,Türkiye,Lig,Ev,Dep,1,1.85\n`,
  },
  {
    name: 'one match observed a thousand times',
    head: `${NATIVE.replace('ft_1_odd', 'ft_1_odd,observed_at')}\n`,
    unit: (round) =>
      `2026-05-17,20:00,Türkiye,Lig,Ev,Dep,,${(1.1 + (round % 500) / 100).toFixed(2)},${new Date(Date.UTC(2026, 0, 1) + round * 20_000).toISOString()}\n`,
  },
  {
    name: 'one match observed again and again with every price',
    head: `${NATIVE.replace('ft_1_odd', 'observed_at')},${ODD_FIELDS.join(',')}\n`,
    unit: (round) =>
      `2026-05-17,20:00,Türkiye,Lig,Ev 1,Dep 1,,${new Date(Date.UTC(2026, 0, 1) + round * 20_000).toISOString()}${`,${(1.1 + (round % 500) / 100).toFixed(2)}`.repeat(ODD_FIELDS.length)}\n`,
  },
  {
    name: 'rows of which no price can be read',
    head: `${[NATIVE, ...ODDS.slice(1)].join(',')}\n`,
    unit: (round) =>
      `${day(round)},20:00,Türkiye,Lig,Ev ${round},Dep ${round},1${',x'.repeat(ODDS.length)}\n`,
  },
];

/** Writes an ordinary file of so many matches. */
export function writeSeason(path: string, matches: number): Promise<void> {
  const rows = Array.from({ length: matches }, (_, index) =>
    BESIKTAS.replace('Besiktas', `Ev ${index}`).replace('Goztep', `Rakip ${index}`),
  );
  return writeFile(path, `${SEASON}\n${rows.join('\n')}\n`);
}

/** Writes a hostile file of so many MiB, without holding up the process that does. */
export async function writeHostileFile(
  path: string,
  { head, unit, tail = '' }: HostileFile,
  mebibytes: number,
): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write(head);
    let round = 0;
    for (let left = mebibytes * MIB; left > 0;) {
      let text = '';
      while (text.length < PORTION)
        text += typeof unit === 'string' ? unit.repeat(Math.ceil(PORTION / unit.length)) : unit(round++);
      left -= Buffer.byteLength(text);
      await file.write(text);
    }
    await file.write(tail);
  } finally {
    await file.close();
  }
}
