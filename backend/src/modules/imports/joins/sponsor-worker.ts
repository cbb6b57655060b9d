import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import type { ClubSponsor } from '../entities/name-join.entity';
import { ArchiveTasks } from '../thread/archive-tasks';
import { NameChangeJob } from './name-change-job';
import { NamedInArchive } from './named-in-archive';
import { SponsorStore } from './sponsor-store';

/** Brings the matches to the sponsors that admins add and remove. */
@Injectable()
export class SponsorWorker extends NameChangeJob<ClubSponsor> {
  constructor(
    store: SponsorStore,
    private readonly named: NamedInArchive,
    tasks: ArchiveTasks,
    jobs: Jobs,
  ) {
    super('club-sponsors', store, tasks, jobs);
  }

  protected override competitionsOf({ name }: ClubSponsor, stop: AbortSignal): Promise<number[]> {
    return this.named.competitionsWith(name, stop);
  }
}
