import { createTestSite, type TestSite } from './create-test-site';
import { addMatches, type TestMatch } from './matches';
import { archiveCaughtUp } from './site-archive';

export type Query = Readonly<Record<string, string | number | readonly string[]>>;

/** One archive on two sites that share a database: one answers from the column index, the other by SQL. */
export class TwoSites {
  private constructor(
    readonly byIndex: TestSite,
    readonly bySql: TestSite,
    /** Of a member, whom both sites know. */
    public token: string,
  ) {}

  static async open(): Promise<TwoSites> {
    const byIndex = await createTestSite({ ODDS_ENGINE: 'index' });
    const bySql = await createTestSite({ ODDS_ENGINE: 'sql' }, byIndex);
    return new TwoSites(byIndex, bySql, (await byIndex.member('user')).token);
  }

  get both(): TestSite[] {
    return [this.byIndex, this.bySql];
  }

  /** The member's request to one of the sites. */
  request(path: string, query: Query = {}, site = this.byIndex) {
    return site.http(this.token).get(path).query(query);
  }

  /** What each of the sites answers to the member. */
  async askEach<T>(path: string, query: Query = {}): Promise<T[]> {
    const answers: T[] = [];
    for (const site of this.both) {
      const { status, body } = await this.request(path, query, site);
      const { error, fields } = body as { error?: string; fields?: object };
      expect([path, query, status, error, fields]).toEqual([path, query, 200, undefined, undefined]);
      answers.push(body as T);
    }
    return answers;
  }

  /**
   * What both sites answer to the member, which has to be the same.
   * @param comparable what of an answer has to be the same, instead of all of it
   */
  async ask<T>(path: string, query: Query = {}, comparable = (body: unknown): unknown => body): Promise<T> {
    const [answer, other] = (await this.askEach<T>(path, query)) as [T, T];
    expect(comparable(other)).toEqual(comparable(answer));
    return answer;
  }

  /** Puts matches into the archive and waits until the index has them; answers their ids in the same order. */
  async add(matches: readonly TestMatch[]): Promise<number[]> {
    const ids = await addMatches(this.byIndex.database, matches);
    await archiveCaughtUp(this.byIndex);
    return ids;
  }

  async close(): Promise<void> {
    await this.bySql.close();
    await this.byIndex.close();
  }
}
