import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { SettingsDto } from './settings.dto';
import { SiteSetting } from './site-setting.entity';

@Injectable()
export class SettingsRepository {
  constructor(@InjectRepository(SiteSetting) private readonly settings: Repository<SiteSetting>) {}

  /** What admins have set; the rest has its default. */
  async read(manager: EntityManager = this.settings.manager): Promise<Partial<SettingsDto>> {
    const rows = await manager.find(SiteSetting);
    return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
  }

  /** A setting as JSON; null while it has none. */
  async readOne(name: string, manager: EntityManager = this.settings.manager): Promise<unknown> {
    const row = await manager.findOneBy(SiteSetting, { name });
    return row === null ? null : (JSON.parse(row.value) as unknown);
  }

  async write(manager: EntityManager, changes: Readonly<Record<string, unknown>>, now: Date): Promise<void> {
    const rows = Object.entries(changes).map(([name, value]) => ({
      name,
      value: JSON.stringify(value),
      updated_at: now,
    }));
    await manager.upsert(SiteSetting, rows, ['name']);
  }
}
