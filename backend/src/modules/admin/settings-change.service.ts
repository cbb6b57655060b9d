import { Injectable } from '@nestjs/common';
import { requireConfirmation } from '../../platform/access/confirmation';
import type { Identity } from '../../platform/access/role';
import { Clock } from '../../platform/time/clock';
import { AdminNotices } from '../delivery/mail/notices/admin-notices';
import type { PublicSettings, SettingsDto } from '../settings/dto/settings.dto';
import { SettingsService } from '../settings/settings.service';
import { settingsChanges } from './guarded/guarded-changes';

/** Settings as admins change them. */
@Injectable()
export class SettingsChangeService {
  constructor(
    private readonly settings: SettingsService,
    private readonly notices: AdminNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes settings; all admins are mailed what becomes of bank and prices.
   * @throws AppError VALIDATION_FAILED when nothing is to be changed; CONFIRMATION_REQUIRED
   */
  change(who: Identity, wanted: Partial<SettingsDto>): Promise<PublicSettings> {
    return this.settings.change(who, wanted, async (before, after) => {
      const guarded = settingsChanges(before, after);
      if (guarded.length === 0) return;
      requireConfirmation(who, this.clock.now());
      await this.notices.send(who, guarded);
    });
  }
}
