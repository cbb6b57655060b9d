import { Injectable } from '@nestjs/common';
import { pacer } from '../../../common/background/pacer';
import { Clock } from '../../../common/time/clock';
import { marketOf, oddFieldNamed } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { OddsEngine } from '../../odds/engine/odds-engine';
import { MatchesService } from '../../odds/matches.service';
import type { MatchWithValues } from '../../../archive/rows/odds-row';
import { RecordedMatches } from '../archive/recorded-matches';
import type { ClosingLineDto } from '../dto/editors.dto';
import type { PickRecordRow } from '../entities/pick-record-row.entity';
import { hasBegun } from '../fixtures/kick-off';

/** Matches that are read at once: few enough that other answers don't wait. */
const AT_ONCE = 200;

/** Holds prices against the market's last word about the same match. */
@Injectable()
export class ClosingLine {
  constructor(
    private readonly recorded: RecordedMatches,
    private readonly matches: MatchesService,
    private readonly engine: OddsEngine,
    private readonly clock: Clock,
  ) {}

  /**
   * Mean of price ÷ calibrated fair closing odd − 1, over the rows whose match has kicked off and has closing prices of
   * the whole market.
   * @param signal ends the work, which then throws its reason
   */
  async of(rows: readonly PickRecordRow[], signal: AbortSignal): Promise<ClosingLineDto> {
    const quoted = this.engine.quoted(2);
    const now = this.clock.now();
    const matchOf = await this.recorded.find(rows);
    const ofMatches = new Map<number, PickRecordRow[]>();
    for (const row of rows) {
      const id = matchOf.get(row.seq);
      if (id !== undefined) ofMatches.set(id, [...(ofMatches.get(id) ?? []), row]);
    }
    const pause = pacer(undefined, signal);
    let n = 0;
    let sum = 0;
    const ids = [...ofMatches.keys()];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const part = ids.slice(at, at + AT_ONCE);
      const fields = fieldsOf(part.flatMap((id) => ofMatches.get(id)!));
      const priceAt = new Map(fields.map((field, place) => [field, place]));
      for (const found of await this.matches.read(part, 2, fields)) {
        if (!hasBegun(found.match, now)) continue;
        for (const { odds_column, odd } of ofMatches.get(found.match.id)!) {
          const field = oddFieldNamed(odds_column);
          const prices = field && wholeMarket(found, field, priceAt);
          if (prices === null) continue;
          const market = marketOf(field!);
          const place = market.columns.findIndex((column) => column.field === field);
          sum += (odd / 100) * quoted.of(market).calibrated.probabilities(prices)[place]! - 1;
          n += 1;
        }
      }
      await pause();
    }
    return { n, mean: n === 0 ? null : sum / n };
  }
}

/** Every column of the markets that the rows are about. */
function fieldsOf(rows: readonly PickRecordRow[]): OddField[] {
  const markets = rows.flatMap(({ odds_column }) => {
    const field = oddFieldNamed(odds_column);
    return field === null ? [] : [marketOf(field)];
  });
  return [...new Set(markets)].flatMap(({ columns }) => columns.map(({ field }) => field));
}

/** Prices of the field's market in hundredths; null where one is missing. */
function wholeMarket(
  { values }: MatchWithValues,
  field: OddField,
  priceAt: ReadonlyMap<OddField, number>,
): number[] | null {
  const prices = marketOf(field).columns.map((column) => values[priceAt.get(column.field)!]!);
  return prices.every((price) => price >= 0) ? prices : null;
}
