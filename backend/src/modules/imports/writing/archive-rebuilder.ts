import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import type { Rebuilt } from './rebuild';

/** Rebuilds many matches, in paced transactions, so that visitors hardly wait. Repeating it changes nothing. */
@Injectable()
export class ArchiveRebuilder {
  constructor(private readonly database: Database) {}

  /** All matches of these competitions. */
  ofCompetitions(_competitionIds: readonly number[], _signal?: AbortSignal): Promise<Rebuilt> {
    return Promise.reject(new Error('being written'));
  }

  /** These matches; ids that are gone are left out. */
  ofMatches(_ids: readonly number[], _signal?: AbortSignal): Promise<Rebuilt> {
    return Promise.reject(new Error('being written'));
  }
}
