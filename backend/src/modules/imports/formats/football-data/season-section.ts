import { ISTANBUL, LONDON, zoneConverter } from '../../../../common/time/zoned-time';
import { DIVISION_LEAGUES, leagueOfDivision } from '../../names/divisions';
import type { League } from '../../names/league';
import { leagueOfCountry } from '../../names/world-leagues';
import type { CsvRow } from '../../reading/csv-rows';
import type { MatchRecord } from '../../record/match-record';
import type { Prices, Quote } from '../../record/observation';
import type { SectionReader, Warn } from '../csv-sections';
import type { ReadOptions } from '../format';
import type { Header } from '../header';
import {
  type Cell,
  cellAt,
  checkHalfTime,
  checkResult,
  readDate,
  readName,
  readScore,
  readTeams,
  readTime,
} from '../match-cells';
import { type Problem, problem } from '../problem';
import { prefixesOf } from './bookmakers';
import { type OddsSet, PricedMarket } from './priced-market';

/** Column names; some old files and the "new leagues" write them differently (football-data.co.uk/notes.txt). */
const NAMES = {
  division: ['Div'],
  country: ['Country'],
  league: ['League'],
  date: ['Date'],
  time: ['Time'],
  home: ['HomeTeam', 'HT', 'Home'],
  away: ['AwayTeam', 'AT', 'Away'],
  fullTimeHome: ['FTHG', 'HG'],
  fullTimeAway: ['FTAG', 'AG'],
  result: ['FTR', 'Res'],
  halfTimeHome: ['HTHG'],
  halfTimeAway: ['HTAG'],
  halfTimeResult: ['HTR'],
} as const;
type Name = keyof typeof NAMES;

const LONGEST_DIVISION = 20;
const SETS: readonly OddsSet[] = ['opening', 'closing'];
const toIstanbul = zoneConverter(LONDON, ISTANBUL);

/** Reads the rows of a season file below one header. Times are the United Kingdom's. */
export class SeasonSection implements SectionReader {
  readonly dateColumn: number;
  readonly warnings: readonly Problem[];
  private readonly columns: Readonly<Record<Name, number>>;
  private readonly markets: readonly { set: OddsSet; markets: readonly PricedMarket[] }[];
  private readonly unknownDivisions = new Set<string>();

  private constructor(
    private readonly header: Header,
    { bookmaker }: ReadOptions,
  ) {
    this.columns = header.findAll(NAMES);
    this.dateColumn = this.columns.date;
    this.markets = SETS.map((set) => ({ set, markets: PricedMarket.inHeader(header, set, bookmaker) }));
    this.warnings =
      bookmaker === undefined || hasBookmaker(header, bookmaker)
        ? []
        : [problem('bookmakerAbsent', null, bookmaker)];
  }

  static open(header: Header, options: ReadOptions): SeasonSection | null {
    const { division, country, league, result, date, home, away } = header.findAll(NAMES);
    // "League" alone stands in many kinds of files; with country and result it is a world league of football-data
    const named = Math.max(division, Math.min(country, league, result));
    return Math.min(named, date, home, away) < 0 ? null : new SeasonSection(header, options);
  }

  readRow({ cells, line }: CsvRow, warn: Warn): MatchRecord {
    const cell = (name: Name): Cell => cellAt(this.header, cells, this.columns[name]);
    const written = readDate(cell('date'));
    const teams = readTeams(cell('home'), cell('away'));
    const fullTime = readScore(cell('fullTimeHome'), cell('fullTimeAway'), warn);
    const halfTime = readScore(cell('halfTimeHome'), cell('halfTimeAway'), warn);
    checkHalfTime(halfTime, fullTime, cell('halfTimeHome').column);
    checkResult(cell('result'), fullTime, warn);
    checkResult(cell('halfTimeResult'), halfTime, warn);
    const clock = readTime(cell('time'), warn);
    const { date, time } =
      clock === null ? { date: written, time: null } : toIstanbul({ date: written, time: clock });
    return {
      line,
      league: this.readLeague(cell, warn),
      part: '',
      observation: {
        source: 'football-data',
        date,
        time,
        ...teams,
        halfTime,
        fullTime,
        firstGoal: null,
        code: null,
        season: null,
        quotes: this.readQuotes(cells, warn),
      },
    };
  }

  /** The division's league, or where a file has no divisions the one that country and league name. */
  private readLeague(cell: (name: Name) => Cell, warn: Warn): League {
    if (this.columns.division < 0) {
      const country = readName(cell('country'), 'missingLeague');
      return leagueOfCountry(country, readName(cell('league'), 'missingLeague'));
    }
    const division = readName(cell('division'), 'missingLeague', LONGEST_DIVISION);
    this.warnOfDivision(division, cell('division'), warn);
    return leagueOfDivision(division);
  }

  private readQuotes(cells: readonly string[], warn: Warn): Quote[] {
    const quotes: Quote[] = [];
    for (const { set, markets } of this.markets) {
      const prices: Prices = {};
      for (const market of markets) market.read(cells, prices, warn);
      if (Object.keys(prices).length > 0) quotes.push({ at: set, prices });
    }
    return quotes;
  }

  private warnOfDivision(division: string, { column }: Cell, warn: Warn): void {
    if (DIVISION_LEAGUES.has(division.toUpperCase()) || this.unknownDivisions.has(division)) return;
    this.unknownDivisions.add(division);
    warn(problem('unknownDivision', column, division));
  }
}

function hasBookmaker(header: Header, code: string): boolean {
  return prefixesOf(code).some(
    (prefix) => header.find(`${prefix}H`, `${prefix}CH`, `${prefix}>2.5`, `${prefix}C>2.5`) >= 0,
  );
}
