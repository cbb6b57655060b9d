import { expect, type APIRequestContext } from '@playwright/test';
import { login } from './site';

/** What a file says of a match's full-time result: prices, a score, or both. */
interface Told {
  /** Home, draw, away. */
  prices?: readonly [string, string, string];
  /** Home and away goals. */
  score?: readonly [number, number];
}

const HEADER =
  'match_date,match_time,country_name,competition_name,home_team,away_team,home_ft_score,away_ft_score,observed_at,ft_1_odd,ft_x_odd,ft_2_odd';

let made = 0;

/** A fixture of a test's own, later than all fixtures of the demo data. */
export class OwnFixture {
  readonly date = istanbulDay(25);
  readonly home: string;
  readonly name: string;
  id = 0;

  private constructor(
    private readonly request: APIRequestContext,
    worker: number,
  ) {
    made += 1;
    this.home = `Seçimspor ${worker}-${made}-${process.pid}`;
    this.name = `${this.home} - Karşıyaka Örnek`;
  }

  /** Uploads a fixture with its first prices. */
  static async create(
    request: APIRequestContext,
    worker: number,
    prices: readonly [string, string, string],
  ): Promise<OwnFixture> {
    const fixture = new OwnFixture(request, worker);
    await fixture.tell({ prices });
    const find = async () => {
      const answer = await request.get('/api/odd-list-full-view', {
        headers: await headersOf(request),
        params: { home_team: fixture.home },
      });
      return ((await answer.json()) as { items: { id: number }[] }).items[0]?.id;
    };
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    fixture.id = (await find())!;
    return fixture;
  }

  /** The day as people write it: `17.05.2026`. */
  get writtenDate(): string {
    return this.date.split('-').reverse().join('.');
  }

  /** The price of the home side that would be locked now. */
  async homePrice(): Promise<number | undefined> {
    const headers = await headersOf(this.request);
    const answer = await this.request.get(`/api/pick-fixtures/${this.id}`, { headers });
    return ((await answer.json()) as { odds: Record<string, number> }).odds.ft_1_odd;
  }

  /** Imports what a source says of the fixture by now. */
  async tell({ prices, score }: Told): Promise<void> {
    const seen = prices ? new Date().toISOString() : '';
    const row = [
      `${this.date},21:45,Türkiye,Seçim Ligi,${this.home},Karşıyaka Örnek`,
      score?.join(',') ?? ',',
      seen,
      prices?.join(',') ?? ',,',
    ].join(',');
    const file = { name: 'fikstur.csv', mimeType: 'text/csv', buffer: Buffer.from(`${HEADER}\n${row}\n`) };
    const headers = await headersOf(this.request);
    const sent = await this.request.post('/api/imports', { headers, multipart: { file } });
    expect(sent.status()).toBe(202);
    const { id } = (await sent.json()) as { id: number };
    const status = async () =>
      ((await (await this.request.get(`/api/imports/${id}`, { headers })).json()) as { status: string })
        .status;
    await expect.poll(status, { timeout: 30_000 }).toBe('done');
  }
}

async function headersOf(request: APIRequestContext): Promise<{ Authorization: string }> {
  const { session_token } = await login(request, 'admin');
  return { Authorization: `Bearer ${session_token}` };
}

/** The day in Istanbul so many days from now. */
const istanbulDay = (later: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(Date.now() + later * 86_400_000);
