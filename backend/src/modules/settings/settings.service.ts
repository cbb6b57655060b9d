import { Inject, Injectable } from '@nestjs/common';
import { DURATION_MINUTES } from '../../platform/access/durations';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { SETTINGS, type Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { hasInvented } from '../../platform/database/invented/invented';
import { writeTurns } from '../../platform/database/lock-turns';
import { AuditService } from '../audit/audit.service';
import { defaultSettings } from './values/default-settings';
import type { ProductDto, PublicSettings, SettingsDto } from './dto/settings.dto';
import { SiteSetting } from './entities/site-setting.entity';
import { AGREEMENT_VERSION } from './values/site-texts';

/** Every page asks; an import from the command line shows within this many milliseconds. */
const DEMO_CHECK_INTERVAL = 10_000;
const MINUTES_OF_DAY = 1_440;

@Injectable()
export class SettingsService {
  private demo = { checkedAt: -Infinity, present: false };

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The settings as they stand; nothing but these: the table holds others that are not for everybody. */
  async current(): Promise<SettingsDto> {
    const rows = await this.database.manager.find(SiteSetting);
    const stored = new Map(rows.map(({ name, value }) => [name, value]));
    const defaults = Object.entries(defaultSettings(this.settings));
    const values = Object.fromEntries(
      defaults.map(([name, value]) => [name, JSON.parse(stored.get(name) ?? 'null') ?? value]),
    );
    // eslint-disable-next-line no-restricted-syntax -- only valid settings are ever stored
    return values as object as SettingsDto;
  }

  async publicPart(): Promise<PublicSettings> {
    return {
      ...(await this.current()),
      demo_data: await this.hasDemoData(),
      agreement_version: AGREEMENT_VERSION,
    };
  }

  async products(): Promise<ProductDto[]> {
    const { products } = await this.current();
    return products.map((product) => ({
      ...product,
      days: DURATION_MINUTES[product.duration_type] / MINUTES_OF_DAY,
    }));
  }

  /**
   * Changes settings one after the other, on all nodes. `first` is called with all settings before and after, joins the
   * transaction, and may refuse the change.
   * @throws AppError VALIDATION_FAILED when nothing is to be changed
   */
  async change(
    who: Identity,
    wanted: Partial<SettingsDto>,
    first: (before: SettingsDto, after: SettingsDto) => Promise<void>,
  ): Promise<PublicSettings> {
    const changes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const names = Object.keys(changes);
    if (names.length === 0) throw new AppError('VALIDATION_FAILED', { message: tr.settings.nothingToChange });
    await this.audit.write({ who, action: 'update', entity: 'settings' }, async () => {
      await writeTurns(this.database.manager, ['settings']);
      const before = await this.current();
      await first(before, { ...before, ...changes });
      await this.store(changes);
      return {
        before: Object.fromEntries(names.map((name) => [name, before[name as keyof SettingsDto]])),
        after: changes,
      };
    });
    return this.publicPart();
  }

  /** A setting of another module, which no route of this one shows; null while it has no value. */
  async readPrivate(name: string): Promise<unknown> {
    const row = await this.database.manager.findOneBy(SiteSetting, { name });
    return row === null ? null : JSON.parse(row.value);
  }

  async writePrivate(name: string, value: unknown): Promise<void> {
    await this.store({ [name]: value });
  }

  private async store(changes: Readonly<Record<string, unknown>>): Promise<void> {
    const updated_at = this.clock.now();
    const rows = Object.entries(changes).map(([name, value]) => ({
      name,
      value: JSON.stringify(value),
      updated_at,
    }));
    await this.database.manager.upsert(SiteSetting, rows, ['name']);
  }

  private async hasDemoData(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now - this.demo.checkedAt > DEMO_CHECK_INTERVAL) {
      this.demo = { checkedAt: now, present: await hasInvented(this.database.manager) };
    }
    return this.demo.present;
  }
}
