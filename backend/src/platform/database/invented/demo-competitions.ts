/** Days from Friday to Thursday, as rounds count them. */
export const WEEKDAYS = [
  'friday',
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * When a competition plays: autumn to spring, within one calendar year, or season upon season without a pause; at
 * weekends, midweek, or on three days from a weekday on.
 */
export interface Rhythm {
  readonly season: 'autumn' | 'calendar' | 'unbroken';
  readonly days: 'weekend' | 'midweek' | Weekday;
}

/** An invented league with its invented teams; an even number of them, everyone plays everyone twice. */
export interface DemoCompetition {
  readonly country: string;
  readonly name: string;
  readonly leagueCode: string;
  readonly rhythm: Rhythm;
  /** Goals per match of two average teams. */
  readonly goals: number;
  readonly teams: readonly string[];
}

const AUTUMN_WEEKENDS: Rhythm = { season: 'autumn', days: 'weekend' };
const AUTUMN_MIDWEEK: Rhythm = { season: 'autumn', days: 'midweek' };
const CALENDAR_WEEKENDS: Rhythm = { season: 'calendar', days: 'weekend' };
const CALENDAR_MIDWEEK: Rhythm = { season: 'calendar', days: 'midweek' };

/** Joins each place with one of the club words in turn; `*` stands for the place. */
export function clubs(places: string, ...patterns: readonly string[]): string[] {
  return places.split(' ').map((place, index) => patterns[index % patterns.length]!.replace('*', place));
}

/** The leagues of the demo archive. None of them, nor any of their teams, exists. */
export const DEMO_COMPETITIONS: readonly DemoCompetition[] = [
  {
    country: 'Türkiye',
    name: 'Çınar Ligi',
    leagueCode: 'TRÇ',
    rhythm: AUTUMN_WEEKENDS,
    goals: 2.75,
    teams: clubs(
      'Akkuğu Bozyele Çakılova Demirkuş Eskiyel Fındıkdağ Gümüşay Ilgazova İncekaya Kırlangıçlı Lodoskent Meşeliova Ormanşehir Poyrazkent Rüzgarova Sarıturna Şahinköprü Zeytinkent',
      '*spor',
      '* SK',
      '* Gençlik',
    ),
  },
  {
    country: 'Türkiye',
    name: 'Ardıç Ligi',
    leagueCode: 'TRA',
    rhythm: AUTUMN_WEEKENDS,
    goals: 2.5,
    teams: clubs(
      'Aladeniz Balıkova Ceylankent Çiğdemli Dutluca Elmakıran Gökırmaklı Harmanova Işıkdere İğdeliova Kavakkent Leylekova Mavikaya Narlıbahçe Öğütkent Papatyalı Söğütova Ümityaka',
      '* İdman',
      '*spor',
      '* Yurdu',
    ),
  },
  {
    country: 'İngiltere',
    name: 'Oakmere League',
    leagueCode: 'İNO',
    rhythm: AUTUMN_WEEKENDS,
    goals: 2.8,
    teams: clubs(
      'Ashwick Brindleham Coldmere Dunmarsh Elderford Foxbury Greyhollow Hawkstead Inglemoor Jaybrook Kestrelby Larkham Mossgate Northwold Otterbourne Pinewick Quillford Ravenmoor Stagwell Thornmere',
      '* Town',
      '* United',
      '* Rovers',
      '* Athletic',
    ),
  },
  {
    country: 'Almanya',
    name: 'Eichenliga',
    leagueCode: 'ALE',
    rhythm: AUTUMN_WEEKENDS,
    goals: 3.05,
    teams: clubs(
      'Adlerbruck Birkenau Dachsfeld Eulenstadt Falkenhain Gänsethal Hirschau Igelheim Kranichburg Lerchenwald Möwenhafen Nebelstein Ottersdorf Rabental Schwanenbruck Tannwalde Uhlenhorn Wolkenfels',
      'SV *',
      'FC *',
      'TuS *',
    ),
  },
  {
    country: 'İtalya',
    name: 'Lega Cipresso',
    leagueCode: 'İTC',
    rhythm: AUTUMN_WEEKENDS,
    goals: 2.55,
    teams: clubs(
      'Acquabruna Belsole Campoluna Dolcerupe Fiorello Girasola Lagoverde Montefalchi Novastella Oliveta Pietralba Quercina Roccalta Selvachiara Torrenera Ulivara Vallebuia Ventomare Viacorta Zaffiro',
      '*',
      'US *',
      'AC *',
    ),
  },
  {
    country: 'İspanya',
    name: 'Liga Encina',
    leagueCode: 'İSE',
    rhythm: AUTUMN_WEEKENDS,
    goals: 2.5,
    teams: clubs(
      'Aguaclara Brisamar Cerroalto Dosríos Estrellada Fuentefría Golondrina Hierbabuena Isladoro Jaralejo Lomaverde Marblanco Nubesol Ojuelo Piedraluna Quejigal Riolento Solmayor Tierraroja Vallehondo',
      'CF *',
      '*',
      'CD *',
    ),
  },
  {
    country: 'Fransa',
    name: 'Ligue des Chênes',
    leagueCode: 'FRÇ',
    rhythm: AUTUMN_WEEKENDS,
    goals: 2.65,
    teams: clubs(
      'Aubeclaire Boisfleuri Champluc Douvent Étangbleu Fontgrise Grandpré Hautepierre Îlevert Lunebourg Montlys Neigefort Ormesoir Pontdoré Rocheneuve Sablonne Valdorme Ventnoir',
      '*',
      'AS *',
      'Stade *',
    ),
  },
  {
    country: 'Hollanda',
    name: 'Beukendivisie',
    leagueCode: 'HOB',
    rhythm: AUTUMN_WEEKENDS,
    goals: 3.15,
    teams: clubs(
      'Blauwmeer Dauwdijk Eikenhoek Gansveld Hoogzand Ijsvogel Kieviteind Lindewaard Meerkoet Nachtegaal Oeverstad Poelwijk Reigerdam Sneeuwbrug Tulpenoord Uilenbos Windhaven Zwaluwen',
      'SC *',
      'VV *',
      '*',
    ),
  },
  {
    country: 'Portekiz',
    name: 'Liga Sobreiro',
    leagueCode: 'POS',
    rhythm: AUTUMN_MIDWEEK,
    goals: 2.55,
    teams: clubs(
      'Areias Brancamar Cegonhal Doisrios Estrelinha Fontefria Gaivotal Horizonte Ilhavela Jasmineiro Lagoalta Madrugada Nevoeiro Olival Pedraluz Quintanova Ribeiral Solposto Ventomar Zimbral',
      'SC *',
      '* FC',
      'GD *',
    ),
  },
  {
    country: 'Belçika',
    name: 'Ligue du Hêtre',
    leagueCode: 'BEH',
    rhythm: AUTUMN_MIDWEEK,
    goals: 2.85,
    teams: clubs(
      'Aardsel Beukegem Clairmont Duinhove Eauvive Fonteyne Grisval Heideloo Islebois Kanaalrode Lysmeer Merelbos Noirpont Oostwinde Pavelle Roodakker Sourcelle Torenbeek Vergezand Wolvertin',
      'KV *',
      'RC *',
      '*',
    ),
  },
  {
    country: 'Norveç',
    name: 'Bjørkeserien',
    leagueCode: 'NOB',
    rhythm: CALENDAR_WEEKENDS,
    goals: 3.05,
    teams: clubs(
      'Askvåg Bjørndal Elvestrand Fjellhamn Granåsen Havørn Isbre Kveldsund Lyngvik Måkeberg Nordlys Orrevann Ravneset Snøfoss Tindeby Ulvøy',
      '* IL',
      '* FK',
      '*',
    ),
  },
  {
    country: 'İsveç',
    name: 'Granserien',
    leagueCode: 'İSG',
    rhythm: CALENDAR_WEEKENDS,
    goals: 2.75,
    teams: clubs(
      'Almhult Björkvik Dimmberg Ekenäs Forsdal Gråsjö Hagervik Järnåsa Klippsund Lommaby Myrholm Norrdyn Rimfors Silverån Tallmora Vintergård',
      '* IF',
      '* FF',
      '* BK',
    ),
  },
  {
    country: 'Brezilya',
    name: 'Série Ipê',
    leagueCode: 'BRİ',
    rhythm: CALENDAR_WEEKENDS,
    goals: 2.45,
    teams: clubs(
      'Araraúna Bemtevi Capivara Douradinho Esperançal Flordosul Guaranal Ipezinho Jaboticaba Lagoazul Mangueiral Novaluz Ouriçal Palmeirim Quaresmeira Riomanso Sabiá Tucanal Umbuzeiro Vitoriense',
      '* EC',
      '*',
      'AA *',
    ),
  },
  {
    country: 'Arjantin',
    name: 'Liga Ceibo',
    leagueCode: 'ARC',
    rhythm: CALENDAR_MIDWEEK,
    goals: 2.3,
    teams: clubs(
      'Altamira Bajoverde Calandria Delpuerto Espinillo Florbella Gavilán Hornerito Islote Jacarandal Lagunero Malvón Nochebuena Ombúes Pampeano Quebrachal Romeral Surero Trigalia Vientosur',
      'CA *',
      '* Juniors',
      'Deportivo *',
    ),
  },
  {
    country: 'Japonya',
    name: 'Sakura Ligi',
    leagueCode: 'JAS',
    rhythm: CALENDAR_MIDWEEK,
    goals: 2.6,
    teams: clubs(
      'Aozora Fujimori Hanakaze Hoshikawa Ishinami Kaedehama Kumonuma Matsuhara Mizushiro Natsuyama Okaumi Rinkawa Sagimori Shiokaze Takamine Tsukino Umezato Wakaba Yamabuki Yukishima',
      '*',
      'FC *',
      '* SC',
    ),
  },
];
