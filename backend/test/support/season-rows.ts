/** The columns of these rows, named as football-data.co.uk names them. */
export const SEASON =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,B365CH,B365CD,B365CA';

/** A row of a season file: a match of the Süper Lig that ended 2-1, with opening and closing prices. */
export const seasonRow = (
  home: string,
  away: string,
  { date = '17/05/2024', odds = '1.85,3.4,4.2,1.8,3.5,4.4' } = {},
): string => `T1,${date},19:00,${home},${away},2,1,H,1,0,H,${odds}`;

export const BESIKTAS = seasonRow('Besiktas', 'Goztep');

/** A season file of such rows. */
export const seasonFile = (...rows: string[]): string => [SEASON, ...rows].join('\n');
