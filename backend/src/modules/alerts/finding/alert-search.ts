import { Injectable } from '@nestjs/common';
import { Archive } from '../../../archive/client';
import { Jobs } from '../../../platform/background/jobs';
import { FilterFixtures } from '../../filters/fixtures/filter-fixtures';
import { type AlertingFilter, FiltersService } from '../../filters/filters.service';
import { MatchesService } from '../../odds/matches.service';
import { AlertStateRepository } from '../entities/alert-state.repository';
import { AlertTeller, type Fit, type MembersFits } from './alert-teller';
import { type Recipient, Recipients } from './recipients';

/** Today and tomorrow. */
const DAYS = 2;

/** Milliseconds that a search waits for the archive's latest state. */
const PATIENCE = 3_000;

/**
 * Searches for matches of today and tomorrow that fit filters whose owners want to be told: after each change of the
 * archive, and every minute, when quiet hours and days end and filters and choices may have changed.
 */
@Injectable()
export class AlertSearch {
  constructor(
    private readonly state: AlertStateRepository,
    private readonly filters: FiltersService,
    private readonly fixtures: FilterFixtures,
    private readonly matches: MatchesService,
    private readonly archive: Archive,
    private readonly recipients: Recipients,
    private readonly teller: AlertTeller,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'alerts',
      irreversible: true,
      isOutgoing: true,
      sign: () => ({ begins: 'while true', sql: this.state.isDue() }),
      run: (signal) => this.look(signal),
    });
  }

  private async look(signal: AbortSignal): Promise<void> {
    await this.state.whenDue(async (leaseLost) => {
      const known = await this.archive.reach(await this.matches.revision(), PATIENCE);
      await this.search(AbortSignal.any([signal, leaseLost]));
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
