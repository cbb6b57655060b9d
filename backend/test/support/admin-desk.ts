import { Import } from '../../src/modules/imports/entities/import.entity';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { UndeliverableAddress } from '../../src/modules/delivery/mail/entities/undeliverable-address.entity';
import type { TestMember, TestSite } from './create-test-site';
import { addMatches } from './matches';
import { testPdf } from './pdf';
import { addRecorded } from './recorded-picks';

type Method = 'post' | 'put' | 'delete';
export interface Sent {
  status: number;
  body: Record<string, unknown>;
}

/** A site with an admin, and how rows come about that a write can be tried on. */
export class AdminDesk {
  private made = 0;

  constructor(
    readonly site: TestSite,
    readonly admin: TestMember,
  ) {}

  /** A word that no other row has. */
  word(): string {
    this.made += 1;
    return `kelime${this.made}`;
  }

  async send(method: Method, path: string, body?: object, token = this.admin.token): Promise<Sent> {
    const request = this.site.http(token)[method](path);
    const { status, body: answer } = await (body === undefined ? request : request.send(body));
    return { status, body: answer as Record<string, unknown> };
  }

  /** Adds a row over the API; its id. */
  async add(path: string, body: object): Promise<number> {
    const { status, body: row } = await this.send('post', path, body);
    if (status !== 201) throw new Error(`POST ${path}: ${status} ${JSON.stringify(row)}`);
    return row.id as number;
  }

  /** Sends a file in a form. */
  async sendFile(
    path: string,
    name: string,
    content: Buffer,
    fields: Record<string, string>,
    token?: string,
  ): Promise<Sent> {
    const request = this.site.http(token ?? this.admin.token).post(path);
    for (const [field, value] of Object.entries(fields)) void request.field(field, value);
    const { status, body } = await request.attach(name, content, `${name}.dat`);
    return { status, body: body as Record<string, unknown> };
  }

  member = () => this.site.member('user');
  contact = () => ({ name: this.word(), phonenumber: '0555', email: 'a@example.com', metin: 'mesaj' });
  subscriber = () => ({ email: `${this.word()}@example.com`, phonenumber: '05551112233' });
  user = () => ({ username: this.word(), email: `${this.word()}@example.com`, role: 'wait' });
  post = () => ({
    blogname: this.word(),
    feedback: 'metin',
    author: 'yazar',
    date: '2026-05-17',
    image_filename: '',
  });
  comment = async () => ({
    blog_id: await this.add('/api/blogs', this.post()),
    parent_id: '',
    content: 'yorum',
    author: 'a',
  });
  grant = async () => ({ user_id: (await this.member()).id, duration_minutes: 60 });
  competitionAlias = async () => ({ alias: this.word(), competition_id: await this.competition() });
  teamAlias = () => ({ alias: this.word(), name: this.word() });
  recipe = () => ({ label: this.word(), type: 1, columns: ['ft_1_odd', 'ft_x_odd'], tolerance: 0, order: 9 });
  newsletter = () => ({ subject: this.word(), text: 'Merhaba' });

  /** A post with two selections on record, both won; its id. */
  async wonCoupon(): Promise<number> {
    const post_id = await this.add('/api/blogs', this.post());
    const match = { match_id: 1, match_date: '2026-05-16', match_time: null };
    const pick = { ...match, home_team: 'Rize', away_team: 'Bursa', odd: 185, state: 'won' } as const;
    const columns = ['ft_1_odd', 'over_25_odd'];
    await addRecorded(
      this.site.database,
      columns.map((odds_column) => ({ ...pick, post_id, author: 'yazar', odds_column })),
    );
    return post_id;
  }

  async competition(): Promise<number> {
    const [match] = await addMatches(this.site.database, [{ country: 'Türkiye', competition: this.word() }]);
    const [row] = (await this.site.database.query('SELECT competition_id FROM matches WHERE id = ?', [
      match,
    ])) as {
      competition_id: number;
    }[];
    return row!.competition_id;
  }

  /** Two clubs that have a match each, as they are joined. */
  async twoClubs(): Promise<object> {
    const [from, into] = [this.word(), this.word()];
    await addMatches(this.site.database, [
      { country: 'Türkiye', home: from },
      { country: 'Türkiye', home: into },
    ]);
    return { kind: 'club', country_name: 'Türkiye', from, into };
  }

  async receipt(): Promise<number> {
    const { token } = await this.member();
    const { body } = await this.sendFile(
      '/api/receipts',
      'file',
      testPdf(),
      { duration_type: '1_month' },
      token,
    );
    return body.id as number;
  }

  /** Somebody who agreed to get newsletters. */
  async consent(): Promise<string> {
    const email = `${this.word()}@example.com`;
    const form = { email, phonenumber: '05551112233', consent: true };
    await this.site.http().post('/api/subscribe').send(form).expect(201);
    return email;
  }

  async undeliverableAddress(): Promise<number> {
    const email_key = `${this.word()}@example.com`;
    const mark = { email_key, reason: '550 no such mailbox', since: this.site.clock.now() };
    const { manager } = this.site.database;
    await manager.insert(UndeliverableAddress, mark);
    return (await manager.findOneByOrFail(UndeliverableAddress, { email_key })).id;
  }

  async failedMail(): Promise<number> {
    await this.add('/api/users', this.user());
    const [mail] = await this.site.database.manager.find(OutboxMessage, { order: { id: 'DESC' }, take: 1 });
    await this.site.database.manager.update(OutboxMessage, { id: mail!.id }, { status: 'failed' });
    return mail!.id;
  }

  async import(): Promise<number> {
    const now = this.site.clock.now();
    const { identifiers } = await this.site.database.manager.insert(Import, {
      file_name: 'T1.csv',
      format: 'football-data',
      bookmaker: null,
      status: 'done',
      progress: 1,
      rows_read: 0,
      inserted: 0,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      warnings: 0,
      old_copies: 0,
      awarded: 0,
      doubles: 0,
      origin: 'upload',
      source: null,
      notice: null,
      stored_file: null,
      replace_demo: null,
      claimed_by: null,
      error: null,
      created_at: now,
      claimed_until: now,
      finished_at: now,
    });
    return (identifiers[0] as { id: number }).id;
  }
}
