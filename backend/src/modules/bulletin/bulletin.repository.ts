import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldText } from '../../common/text/fold';
import type { CompetitionKey } from '../odds/query/odds-query';

@Injectable()
export class BulletinRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The competitions whose code (or name, where they have none) contains a folded text. */
  async competitionsWith(part: string): Promise<CompetitionKey[]> {
    const rows = await this.dataSource.query<(CompetitionKey & { shown: string })[]>(
      'SELECT id, country_folded, name_folded, COALESCE(league_code, name) AS shown FROM competitions',
    );
    return rows
      .filter(({ shown }) => foldText(shown).includes(part))
      .map(({ id, country_folded, name_folded }) => ({ id, country_folded, name_folded }));
  }
}
