import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DURATION_MINUTES } from '../../common/access/durations';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { SETTINGS, type Settings } from '../../config/settings';
import { hasDemoMatches } from '../../database/demo/has-demo-matches';
import { inTransaction } from '../../database/transaction';
import { AuditService } from '../audit/audit.service';
import { defaultSettings } from './default-settings';
import type { ProductDto, PublicSettings, SettingsDto } from './settings.dto';
import { SettingsRepository } from './settings.repository';
import { AGREEMENT_VERSION } from './site-texts';

/** Every page asks; an import from the command line shows within this many milliseconds. */
const DEMO_CHECK_INTERVAL = 10_000;
const MINUTES_OF_DAY = 1_440;

@Injectable()
export class SettingsService {
  private demo = { checkedAt: -Infinity, present: false };

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly stored: SettingsRepository,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The settings as they stand. */
  async current(): Promise<SettingsDto> {
    return this.read();
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

  /** @throws AppError VALIDATION_FAILED when nothing is to be changed */
  async change(who: Identity, wanted: Partial<SettingsDto>): Promise<PublicSettings> {
    const changes = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const names = Object.keys(changes);
    if (names.length === 0) throw new AppError('VALIDATION_FAILED', { message: tr.settings.nothingToChange });
    await inTransaction(this.dataSource, async (manager) => {
      const before = await this.read(manager);
      await this.stored.write(manager, changes, this.clock.now());
      await this.audit.record(manager, {
        who,
        action: 'update',
        entity: 'settings',
        before: Object.fromEntries(names.map((name) => [name, before[name as keyof SettingsDto]])),
        after: changes,
      });
    });
    return this.publicPart();
  }

  /** A setting of another module, which no route of this one shows; null while it has no value. */
  readPrivate(name: string, manager?: EntityManager): Promise<unknown> {
    return this.stored.readOne(name, manager);
  }

  async writePrivate(manager: EntityManager, name: string, value: unknown): Promise<void> {
    await this.stored.write(manager, { [name]: value }, this.clock.now());
  }

  /** Nothing but these settings: the table holds others that are not for everybody. */
  private async read(manager?: EntityManager): Promise<SettingsDto> {
    const stored = await this.stored.read(manager);
    const defaults = Object.entries(defaultSettings(this.settings));
    return Object.fromEntries(
      defaults.map(([name, value]) => [name, stored[name as keyof SettingsDto] ?? value]),
    ) as unknown as SettingsDto;
  }

  private async hasDemoData(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (now - this.demo.checkedAt > DEMO_CHECK_INTERVAL) {
      this.demo = { checkedAt: now, present: await hasDemoMatches(this.dataSource.manager) };
    }
    return this.demo.present;
  }
}
