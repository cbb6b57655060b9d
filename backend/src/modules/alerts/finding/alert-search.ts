import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Archive } from '../../../archive/client';
import { Jobs } from '../../../common/background/jobs';
import { Clock } from '../../../common/time/clock';
import { FilterFixtures } from '../../filters/fixtures/filter-fixtures';
import { type AlertingFilter, FiltersService } from '../../filters/filters.service';
import { MatchesService } from '../../odds/matches.service';
import { AlertHitsRepository } from '../entities/alert-hits.repository';
import { AlertStateRepository } from '../entities/alert-state.repository';
import { AlertTeller, type Fit, type MembersFits } from './alert-teller';
import { type Recipient, Recipients } from './recipients';

/** Today and tomorrow. */
const DAYS = 2;

const DAY = 24 * 60 * 60_000;

/** Days after which it is forgotten what was told: long after the match. */
const KEPT_DAYS = 90;

/** Milliseconds that a search waits for the archive's latest state. */
const PATIENCE = 3_000;

/**
 * Searches for matches of today and tomorrow that fit filters whose owners want to be told: after each change of the
 * archive, and every minute, when quiet hours and days end and filters and choices may have changed.
 */
@Injectable()
export class AlertSearch implements OnModuleInit {
  constructor(
    private readonly state: AlertStateRepository,
    private readonly hits: AlertHitsRepository,
    private readonly filters: FiltersService,
    private readonly fixtures: FilterFixtures,
    private readonly matches: MatchesService,
    private readonly archive: Archive,
    private readonly recipients: Recipients,
    private readonly teller: AlertTeller,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'alerts',
      irreversible: true,
      isOutgoing: true,
      sign: () => ({ begins: 'while true', sql: this.state.isDue() }),
      work: (signal) => this.look(signal),
    });
    this.jobs.add({
      name: 'old-alerts',
      irreversible: true,
      pause: DAY,
      atOnce: true,
      work: () => this.forgetOld(),
    });
  }

  private async look(signal: AbortSignal): Promise<void> {
    await this.state.whenDue(async (lost) => {
      const known = await this.archive.reach(await this.matches.revision(), PATIENCE);
      await this.search(AbortSignal.any([signal, lost]));
      return known;
    });
  }

  private async search(signal: AbortSignal): Promise<void> {
    const all = await this.filters.alerting();
    const recipients = await this.recipients.among([...new Set(all.map((filter) => filter.user_id))]);
    const filters = all.filter((filter) => recipients.has(filter.user_id));
    const found = await this.fixtures.findAll(filters, DAYS, signal);
    await this.teller.tell(byMember(filters, found, recipients), signal);
    signal.throwIfAborted();
  }

  private async forgetOld(): Promise<void> {
    await this.hits.removeFoundBefore(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY));
  }
}

function byMember(
  filters: readonly AlertingFilter[],
  found: readonly (readonly number[])[],
  recipients: ReadonlyMap<number, Recipient>,
): MembersFits[] {
  const fits = filters.flatMap((filter, at) =>
    found[at]!.map((matchId): Fit => ({ filter, filterId: filter.id, matchId })),
  );
  return [...Map.groupBy(fits, ({ filter }) => filter.user_id)]
    .sort(([one], [other]) => one - other)
    .map(([userId, own]) => ({ recipient: recipients.get(userId)!, fits: own }));
}
