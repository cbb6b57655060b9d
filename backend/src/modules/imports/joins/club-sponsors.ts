import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { ClubSponsor } from '../entities/name-join.entity';
import { ArchiveTasks } from '../thread/archive-tasks';
import { NameChanges } from './name-changes';
import { competitionsNaming } from './named-in-archive';

/** Brings the matches to the sponsors that admins add and remove. */
@Injectable()
export class ClubSponsors extends NameChanges<ClubSponsor> {
  constructor(database: Database, leases: Leases, tasks: ArchiveTasks, jobs: Jobs) {
    super(ClubSponsor, 'club-sponsors', database, leases, tasks, jobs);
  }

  protected override competitionsOf({ name }: ClubSponsor, stop: AbortSignal): Promise<number[]> {
    return competitionsNaming(this.database.manager, name, stop);
  }
}
