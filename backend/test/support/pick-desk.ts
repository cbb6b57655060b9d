import { nextRevision } from '../../src/platform/database/archive-revision';
import { Jobs } from '../../src/platform/background/jobs';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import type { TestMember, TestSite } from './create-test-site';
import { picture } from './images';
import { addMatches, type TestMatch } from './matches';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** 20:00 in Istanbul on Monday the 18th. */
export const KICK_OFF = '2026-05-18T17:00:00.000Z';

/** A fixture of that time. */
export const FIXTURE: TestMatch = {
  date: '2026-05-18',
  time: '20:00',
  closing: {
    ft_1_odd: 1.85,
    ft_x_odd: 3.4,
    ft_2_odd: 4.2,
    over_25_odd: 1.9,
    under_25_odd: 1.9,
    bts_yes_odd: 1.7,
  },
};

export interface Score {
  half?: [number, number] | null;
  full?: [number, number] | null;
  firstGoal?: 'H' | 'A' | 'N' | null;
}

/** A site with an editor, an admin and a member; what follows kick-offs and results runs when the test says so. */
export class PickDesk {
  private constructor(
    readonly site: TestSite,
    readonly editor: TestMember,
    readonly admin: TestMember,
    readonly member: TestMember,
  ) {}

  static async open(site: TestSite): Promise<PickDesk> {
    await site.app.get(Jobs).stop('picks');
    const [editor, admin, member] = [
      await site.member('editor'),
      await site.member('admin'),
      await site.member('user'),
    ];
    return new PickDesk(site, editor, admin, member);
  }

  /** Moves the clock; the people log in again, as sessions end. */
  async at(instant: string | Date): Promise<void> {
    this.site.clock.set(instant);
    const sessions = this.site.app.get(SessionsService);
    for (const who of [this.editor, this.admin, this.member]) who.token = await sessions.begin(who.id);
  }

  add(...matches: TestMatch[]): Promise<number[]> {
    return addMatches(
      this.site.database,
      matches.map((match) => ({ ...FIXTURE, ...match })),
    );
  }

  /** Sends the editor's form. */
  async send(selections: unknown, { blogname = 'Kupon', token = this.editor.token } = {}) {
    const image = await picture().jpeg().toBuffer();
    const request = this.site.http(token).post('/api/editor').field('blogname', blogname);
    void request.field('feedback', 'Metin').attach('imageFile', image, 'kupon.jpg');
    if (selections !== undefined)
      void request.field(
        'selections',
        typeof selections === 'string' ? selections : JSON.stringify(selections),
      );
    return request;
  }

  /** A post with these selections, as `[match, column]`; its id. */
  async post(...selections: [match: number, column: string][]): Promise<number> {
    const { status, body } = await this.send(listed(selections));
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (body as { id: number }).id;
  }

  change(id: number, selections: [match: number, column: string][], token = this.editor.token) {
    const body = { blogname: 'Kupon', feedback: 'Metin', selections: listed(selections) };
    return this.site.http(token).put(`/api/blogs/${id}`).send(body);
  }

  async read(id: number) {
    return (await this.site.http(this.member.token).get(`/api/blogs/${id}`)).body;
  }

  /** Changes a stored match as an import does, under a new revision. */
  async alter(id: number, columns: Record<string, string | number | null>, table = 'matches'): Promise<void> {
    const set = Object.keys(columns)
      .map((name) => `${name} = ?`)
      .join(', ');
    await this.site.database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      await manager.query(`UPDATE ${table} SET ${set} WHERE ${table === 'matches' ? 'id' : 'match_id'} = ?`, [
        ...Object.values(columns),
        id,
      ]);
      await manager.query('UPDATE matches SET revision = ? WHERE id = ?', [revision, id]);
    });
  }

  price(id: number, column: string, price: number | null): Promise<void> {
    return this.alter(id, { [column]: price === null ? null : Math.round(price * 100) }, 'closing_odds');
  }

  result(id: number, { half = null, full = null, firstGoal = null }: Score): Promise<void> {
    return this.alter(id, {
      home_ht_score: half?.[0] ?? null,
      away_ht_score: half?.[1] ?? null,
      home_ft_score: full?.[0] ?? null,
      away_ft_score: full?.[1] ?? null,
      first_goal: firstGoal,
    });
  }

  /** Follows kick-offs and results, at an instant. */
  async follow(instant?: string | Date): Promise<void> {
    if (instant !== undefined) await this.at(instant);
    await this.site.run('picks');
  }

  async head(): Promise<{ count: number; hash: string }> {
    return (await this.site.http().get('/api/pick-record/head')).body as { count: number; hash: string };
  }
}

const listed = (selections: readonly (readonly [number, string])[]) =>
  selections.map(([match_id, column]) => ({ match_id, column }));

/** An instant this long after the kick-off of {@link FIXTURE}. */
export const afterKickOff = (milliseconds: number): Date =>
  new Date(new Date(KICK_OFF).getTime() + milliseconds);
