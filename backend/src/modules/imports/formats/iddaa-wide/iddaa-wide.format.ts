import { readSections, type SectionReader, startsWithHeader } from '../csv-sections';
import { type Format, type MatchRecord, type Problem, problem, type Warn } from '../format';
import { splitBulletinLeague } from '../../names/bulletin-league';
import type { OddField } from '../../../../archive/catalogue/odds-groups';
import { cleanText } from '../../parse/clean-text';
import { remembered } from '../../../../platform/text/remembered';
import { ISTANBUL } from '../../../../platform/time/zoned-time';
import { NO_PRICE } from '../../parse/price';
import type { CsvRow } from '../../reading/csv-rows';
import type { PriceField, Prices } from '../../record/observation';
import { takeBelieved } from '../believable-book';
import type { Header } from '../header';
import {
  type Cell,
  cellAt,
  checkHalfTime,
  readCode,
  readKickOff,
  readMbs,
  readName,
  readPrice,
  readScore,
  readScorePair,
  readTeams,
} from '../match-cells';
import { fieldOfSelection } from './selections';

const SEPARATOR = '::';

/** Names under which bulletins give what describes the match; compared without case, accents and spaces. */
const NAMES = {
  date: ['match_date', 'matchDate', 'date', 'tarih', 'mac tarihi'],
  time: ['match_time', 'matchTime', 'time', 'saat', 'mac saati'],
  league: ['tournament', 'league', 'lig', 'competition', 'competition_name', 'turnuva', 'organizasyon'],
  home: ['homeTeam', 'home', 'ev sahibi', 'ev', 'ev sahibi takim'],
  away: ['awayTeam', 'away', 'deplasman', 'dep', 'konuk', 'deplasman takim', 'konuk takim'],
  halfTimeHome: ['firstHalfHomeGoal', 'homeHtScore', 'htHomeGoal', 'iy ev gol', 'ilk yari ev gol'],
  halfTimeAway: ['firstHalfAwayGoal', 'awayHtScore', 'htAwayGoal', 'iy dep gol', 'ilk yari dep gol'],
  fullTimeHome: ['totalHomeGoal', 'homeFtScore', 'homeGoal', 'ftHomeGoal', 'ms ev gol', 'ev gol'],
  fullTimeAway: ['totalAwayGoal', 'awayFtScore', 'awayGoal', 'ftAwayGoal', 'ms dep gol', 'dep gol'],
  halfTime: ['iy', 'iy skor', 'ilk yari skoru', 'htScore'],
  fullTime: ['ms', 'ms skor', 'mac skoru', 'skor', 'ftScore', 'score'],
  code: ['code', 'matchCode', 'kod', 'mac kodu', 'mac kod'],
  mbs: ['mbs'],
} as const;
type Name = keyof typeof NAMES;

/** Longest league name of which country and competition still fit into the archive. */
const LONGEST_LEAGUE = 120;

/** Reads the rows of a wide bulletin below its header: one match per row, times of Istanbul, prices at kick-off. */
class BulletinSection implements SectionReader {
  readonly dateColumn: number;
  readonly warnings: readonly Problem[] = [];
  private readonly league = remembered(splitBulletinLeague);

  private constructor(
    private readonly header: Header,
    private readonly columns: Readonly<Record<Name, number>>,
    private readonly selections: readonly { positions: readonly number[]; field: OddField }[],
  ) {
    this.dateColumn = columns.date;
  }

  static open(header: Header): BulletinSection | null {
    if (!header.names.some((name) => name.includes(SEPARATOR))) return null;
    const columns = header.findAll(NAMES);
    if (Math.min(columns.date, columns.league, columns.home, columns.away) < 0) return null;
    const selections = findSelections(header);
    return selections.length === 0 ? null : new BulletinSection(header, columns, selections);
  }

  readRow({ cells, line }: CsvRow, warn: Warn): MatchRecord {
    const cell = (name: Name): Cell => cellAt(this.header, cells, this.columns[name]);
    const { date, time } = readKickOff(cell('date'), cell('time'), { zone: ISTANBUL }, warn);
    const teams = readTeams(cell('home'), cell('away'));
    const league = this.league(readName(cell('league'), 'missingLeague', LONGEST_LEAGUE));
    const fullTime =
      readScore(cell('fullTimeHome'), cell('fullTimeAway'), warn) ?? readScorePair(cell('fullTime'), warn);
    const halfTime =
      readScore(cell('halfTimeHome'), cell('halfTimeAway'), warn) ?? readScorePair(cell('halfTime'), warn);
    checkHalfTime(halfTime, fullTime, cell('halfTimeHome').column ?? cell('halfTime').column);
    const prices = takeBelieved(this.readPrices(cells, warn), (field) => this.columnOf(field), warn);
    return {
      line,
      league,
      part: '',
      observation: {
        source: 'iddaa-wide',
        date,
        time,
        ...teams,
        halfTime,
        fullTime,
        firstGoal: null,
        code: readCode(cell('code'), warn),
        mbs: readMbs(cell('mbs'), warn) ?? undefined,
        season: null,
        quotes: Object.keys(prices).length > 0 ? [{ at: 'kickoff', prices }] : [],
      },
    };
  }

  private readPrices(cells: readonly string[], warn: Warn): Prices {
    const prices: Prices = {};
    for (const { positions, field } of this.selections) {
      for (const position of positions) {
        const name = this.header.names[position]!;
        const price = readPrice(cells[position]!, name, warn);
        if (price === NO_PRICE) continue;
        if (prices[field] === undefined) prices[field] = price;
        else if (prices[field] !== price) warn(problem('repeatedColumn', name, cleanText(cells[position]!)));
      }
    }
    return prices;
  }

  private columnOf(wanted: PriceField): string | null {
    const found = this.selections.find(({ field }) => field === wanted);
    return found === undefined ? null : this.header.names[found.positions[0]!]!;
  }
}

/** The `Market :: Selection` columns that the archive keeps, by column of the archive, in the order of the header. */
function findSelections(header: Header): { positions: number[]; field: OddField }[] {
  const byField = new Map<OddField, number[]>();
  for (const [position, name] of header.names.entries()) {
    const split = name.indexOf(SEPARATOR);
    if (split < 0 || header.find(name) !== position) continue;
    const field = fieldOfSelection(name.slice(0, split), name.slice(split + SEPARATOR.length));
    if (field === null) continue;
    const positions = byField.get(field);
    if (positions) positions.push(position);
    else byField.set(field, [position]);
  }
  return [...byField].map(([field, positions]) => ({ field, positions }));
}

/** Wide bulletin CSV files: one match per row, one column per selection, headers `Market :: Selection` in Turkish. */
export const iddaaWide: Format = {
  name: 'iddaa-wide',
  recognises: (head) => startsWithHeader(head, BulletinSection.open),
  read: (file) => readSections(file.chunks(), BulletinSection.open),
};
