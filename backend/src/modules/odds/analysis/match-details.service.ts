import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error';
import { MARKET_FIELDS } from '../catalogue/columns';
import { OddsRepository } from '../sql/odds.repository';
import { type MatchDetails, toMatchDetails } from './match-details';

@Injectable()
export class MatchDetailsService {
  constructor(private readonly odds: OddsRepository) {}

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<MatchDetails> {
    const [opening] = await this.odds.readRows([id], 1, MARKET_FIELDS);
    const [closing] = await this.odds.readRows([id], 2, MARKET_FIELDS);
    const seenAt = await this.odds.readSeenAt(id);
    if (!opening || !closing || !seenAt) throw new AppError('NOT_FOUND');
    return toMatchDetails(opening, closing, seenAt);
  }
}
