import { Injectable } from '@nestjs/common';
import { foldText } from '../../../../platform/text/fold';
import { Database } from '../../../../platform/database/database';
import type { CompetitionKey } from '../../../../archive/question/odds-query';

/** A competition as the bulletin names it. */
export interface NamedCompetition {
  readonly key: CompetitionKey;
  /** Its code (or name, where it has none), folded. */
  readonly shown: string;
}

@Injectable()
export class BulletinRepository {
  constructor(private readonly database: Database) {}

  async competitions(): Promise<NamedCompetition[]> {
    const rows = await this.database.manager.query<(CompetitionKey & { shown: string })[]>(
      'SELECT id, country_folded, name_folded, COALESCE(league_code, name) AS shown FROM competitions ORDER BY id',
    );
    return rows.map(({ shown, ...key }) => ({ key, shown: foldText(shown) }));
  }
}
