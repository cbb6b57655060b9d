import type { PublicSettings } from '../api/generated/wire';

/** What a test's server answers: status and body, which is JSON unless it is a file. */
export type Answer = readonly [status: number, body?: unknown];

export interface ApiCall {
  /** Method and path, e.g. `POST /api/login`. */
  route: string;
  query: URLSearchParams;
  /** JSON, or the fields of a form by name. */
  body: unknown;
  token: string | null;
}

type Routes = Readonly<Record<string, Answer | ((call: ApiCall) => Answer | Promise<Answer>)>>;

/**
 * Stands in for the network until the test ends: answers by method and path and returns what was asked, in order.
 * A route that is not named fails as an unreachable server does.
 */
export function serveApi(routes: Routes): ApiCall[] {
  const calls: ApiCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const call: ApiCall = {
      route: `${request.method} ${url.pathname}`,
      query: url.searchParams,
      body: request.method === 'GET' ? undefined : await bodyOf(request),
      token: request.headers.get('Authorization'),
    };
    calls.push(call);
    const route = routes[call.route];
    if (route === undefined) throw new TypeError('Failed to fetch');
    const [status, body] = typeof route === 'function' ? await route(call) : route;
    if (body instanceof Blob) return new Response(body, { status });
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return calls;
}

/** What a request carries: JSON, or the fields of a form by name. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    return Object.fromEntries(await request.formData());
  }
  return request.json().catch(() => undefined);
}

const settings: PublicSettings = {
  site_name: 'Oran Arşivi',
  support_email: 'destek@example.com',
  mails_per_hour: 0,
  bank: { account_holder: 'ÖRNEK HESAP SAHİBİ', bank_name: 'Örnek Banka', iban: 'TR00 0000' },
  data_controller: { name: 'ÖRNEK VERİ SORUMLUSU', address: 'ÖRNEK ADRES' },
  products: [{ duration_type: '1_month', title: 'Oran tablosu, 30 gün', price_tl: 1300 }],
  links: { messaging_group: '', telegram: '', whatsapp: '', instagram: '', x: '', youtube: '' },
  about_editors: [],
  carousel_logos: [],
  demo_data: false,
  agreement_version: '1',
};

/** The settings that every page asks for, with some of them changed. */
export function settingsWith(
  change: Partial<Omit<PublicSettings, 'links'>> & { links?: Partial<PublicSettings['links']> },
) {
  const body = { ...settings, ...change, links: { ...settings.links, ...change.links } };
  return { 'GET /api/settings': [200, body] } as const satisfies Routes;
}

/** The settings that every page asks for. */
export const SETTINGS = settingsWith({});
