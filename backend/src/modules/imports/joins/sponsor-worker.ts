import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../common/background/jobs';
import type { ClubSponsor } from '../entities/name-join.entity';
import { ArchiveTasks } from '../thread/archive-tasks';
import { NameChangeJob } from './name-change-job';
import { NamedInArchive } from './named-in-archive';
import { SponsorStore } from './sponsor-store';

/** Brings the matches to the sponsors that admins add and remove. */
@Injectable()
export class SponsorWorker {
  private readonly job: NameChangeJob<ClubSponsor>;

  constructor(store: SponsorStore, named: NamedInArchive, tasks: ArchiveTasks, jobs: Jobs) {
    this.job = new NameChangeJob(
      'club-sponsors',
      store,
      ({ name }, stop) => named.competitionsWith(name, stop),
      tasks,
      jobs,
    );
  }

  /** Begins with what waits, and resolves when it is done, has failed, or takes long; it goes on then. */
  finish(): Promise<void> {
    return this.job.finish();
  }
}
