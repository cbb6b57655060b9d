/**
 * Bulletin names of football-data's divisions, so that both sources meet in one competition. Put into the table
 * `competition_aliases`, which an admin can extend.
 */
export const COMPETITION_ALIASES: Readonly<Record<string, readonly string[]>> = {
  T1: ['Türkiye Süper Ligi', 'Türkiye Süper Lig', 'Türkiye STSL'],
  E0: ['İngiltere Premier Lig', 'İngiltere Premier Ligi', 'İngiltere Premier League'],
  E1: ['İngiltere Championship', 'İngiltere Şampiyona Ligi'],
  E2: ['İngiltere League One', 'İngiltere 1. Lig', 'İngiltere 1. Ligi', 'İngiltere Lig 1'],
  E3: ['İngiltere League Two', 'İngiltere 2. Lig', 'İngiltere 2. Ligi', 'İngiltere Lig 2'],
  EC: [
    'İngiltere National League',
    'İngiltere Ulusal Lig',
    'İngiltere Ulusal Ligi',
    'İngiltere Konferans Ligi',
  ],
  SC0: ['İskoçya Premiership', 'İskoçya Premier Lig'],
  SC1: ['İskoçya Championship'],
  SC2: ['İskoçya League One', 'İskoçya 1. Lig', 'İskoçya Lig 1'],
  SC3: ['İskoçya League Two', 'İskoçya 2. Lig', 'İskoçya Lig 2'],
  D1: ['Almanya Bundesliga', 'Almanya 1. Bundesliga'],
  D2: ['Almanya 2. Bundesliga', 'Almanya Bundesliga 2'],
  I1: ['İtalya Serie A'],
  I2: ['İtalya Serie B'],
  SP1: ['İspanya La Liga', 'İspanya LaLiga'],
  SP2: ['İspanya La Liga 2', 'İspanya LaLiga 2', 'İspanya 2. Lig', 'İspanya Segunda Division'],
  F1: ['Fransa Ligue 1', 'Fransa Lig 1'],
  F2: ['Fransa Ligue 2', 'Fransa Lig 2'],
  N1: ['Hollanda Eredivisie', 'Hollanda Eredevisie'],
  B1: ['Belçika Pro Lig', 'Belçika Pro Ligi', 'Belçika Pro League'],
  P1: ['Portekiz Primeira Liga', 'Portekiz Premier Lig', 'Portekiz Premier Ligi'],
  G1: ['Yunanistan Süper Lig', 'Yunanistan Süper Ligi'],
};

/**
 * Names of football-data's world leagues (football-data.co.uk/all_new_data.php) and of the same leagues in bulletins,
 * which the shown names are taken from. Those whose names agree need no line but for the rounds they split into.
 */
export const WORLD_LEAGUE_ALIASES: readonly {
  readonly country: string;
  readonly name: string;
  /** Without the country. */
  readonly others: readonly string[];
}[] = [
  { country: 'ABD', name: 'Major Lig', others: ['MLS', 'Major Ligi', 'Major Lig Playoff'] },
  {
    country: 'Arjantin',
    name: 'Primera LPF',
    others: [
      'Liga Profesional',
      'Primera Division',
      'Superliga',
      'Primera LPF, Açılış',
      'Primera LPF, Kapanış',
      'Primera LPF, Playoff',
    ],
  },
  { country: 'Avusturya', name: 'Bundesliga', others: [] },
  { country: 'Çin', name: 'Süper Lig', others: ['Super League', 'Süper Ligi'] },
  { country: 'Danimarka', name: 'Süper Lig', others: ['Superliga', 'Süper Ligi'] },
  { country: 'Finlandiya', name: 'Veikkausliiga', others: [] },
  { country: 'İrlanda', name: 'Premier Lig', others: ['Premier Division', 'Premier Ligi'] },
  { country: 'İsviçre', name: 'Süper Lig', others: ['Super League', 'Süper Ligi'] },
  { country: 'Japonya', name: 'J Ligi', others: ['J-League', 'J League', 'J1 League', 'J. Lig', 'J Lig'] },
  {
    country: 'Meksika',
    name: 'Liga MX',
    others: [
      'Primera Ligi Açılış',
      'Primera Ligi Kapanış',
      'Primera Ligi Kapanış Play-Off',
      'Prmr Ligi, Açılış',
      'Prmr Ligi, Kapanış',
    ],
  },
  { country: 'Norveç', name: 'Eliteserien', others: ['Tippeligaen'] },
  { country: 'Romanya', name: '1. Lig', others: ['Liga 1', 'Superliga', 'SuperLiga', '1. Ligi', '1.Lig'] },
  { country: 'Rusya', name: 'Premier Lig', others: ['Premier League', 'Premier Ligi'] },
];
