import { clubs, DEMO_COMPETITIONS, type DemoCompetition, WEEKDAYS } from './demo-competitions';

/** Clubs of a further competition: with four of them that begin their rounds on a weekday, every day has 40 matches. */
const CLUBS = 20;

type Further = Omit<DemoCompetition, 'rhythm'>;

/** Leagues of countries that the demo archive knows nothing of. */
const ELSEWHERE: readonly Further[] = [
  {
    country: 'Avusturya',
    name: 'Lärchenliga',
    leagueCode: 'AVL',
    goals: 2.95,
    teams: clubs(
      'Almfarn Bergahorn Distelau Enzianfeld Farnkogel Gamsried Haselgrund Ibisau Kressbrunn Lawinengrund Murmelau Nussfeld Pfingstried Quellkogel Rehleiten Steinadl Tannkogel Uhufelden Wacholderau Zirbengrund',
      'SK *',
      '*',
      'WSV *',
    ),
  },
  {
    country: 'İsviçre',
    name: 'Arvenliga',
    leagueCode: 'İVA',
    goals: 2.9,
    teams: clubs(
      'Adlermatt Bärenfluh Dachsegg Eichelmatt Fuchsfluh Gletscherau Hermelinau Igelegg Krähenbüel Luchswil Marderegg Nebelfluh Ottermatt Rabenfluh Silberfluh Tannwil Uhuegg Wieselmatt Wolkenegg Zaunmatt',
      '*',
      'SC *',
      'FC *',
    ),
  },
  {
    country: 'Danimarka',
    name: 'Bøgeligaen',
    leagueCode: 'DAB',
    goals: 2.85,
    teams: clubs(
      'Agernkøb Birkesund Dueholt Egelyst Falkelund Gåsevig Havnemose Isfugleby Kastanjelund Lærkehøj Mågestrup Nøddeborg Oddervang Piletorp Rævsted Stenurt Tjørnvang Uglerup Viberød Ærfugleby',
      '* BK',
      'IF *',
      '*',
    ),
  },
  {
    country: 'Finlandiya',
    name: 'Koivuliiga',
    leagueCode: 'FİK',
    goals: 2.75,
    teams: clubs(
      'Ahvenlampi Halavakoski Haukkakivi Ilveskallio Joutsenranta Karpalosuo Kurkisuo Kuusisalmi Lumikorpi Majavakoski Naavamaa Orapihla Pajusaari Pihlajakorpi Revontulia Saukkoranta Tervaselkä Tuulikorpi Ukkoskivi Vesikorpi',
      '* PS',
      '*',
      'FC *',
    ),
  },
  {
    country: 'Polonya',
    name: 'Liga Lipowa',
    leagueCode: 'POL',
    goals: 2.6,
    teams: clubs(
      'Bobrzyna Brzozogaj Czaplolas Dębogaj Gilowiany Iwolas Jaskółczyn Kalinogaj Kosolas Lisogaj Mchowiny Olszolas Perłogaj Rysiogaj Sowigród Szronowiec Trzcinogaj Wilczogaj Zimogaj Żurawlin',
      'KS *',
      '*',
      'LKS *',
    ),
  },
  {
    country: 'Çekya',
    name: 'Javorová liga',
    leagueCode: 'ÇEJ',
    goals: 2.7,
    teams: clubs(
      'Bobřín Bukolesí Datlolesí Havranín Jestřábín Kalinolesí Lískolesí Medvědín Mlhovany Orlolesí Pampelín Rysolesí Sněžín Sovolesí Šípkolesí Tetřevín Vážkolesí Vlčín Vrbolesí Zimolesí',
      'SK *',
      '*',
      'FK *',
    ),
  },
  {
    country: 'İskoçya',
    name: 'Rowan League',
    leagueCode: 'İKR',
    goals: 2.7,
    teams: clubs(
      'Abermoss Brackenlaw Corrielin Dunheather Eskbrae Fernmuir Glenharrow Heronlaw Invertarn Kestrelmuir Lochbirk Mistmuir Northbrae Otterglen Ptarmigan Redthistle Skerrymoor Thornloch Whinmuir Yarrowfern',
      '* Thistle',
      '*',
      '* Albion',
    ),
  },
  {
    country: 'İrlanda',
    name: 'Hawthorn League',
    leagueCode: 'İRH',
    goals: 2.45,
    teams: clubs(
      'Ardfern Ballyheron Carrigmist Derrywren Eskerfox Foxrath Glenplover Heatherlis Innisotter Killbramble Lissgorse Moyhare Newtarn Owlrath Plovermore Rathbadger Slievewren Tullybrack Wrenrath Yewbally',
      '* Rovers',
      '*',
      'AFC *',
    ),
  },
  {
    country: 'Meksika',
    name: 'Liga Ahuehuete',
    leagueCode: 'MEA',
    goals: 2.65,
    teams: clubs(
      'Agavera Brisanegra Cenzontlán Duraznera Encinalta Fogonera Guayabera Huizachera Iguanera Jilguera Lagunaclara Mezquitera Nopalera Ocelotlán Pitahayal Quetzalera Ranachica Sauceverde Tunalera Zorrillera',
      'CF *',
      '*',
      'Atlético *',
    ),
  },
  {
    country: 'Kolombiya',
    name: 'Liga Guayacán',
    leagueCode: 'KOG',
    goals: 2.3,
    teams: clubs(
      'Arrayanal Brumaverde Cocuyera Dantaverde Esmeraldal Frailejona Guadualta Heliconial Iguapara Lorochico Manglera Nevadal Orquideal Palmacera Quindalta Ríoloro Sieteolas Tucanera Venadal Yarumera',
      'Deportes *',
      '*',
      'Unión *',
    ),
  },
  {
    country: 'ABD',
    name: 'Redwood League',
    leagueCode: 'ABR',
    goals: 3.0,
    teams: clubs(
      'Alderfalls Bisonridge Cedarmist Driftmesa Eaglehollow Foxprairie Gopherbend Harebrook Ibexcanyon Juniperflat Kingbirdton Lynxport Mesquitown Nightheron Otterfalls Pinyonridge Quailmesa Raccoonbay Sagehollow Tumbleford',
      '* SC',
      '* City',
      'FC *',
    ),
  },
  {
    country: 'Avustralya',
    name: 'Wattle League',
    leagueCode: 'AVW',
    goals: 3.1,
    teams: clubs(
      'Banksiavale Cassowaryton Dingoford Echidnabay Fernwombat Galahridge Honeyvale Irongum Jarrahcreek Kookaford Lorikeetown Magpiebend Numbatville Opalridge Platypool Quollhaven Redwattle Saltgum Tamarfall Wombatshire',
      '* FC',
      '*',
      '* Stars',
    ),
  },
];

const TURKEY = ['Çınar Ligi', 'Ardıç Ligi'];

/** Leagues whose clubs have women's teams, and those with teams of players under 21. */
const WOMEN = [
  TURKEY,
  ['Oakmere League'],
  ['Lega Cipresso'],
  ['Liga Encina'],
  ['Liga Sobreiro'],
  ['Série Ipê'],
  ['Liga Ceibo'],
  ['Sakura Ligi'],
];
const YOUNG = [
  TURKEY,
  ['Oakmere League'],
  ['Lega Cipresso'],
  ['Liga Encina'],
  ['Liga Sobreiro'],
  ['Ligue du Hêtre'],
  ['Série Ipê'],
  ['Liga Ceibo'],
];

/** The first clubs of these leagues again, with the ending that bulletins give to such teams. */
function otherTeams(
  leagues: readonly string[],
  { name, code, ending, goals }: { name: string; code: string; ending: string; goals: number },
): Further {
  const named = leagues.map((league) => DEMO_COMPETITIONS.find((each) => each.name === league)!);
  const first = named[0]!;
  return {
    country: first.country,
    name: `${first.name} ${name}`,
    leagueCode: first.leagueCode + code,
    goals: first.goals + goals,
    teams: named
      .flatMap(({ teams }) => teams)
      .slice(0, CLUBS)
      .map((team) => `${team} ${ending}`),
  };
}

/**
 * Competitions that the bulletin offers beside the leagues of the demo archive, which has no past of them: most of a real
 * bulletin is like that. None of the clubs exists.
 */
export const FURTHER_COMPETITIONS: readonly DemoCompetition[] = [
  ...ELSEWHERE,
  ...WOMEN.map((leagues) => otherTeams(leagues, { name: 'Kadınlar', code: 'K', ending: '(K)', goals: 0.3 })),
  ...YOUNG.map((leagues) => otherTeams(leagues, { name: 'U21', code: 'G', ending: 'U21', goals: 0.2 })),
].map((competition, at) => ({
  ...competition,
  rhythm: { season: 'unbroken', days: WEEKDAYS[at % WEEKDAYS.length]! },
}));

/** All that the demo invents. */
export const INVENTED_COMPETITIONS: readonly DemoCompetition[] = [
  ...DEMO_COMPETITIONS,
  ...FURTHER_COMPETITIONS,
];
