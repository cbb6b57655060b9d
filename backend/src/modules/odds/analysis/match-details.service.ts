import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error';
import { Database } from '../../../database/database';
import { followMatches } from '../../../database/match-moves';
import { MARKET_FIELDS } from '../../../archive/catalogue/columns';
import { OddsRepository } from '../sql/odds.repository';
import { type MatchDetails, toMatchDetails } from './match-details';

@Injectable()
export class MatchDetailsService {
  constructor(
    private readonly odds: OddsRepository,
    private readonly database: Database,
  ) {}

  /**
   * A match, or the one that it has become or was played as: links to it go on leading somewhere.
   * @throws AppError NOT_FOUND
   */
  async read(id: number): Promise<MatchDetails> {
    const details = (await this.find(id)) ?? (await this.findMoved(id));
    if (details === null) throw new AppError('NOT_FOUND');
    return details;
  }

  private async findMoved(id: number): Promise<MatchDetails | null> {
    const moved = (await followMatches(this.database.manager, [id])).get(id);
    return moved === undefined ? null : this.find(moved);
  }

  private async find(id: number): Promise<MatchDetails | null> {
    const [opening] = await this.odds.readRows([id], 1, MARKET_FIELDS);
    const [closing] = await this.odds.readRows([id], 2, MARKET_FIELDS);
    const seenAt = await this.odds.readSeenAt(id);
    if (!opening || !closing || !seenAt) return null;
    return toMatchDetails(opening, closing, seenAt);
  }
}
