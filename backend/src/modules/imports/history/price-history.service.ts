import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';
import { Database } from '../../../platform/database/database';
import { FIELD_ALIASES } from '../../../archive/catalogue/columns';
import { lastInstantOf } from '../record/fold';
import { oldCopies } from '../record/old-copies';
import { findObservations, findTimelines, statementsOfTimeline } from '../writing/observation-tables';
import { loadRestarts } from '../writing/fold-context';
import type { PriceHistoryDto } from '../dto/price-history.dto';
import { priceHistory } from './price-history';

/** How the prices of a match moved. */
@Injectable()
export class PriceHistoryService {
  constructor(private readonly database: Database) {}

  /**
   * @param column a price column; all when absent
   * @throws AppError NOT_FOUND
   */
  async read(matchId: number, column?: string): Promise<PriceHistoryDto> {
    const { manager } = this.database;
    const [match] = (await manager.query('SELECT match_date, match_time FROM matches WHERE id = ?', [
      matchId,
    ])) as { match_date: string; match_time: string | null }[];
    if (match === undefined) throw new AppError('NOT_FOUND');
    const observations = (await findObservations(manager, [matchId])).get(matchId)!;
    const timeline = (await findTimelines(manager, [matchId])).get(matchId)!;
    const said = [...observations, ...statementsOfTimeline(matchId, timeline)].map(
      ({ observation }) => observation,
    );
    const old = oldCopies(said, await loadRestarts(manager));
    const histories = priceHistory(
      said.filter((observation) => !old.has(observation)),
      lastInstantOf({ date: match.match_date, time: match.match_time }),
    );
    const wanted = column === undefined ? undefined : (FIELD_ALIASES.get(column) ?? column);
    return {
      match_id: matchId,
      history: [...histories]
        .filter(([{ field }]) => wanted === undefined || field === wanted)
        .map(([{ field, title, market }, points]) => ({
          column: field,
          label: title,
          group: market.key,
          group_title: market.title,
          points: points.map(({ at, price }) => ({
            at: new Date(at).toISOString(),
            price: price === null ? null : price / 100,
          })),
        })),
    };
  }
}
