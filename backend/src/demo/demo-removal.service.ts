import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS, type Settings } from '../platform/config/settings';
import { UsersService } from '../modules/users/users.service';
import { Database } from '../platform/database/database';
import { SharedFiles } from '../platform/database/files/shared-files';
import { demoAddress } from '../platform/database/invented/invented';
import { hasDemo } from '../platform/database/invented/invented';
import { type RemovedRows, removeInvented } from '../modules/imports/invented/remove-invented';

/** What {@link DemoRemoval} found and did. */
export type RemovedDemo = 'nothing' | 'no-admin' | { rows: RemovedRows; accounts: number };

/** Makes a site that was tried with demo data its owner's. */
@Injectable()
export class DemoRemoval {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly files: SharedFiles,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Deletes everything invented and the demo accounts, with all that belongs to them. Nothing is deleted while there is
   * no other admin: nobody could get in any more.
   * @returns `nothing` when there was nothing, `no-admin` when there is no other admin
   */
  async remove(): Promise<RemovedDemo> {
    const { manager } = this.database;
    if (!(await hasDemo(manager))) return 'nothing';
    const admins = await manager.query<unknown[]>(
      `SELECT id FROM users WHERE role = 'admin' AND NOT (${demoAddress('email_key')}) LIMIT 1`,
    );
    if (admins.length === 0) return 'no-admin';
    // accounts first: what is recorded of their selections meanwhile goes with the rest
    const accounts = await this.removeAccounts();
    return { rows: await removeInvented(this.dataSource, this.settings, this.files), accounts };
  }

  private async removeAccounts(): Promise<number> {
    const { manager } = this.database;
    const accounts = await manager.query<{ id: number }[]>(
      `SELECT id FROM users WHERE ${demoAddress('email_key')} ORDER BY id`,
    );
    for (const { id } of accounts)
      await this.database.transaction(async () => {
        await this.users.lockWithAdmins(id);
        await this.users.requireAnotherAdmin(id);
        await this.removeOpenSelections(id);
        await this.users.erase(id);
      });
    return accounts.length;
  }

  /** Selections that the account has tried the site with: under a name that is free now they would enter the record. */
  private async removeOpenSelections(userId: number): Promise<void> {
    await this.database.manager.query(
      'DELETE FROM pick_selections WHERE post_id IN' +
        ' (SELECT b.id FROM blogs b JOIN users u ON u.username_key = b.author_folded WHERE u.id = ?)',
      [userId],
    );
  }
}
