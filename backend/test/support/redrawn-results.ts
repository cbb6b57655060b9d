import { type Bets, UNKNOWN } from '../../src/archive/statistics/backtest/bets';
import { marketOf } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import type { FilterType } from '../../src/archive/question/odds-query';
import { Random } from './random-archive';
import type { CollectBets } from './site-archive';

/** One market in one set of odds: what every match's prices say, and who won when it was last played again. */
interface Redrawn {
  readonly market: string;
  readonly winners: 1 | 2;
  /** By `match * selections + selection`; 0 where the market isn't wholly priced. */
  readonly probabilities: Float64Array;
  readonly fields: readonly OddField[];
  /** By match: place of the one selection that won, or where two of three win of the one that lost. */
  readonly drawn: Uint8Array;
}

/**
 * Results that are drawn anew from the calibrated probabilities: each match once per market, so that its selections
 * exclude each other in all questions, with one random number for both sets of odds.
 */
export class RedrawnResults {
  private readonly markets = new Map<string, Redrawn>();
  private readonly random: Random;
  private matches = 0;

  constructor(
    private readonly collect: CollectBets,
    seed: number,
  ) {
    this.random = new Random('redrawn', seed);
  }

  /** Reads the probabilities of a selection's market, once. */
  know(type: FilterType, selection: OddField): void {
    const { key, columns, winners } = marketOf(selection);
    if (this.markets.has(`${type} ${key}`)) return;
    const fields = columns.map(({ field }) => field);
    const ofSelections = fields.map((field) => this.collect(field, { type, predicates: [] }));
    let matches = 0;
    for (const { ids, count } of ofSelections)
      for (let bet = 0; bet < count; bet++) matches = Math.max(matches, ids[bet]! + 1);
    const probabilities = new Float64Array(matches * fields.length);
    ofSelections.forEach(({ ids, probabilities: said, count }, place) => {
      for (let bet = 0; bet < count; bet++)
        if (said[bet] !== UNKNOWN) probabilities[ids[bet]! * fields.length + place] = said[bet]!;
    });
    this.matches = Math.max(this.matches, matches);
    const redrawn = { market: key, winners, probabilities, fields, drawn: new Uint8Array(matches) };
    this.markets.set(`${type} ${key}`, redrawn);
  }

  /** Draws all results. */
  draw(): void {
    const numbers = new Float64Array(this.matches);
    for (const market of new Set([...this.markets.values()].map((each) => each.market))) {
      for (let match = 0; match < this.matches; match++) numbers[match] = this.random.next();
      for (const type of [1, 2]) {
        const redrawn = this.markets.get(`${type} ${market}`);
        if (redrawn !== undefined) drawMarket(redrawn, numbers);
      }
    }
  }

  /** Puts the results that were drawn last into bets of a selection. */
  settle(type: FilterType, selection: OddField, { ids, won, count }: Bets): void {
    const { winners, fields, drawn } = this.markets.get(`${type} ${marketOf(selection).key}`)!;
    const place = fields.indexOf(selection);
    const isDrawnFor = winners === 1;
    for (let bet = 0; bet < count; bet++) won[bet] = (drawn[ids[bet]!] === place) === isDrawnFor ? 1 : 0;
  }
}

function drawMarket({ winners, probabilities, fields, drawn }: Redrawn, numbers: Float64Array): void {
  const selections = fields.length;
  for (let match = 0; match < drawn.length; match++) {
    let rest = numbers[match]!;
    let place = 0;
    for (; place < selections - 1; place++) {
      const said = probabilities[match * selections + place]!;
      rest -= winners === 1 ? said : 1 - said;
      if (rest < 0) break;
    }
    drawn[match] = place;
  }
}
