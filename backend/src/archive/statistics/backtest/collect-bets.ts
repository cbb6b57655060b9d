import type { QuotedMarket, QuotedMarkets } from '../calibration/quoted-markets';
import { marketOf, oddColumn } from '../../catalogue/columns';
import type { OddField } from '../../catalogue/odds-groups';
import type { Settlement } from '../../catalogue/settlement';
import type { Aggregation, NumberedValues } from '../../columns/aggregation';
import { matchColumn } from '../../columns/layout';
import { ROWS_PER_BLOCK, type Segment } from '../../columns/segment';
import { Bets, UNKNOWN } from './bets';

const SCORES = matchColumn('scores');
const LEAGUE = matchColumn('league');

/** Collects a bet of each row that settles a selection and has its price. */
export class BetCollector implements Aggregation<Bets> {
  private readonly bets: Bets;
  private readonly settle: Settlement;
  /** How every distinct result settles the selection: 1 won, 0 lost, -1 open. */
  private readonly verdicts: number[] = [];
  /** Of the selection in its market. */
  private readonly place: number;
  private readonly quoted: QuotedMarket;

  /** @param quoted of the set of odds that is bet on */
  constructor(
    selection: OddField,
    quoted: QuotedMarkets,
    private readonly values: NumberedValues,
  ) {
    this.bets = new Bets(values.leagues);
    this.settle = oddColumn(selection).settle;
    const market = marketOf(selection);
    this.place = market.columns.findIndex(({ field }) => field === selection);
    this.quoted = quoted.of(market);
  }

  add(segment: Segment, positions: Uint32Array): void {
    const results = segment.column(SCORES);
    const leagues = segment.column(LEAGUE);
    if (positions.length === 0 || results === null || leagues === null) return;
    const { quotes, values } = this.quoted;
    const numbers = quotes.numbersIn(segment, blocksOf(positions));
    values.extend();
    this.extendVerdicts();
    const { cells, width, selections } = quotes;
    const { whole, probabilities } = values;
    const { bets, place, verdicts } = this;
    const { ids } = segment;
    bets.expect(positions.length);
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const verdict = verdicts[results[position]! - 1]!;
      const quote = numbers[position]!;
      const cell = cells[quote * width + place]!;
      const id = ids[position]!;
      // a row may be deleted after it was found
      if (verdict < 0 || cell === 0 || id === 0) continue;
      bets.add({
        id,
        moment: segment.momentOf(position),
        price: cell - 1,
        won: verdict === 1,
        probability: whole[quote] === 1 ? probabilities[quote * selections + place]! : UNKNOWN,
        league: leagues[position]! - 1,
      });
    }
  }

  result(): Bets {
    return this.bets;
  }

  /** Takes note of the results that came since the last call. */
  private extendVerdicts(): void {
    const { verdicts, settle } = this;
    const { scores } = this.values;
    for (let at = verdicts.length; at < scores.length; at++) {
      const won = settle(scores[at]!);
      verdicts.push(won === null ? -1 : Number(won));
    }
  }
}

/** The blocks of a segment in which these positions, which rise or fall, lie. */
function blocksOf(positions: Uint32Array): number[] {
  const blocks = new Set<number>();
  for (let at = 0; at < positions.length; at++) blocks.add(Math.floor(positions[at]! / ROWS_PER_BLOCK));
  return [...blocks];
}
