import { readSections, type SectionOpener, type SectionReader, startsWithHeader } from '../csv-sections';
import { type Format, type MatchRecord, type Problem, problem, type ReadOptions, type Warn } from '../format';
import { LONDON } from '../../../../platform/time/zoned-time';
import { DIVISION_LEAGUES, leagueOfCountry, leagueOfDivision } from '../../names/divisions';
import type { League } from '../../names/league';
import type { CsvRow } from '../../reading/csv-rows';
import type { Prices, Quote } from '../../record/observation';
import type { Header } from '../header';
import {
  type Cell,
  cellAt,
  checkHalfTime,
  checkResult,
  type Clocks,
  readKickOff,
  readName,
  readScore,
  readSeason,
  readTeams,
} from '../match-cells';
import { bookmakersIn } from './bookmakers';
import type { OddsSet } from './market-columns';
import { PricedMarket } from './priced-market';

/** Column names; some old files and the "new leagues" write them differently (football-data.co.uk/notes.txt). */
const NAMES = {
  division: ['Div'],
  country: ['Country'],
  league: ['League'],
  season: ['Season'],
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
const CLOCKS: Clocks = { zone: LONDON, midnightIsNone: true };

interface PricedSet {
  readonly set: OddsSet;
  readonly markets: readonly PricedMarket[];
}

/** Reads the rows of a season file below one header. Times are the United Kingdom's. */
class SeasonSection implements SectionReader {
  readonly dateColumn: number;
  readonly warnings: readonly Problem[];
  private readonly unknownDivisions = new Set<string>();

  private constructor(
    private readonly header: Header,
    private readonly columns: Readonly<Record<Name, number>>,
    private readonly markets: readonly PricedSet[],
    { bookmaker }: ReadOptions,
  ) {
    this.dateColumn = columns.date;
    const isPriced = markets.some((each) => each.markets.length > 0);
    this.warnings = bookmakerWarnings(header, isPriced, bookmaker);
  }

  static open(header: Header, options: ReadOptions): SeasonSection | null {
    const columns = header.findAll(NAMES);
    const { division, country, league, result, date, home, away } = columns;
    if (Math.min(date, home, away) < 0) return null;
    // what stands behind the code of none may be another's closing prices
    const first = bookmakersIn(header).find((code) => code === options.bookmaker);
    const sets = SETS.map((set) => ({ set, markets: PricedMarket.inHeader(header, set, first) }));
    // "League" alone stands in many kinds of files; with country and result, or before it with country and prices, it is
    // a world league of football-data
    const isPriced = sets.some(({ markets }) => markets.length > 0);
    const named = Math.max(division, Math.min(country, league, isPriced ? 0 : result));
    return named < 0 ? null : new SeasonSection(header, columns, sets, options);
  }

  readRow({ cells, line }: CsvRow, warn: Warn): MatchRecord {
    const cell = (name: Name): Cell => cellAt(this.header, cells, this.columns[name]);
    const { date, time } = readKickOff(cell('date'), cell('time'), CLOCKS, warn);
    const teams = readTeams(cell('home'), cell('away'));
    const fullTime = readScore(cell('fullTimeHome'), cell('fullTimeAway'), warn);
    const halfTime = readScore(cell('halfTimeHome'), cell('halfTimeAway'), warn);
    checkHalfTime(halfTime, fullTime, cell('halfTimeHome').column);
    checkResult(cell('result'), fullTime, warn);
    checkResult(cell('halfTimeResult'), halfTime, warn);
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
        season: this.readSeason(cell, date, warn),
        quotes: this.readQuotes(cells, warn),
      },
    };
  }

  /** What a world league's file says; divisions play from summer to summer, whatever else such a column may say. */
  private readSeason(cell: (name: Name) => Cell, day: string, warn: Warn): string | null {
    if (this.columns.division >= 0) return null;
    const season = readSeason(cell('season'), warn);
    const age = season === null ? 0 : Number(day.slice(0, 4)) - Number(season.slice(0, 4));
    if (age === 0 || age === 1) return season;
    warn(problem('unreadableSeason', cell('season').column, `${season}, ${day}`));
    return null;
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

  /** One quote per set and bookmaker: markets may have been taken from different ones. */
  private readQuotes(cells: readonly string[], warn: Warn): Quote[] {
    const quotes: { at: OddsSet; bookmaker: string; prices: Prices }[] = [];
    for (const { set, markets } of this.markets) {
      for (const market of markets) {
        const own = market.read(cells, warn);
        if (own === null) continue;
        const quote = quotes.find(({ at, bookmaker }) => at === set && bookmaker === own.bookmaker);
        if (quote === undefined) quotes.push({ at: set, ...own });
        else Object.assign(quote.prices, own.prices);
      }
    }
    return quotes;
  }

  private warnOfDivision(division: string, { column }: Cell, warn: Warn): void {
    if (DIVISION_LEAGUES.has(division.toUpperCase()) || this.unknownDivisions.has(division)) return;
    this.unknownDivisions.add(division);
    warn(problem('unknownDivision', column, division));
  }
}

/** Warnings when the wanted bookmaker is missing, and when the file has only bookmakers that were not asked for. */
function bookmakerWarnings(header: Header, isPriced: boolean, wanted?: string): Problem[] {
  if (wanted === undefined && isPriced) return [];
  const there = bookmakersIn(header);
  if (wanted !== undefined) {
    return there.includes(wanted) ? [] : [problem('bookmakerAbsent', null, wanted)];
  }
  return there.length === 0 ? [] : [problem('otherBookmakers', null, there.join(', '))];
}

const opener =
  (options: ReadOptions): SectionOpener =>
  (header) =>
    SeasonSection.open(header, options);

/** League-season CSV files of football-data.co.uk, several divisions in one file too. */
export const footballData: Format = {
  name: 'football-data',
  recognises: (head) => startsWithHeader(head, opener({})),
  read: (file, options) => readSections(file.chunks(), opener(options)),
};
