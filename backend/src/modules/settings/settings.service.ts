import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock';
import { SETTINGS, type Settings } from '../../config/settings';
import { OddsService } from '../odds/odds.service';
import type { PublicSettings } from './settings.dto';

/** Every page asks; an import from the command line shows within this many milliseconds. */
const DEMO_CHECK_INTERVAL = 10_000;

@Injectable()
export class SettingsService {
  private demo = { checkedAt: -Infinity, present: false };

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly odds: OddsService,
    private readonly clock: Clock,
  ) {}

  async publicPart(): Promise<PublicSettings> {
    return {
      site_name: this.settings.siteName,
      support_email: this.settings.supportEmail,
      demo_data: await this.hasDemoData(),
    };
  }

  private async hasDemoData(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now - this.demo.checkedAt > DEMO_CHECK_INTERVAL) {
      this.demo = { checkedAt: now, present: await this.odds.hasDemoMatches() };
    }
    return this.demo.present;
  }
}
