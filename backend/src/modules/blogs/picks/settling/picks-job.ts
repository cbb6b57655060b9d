import { Injectable } from '@nestjs/common';
import { SELECT_REVISION } from '../../../../platform/database/archive-revision';
import type { Sign } from '../../../../platform/background/job';
import { Jobs } from '../../../../platform/background/jobs';
import { Clock } from '../../../../platform/time/clock';
import { storedInstant } from '../../../../platform/database/stored-instant';
import { INVENTED_AFTER } from '../../../../platform/database/invented/invented';
import { PickChain } from '../chain/pick-chain';
import { MovedFixtures } from '../fixtures/moved-fixtures';
import { lastChangeable } from '../selections/changeable';
import { PickSettler } from './pick-settler';

const MINUTE = 60_000;

/** SQL of what the record depends on: the archive, what has been added to either chain, what can't be changed any more. */
const STATE = `CONCAT_WS(' ', (${SELECT_REVISION}),
  (SELECT hash FROM pick_record ORDER BY seq DESC LIMIT 1),
  (SELECT hash FROM pick_record WHERE seq <= ${INVENTED_AFTER} ORDER BY seq DESC LIMIT 1),
  (SELECT MIN(kick_off) FROM pick_selections WHERE kick_off <= ?),
  (SELECT MIN(published_at) FROM pick_selections WHERE published_at <= ?), ?)`;

/** Follows kick-offs and results. */
@Injectable()
export class PicksJob {
  constructor(
    private readonly fixtures: MovedFixtures,
    private readonly chain: PickChain,
    private readonly settler: PickSettler,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'picks',
      irreversible: true,
      sign: () => this.sign(),
      run: (signal) => this.work(signal),
    });
  }

  private sign(): Sign {
    const now = this.clock.now().getTime();
    // postponed matches are void after a while
    const until = lastChangeable(new Date(now)).getTime();
    const params = [storedInstant(now), storedInstant(until), Math.floor(now / MINUTE)];
    return { begins: 'on change', sql: STATE, params };
  }

  private async work(signal: AbortSignal): Promise<void> {
    await this.fixtures.follow();
    await this.chain.sealLocked(signal);
    await this.settler.settleAll(signal);
  }
}
