import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Email } from 'postal-mime';
import { fixtureFile, type ImportedFixture } from '../../bench/archive/fixture-file';
import {
  AlertChoicesRepository,
  type Choices,
} from '../../src/modules/alerts/entities/alert-choices.repository';
import { ImportsService } from '../../src/modules/imports/imports.service';
import type { TestMember, TestSite } from './create-test-site';
import { outboxOf } from './outbox';

/** What members and imports do about alerts, at a site whose jobs run only when asked to. */
export class AlertDesk {
  private files = 0;

  constructor(
    private readonly site: () => TestSite,
    private readonly today: string,
  ) {}

  /** Imports fixtures as a file; ids by home team. */
  async import(...fixtures: ImportedFixture[]): Promise<Record<string, number>> {
    const { app, settings, database } = this.site();
    const path = join(settings.dataDir, `fixtures-${(this.files += 1)}.csv`);
    writeFileSync(path, fixtureFile(fixtures, this.today));
    const { status, error } = await app.get(ImportsService).importFile(path);
    if (status !== 'done') throw new Error(`The import ended as ${status}: ${error}`);
    const rows = (await database.query('SELECT id, home_team FROM matches')) as {
      id: number;
      home_team: string;
    }[];
    return Object.fromEntries(rows.map(({ id, home_team }) => [home_team, id]));
  }

  /** Saves a filter of closing prices and switches its alert on. */
  async filter(member: TestMember, filter_name: string, filter_data: Record<string, string>, type = 2) {
    const http = this.site().http(member.token);
    const saved = await http
      .post('/api/save-filter')
      .send({ filter_name, filter_type: type, filter_data })
      .expect(201);
    const { id } = saved.body as { id: number };
    await this.setAlert(member, id, true);
    return id;
  }

  async setAlert(member: TestMember, id: number, enabled: boolean): Promise<void> {
    await this.site().http(member.token).put(`/api/filters/${id}/alert`).send({ enabled }).expect(200);
  }

  async choose(member: TestMember, changes: Partial<Choices>): Promise<void> {
    await this.site().app.get(AlertChoicesRepository).set(member.id, changes);
  }

  /** A search and its mails: the alerts that a member has got so far. */
  async mailsTo({ email }: TestMember): Promise<Email[]> {
    // searches repeat every minute where the archive stays as it is
    this.site().clock.advance(60_000);
    await this.site().run('alerts');
    const mails = await outboxOf(this.site(), email);
    return mails.filter(({ subject }) => subject?.startsWith('Filtrelerinize uyan'));
  }

  /** The ids of the matches that each of these mails lists. */
  async toldTo(member: TestMember): Promise<number[][]> {
    return (await this.mailsTo(member)).map(matchesIn);
  }
}

/** The ids of the matches that a mail leads to, in order. */
export const matchesIn = ({ text = '' }: Email): number[] =>
  [...text.matchAll(/\/mac\/(\d+)/g)].map(([, id]) => Number(id));
