import { Injectable } from '@nestjs/common';
import { foldText } from '../../../common/text/fold';
import { Database } from '../../../database/database';
import type { CompetitionKey } from '../../odds/query/odds-query';

@Injectable()
export class BulletinRepository {
  constructor(private readonly database: Database) {}

  /** The competitions whose code (or name, where they have none) contains a folded text. */
  async competitionsWith(part: string): Promise<CompetitionKey[]> {
    const rows = await this.database.manager.query<(CompetitionKey & { shown: string })[]>(
      'SELECT id, country_folded, name_folded, COALESCE(league_code, name) AS shown FROM competitions',
    );
    return rows
      .filter(({ shown }) => foldText(shown).includes(part))
      .map(({ id, country_folded, name_folded }) => ({ id, country_folded, name_folded }));
  }
}
