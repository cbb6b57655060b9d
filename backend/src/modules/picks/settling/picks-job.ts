import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../common/background/jobs';
import { PickChain } from '../chain/pick-chain';
import { MovedFixtures } from '../fixtures/moved-fixtures';
import { PickSettler } from './pick-settler';

/** Follows kick-offs and results. */
@Injectable()
export class PicksJob implements OnModuleInit {
  constructor(
    private readonly fixtures: MovedFixtures,
    private readonly chain: PickChain,
    private readonly settler: PickSettler,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'picks',
      irreversible: true,
      pause: 1_000,
      atOnce: true,
      work: (signal) => this.work(signal),
    });
  }

  private async work(signal: AbortSignal): Promise<void> {
    await this.fixtures.follow();
    await this.chain.sealBegun(signal);
    await this.settler.settleAll(signal);
  }
}
