import { readFileSync } from 'node:fs';

/**
 * A second, deliberately plain reading of football-data's season files, to hold import and search against. It shares
 * no code with them and knows only what clean files need.
 */
export interface SeasonMatch {
  date: string;
  country: string;
  competition: string;
  home: string;
  away: string;
  half: [number, number] | null;
  full: [number, number] | null;
  /** Prices in hundredths by column: `[opening, closing]`. */
  prices: Record<string, [number | null, number | null]>;
}

const LEAGUES: Record<string, [string, string]> = {
  T1: ['Türkiye', 'Süper Lig'],
  E0: ['İngiltere', 'Premier Lig'],
  E1: ['İngiltere', 'Championship'],
  E2: ['İngiltere', 'League One'],
  E3: ['İngiltere', 'League Two'],
  EC: ['İngiltere', 'National League'],
  SC0: ['İskoçya', 'Premiership'],
  SC1: ['İskoçya', 'Championship'],
  SC2: ['İskoçya', 'League One'],
  SC3: ['İskoçya', 'League Two'],
  D1: ['Almanya', 'Bundesliga'],
  D2: ['Almanya', '2. Bundesliga'],
  I1: ['İtalya', 'Serie A'],
  I2: ['İtalya', 'Serie B'],
  SP1: ['İspanya', 'La Liga'],
  SP2: ['İspanya', 'La Liga 2'],
  F1: ['Fransa', 'Ligue 1'],
  F2: ['Fransa', 'Ligue 2'],
  N1: ['Hollanda', 'Eredivisie'],
  B1: ['Belçika', 'Pro Lig'],
  P1: ['Portekiz', 'Primeira Liga'],
  G1: ['Yunanistan', 'Süper Lig'],
};

/** Columns of one market, per bookmaker in the order of preference, for the opening and the closing set. */
const MARKETS = [
  {
    fields: ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'],
    opening: ['B365', 'PS', 'Avg', 'BbAv', 'Max', 'BbMx'].map((maker) => [
      `${maker}H`,
      `${maker}D`,
      `${maker}A`,
    ]),
    closing: ['B365C', 'PSC', 'AvgC', 'MaxC'].map((maker) => [`${maker}H`, `${maker}D`, `${maker}A`]),
  },
  {
    fields: ['under_25_odd', 'over_25_odd'],
    opening: ['B365', 'P', 'Avg', 'BbAv', 'Max', 'BbMx'].map((maker) => [`${maker}<2.5`, `${maker}>2.5`]),
    closing: ['B365C', 'PC', 'AvgC', 'MaxC'].map((maker) => [`${maker}<2.5`, `${maker}>2.5`]),
  },
];

/** Hundredths, rounded half up, of prices from 1.01 to 1000; otherwise null. */
function hundredths(text: string | undefined): number | null {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text?.trim() ?? '') ?? [];
  if (whole === '') return null;
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
  const rounded = Math.floor((thousandths + 5) / 10);
  return rounded >= 101 && rounded <= 100_000 ? rounded : null;
}

function firstComplete(cell: (name: string) => string | undefined, makers: string[][]): (number | null)[] {
  for (const columns of makers) {
    const prices = columns.map((column) => hundredths(cell(column)));
    const sum = prices.reduce((all: number, price) => all + 100 / (price ?? NaN), 0);
    // Sums that no bookmaker offers are passed over, and so are incomplete markets: their sum is none
    if (sum >= 0.97 && sum <= 1.6) return prices;
  }
  return makers[0]!.map(() => null);
}

const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
const istanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' });

/** The date in Istanbul of a kick-off written in the United Kingdom's time. */
function istanbulDate(day: string, time: string | undefined): string {
  if (!time) return day;
  for (const offset of ['+00:00', '+01:00']) {
    const instant = new Date(`${day}T${time}:00${offset}`);
    if (london.format(instant) === `${day} ${time}`) return istanbul.format(instant);
  }
  throw new Error(`No such time in London: ${day} ${time}`);
}

function day(text: string): string {
  const [dd, mm, yy] = text.split('/') as [string, string, string];
  return `${yy.length === 2 ? `20${yy}` : yy}-${mm}-${dd}`;
}

function score(home: string | undefined, away: string | undefined): [number, number] | null {
  return home && away ? [Number(home), Number(away)] : null;
}

function readText(path: string): string {
  const bytes = readFileSync(path);
  const utf8 = bytes.toString('utf8');
  return utf8.includes('\ufffd')
    ? new TextDecoder('windows-1254').decode(bytes)
    : utf8.replace(/^\ufeff/, '');
}

/** All matches of a season file; what follows the last match in some files (blank cells, a stray `#REF!`) is none. */
export function readSeasonFile(path: string): SeasonMatch[] {
  const [header, ...lines] = readText(path)
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return lines
    .filter((cells) => cells[header!.indexOf('HomeTeam')])
    .map((cells) => {
      const cell = (name: string): string | undefined => cells[header!.indexOf(name)];
      const [country, competition] = LEAGUES[cell('Div')!]!;
      const prices: SeasonMatch['prices'] = {};
      for (const { fields, opening, closing } of MARKETS) {
        const first = firstComplete(cell, opening);
        const last = firstComplete(cell, closing);
        fields.forEach((field, at) => (prices[field] = [first[at]!, last[at]!]));
      }
      return {
        date: istanbulDate(day(cell('Date')!), cell('Time')),
        country,
        competition,
        home: cell('HomeTeam')!.trim(),
        away: cell('AwayTeam')!.trim(),
        half: score(cell('HTHG'), cell('HTAG')),
        full: score(cell('FTHG'), cell('FTAG')),
        prices,
      };
    });
}
