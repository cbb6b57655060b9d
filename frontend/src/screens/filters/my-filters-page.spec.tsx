import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS } from '../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { ALERTS } from '../../testing/profile';
import { renderSite } from '../../testing/render-site';
import { fittingMatch, recordOf, savedFilter, sinceWith } from '../../testing/saved-filters';

const FIRST = savedFilter(11, { filter_name: 'Ev favori', filter_data: { ft_1_odd: '1.85' } });
const SECOND = savedFilter(12, { filter_name: 'Beraberlik', selection: null });

/** Reports what is observed as seen once the test says so. */
class Observer {
  static all: Observer[] = [];
  private target: Element | null = null;
  constructor(private readonly report: IntersectionObserverCallback) {
    Observer.all.push(this);
  }
  observe(target: Element) {
    this.target = target;
  }
  unobserve() {}
  disconnect() {
    this.target = null;
  }
  static see() {
    for (const { report, target } of Observer.all) {
      if (target) report([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  }
}

let calls: ApiCall[];
const before = window.IntersectionObserver;

beforeEach(() => {
  Observer.all = [];
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  window.IntersectionObserver = before;
  jest.restoreAllMocks();
});

const asked = () => calls.map(({ route }) => route).filter((route) => /filter-(record|matches)/.test(route));

async function open(change: Record<string, Answer | ((call: ApiCall) => Answer)> = {}) {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/profile': [200, { username: 'ayşe', email: 'a@b.c', tg_link: '', alerts: ALERTS }],
    'GET /api/odd-columns': [200, { groups: GROUPS }],
    'GET /api/get_filters': [200, [FIRST, SECOND]],
    'GET /api/filter-record/11': [200, recordOf(FIRST)],
    'GET /api/filter-matches/11': [200, { items: [fittingMatch(7)] }],
    'GET /api/filter-matches/12': [200, { items: [] }],
    'DELETE /api/delete-filter': [200, { message: 'Filtre silindi.' }],
    'PUT /api/filters/11/alert': [200, { enabled: true }],
    ...change,
  });
  const site = await renderSite('/filtrelerim', { role: 'user' });
  return { ...site, user: userEvent.setup() };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the screen of one’s own filters', () => {
  it('tells of each filter what it asks and leads to its table', async () => {
    await open();
    const first = await card('Ev favori');
    expect(screen.getByText('2 filtre')).toBeInTheDocument();
    expect(first.getByText(/^Kapanış · 17 Mayıs 2026 21:45 tarihinde kaydedildi$/)).toBeInTheDocument();
    expect(first.getByRole('list', { name: 'Koşullar' })).toHaveTextContent('MS 1: 1,85');
    expect(first.getByText('Seçim: Maç Sonucu 1')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Ev favori filtresini tabloda aç' })).toHaveAttribute(
      'href',
      '/kapanisoran?ft_1_odd=1.85',
    );
  });

  it('names the filter that another one was made of, and leads to it', async () => {
    const origin = { id: 12, filter_name: 'Beraberlik' };
    await open({ 'GET /api/get_filters': [200, [{ ...FIRST, origin }, SECOND]] });
    const link = (await card('Ev favori')).getByRole('link', { name: 'Beraberlik filtresinden' });
    expect(document.querySelector(link.getAttribute('href')!)).toBe(
      screen.getByRole('region', { name: 'Beraberlik' }),
    );
    expect((await card('Beraberlik')).queryByRole('link', { name: /filtresinden$/ })).toBeNull();
  });

  it('asks for records and matches of what is in view alone, one filter after the other', async () => {
    const other = savedFilter(12, { filter_name: 'Beraberlik' });
    let underWay = 0;
    let most = 0;
    const slow = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 20));
      underWay -= 1;
    };
    await open({
      'GET /api/get_filters': [200, [FIRST, other]],
      'GET /api/filter-record/12': [200, recordOf(other)],
    });
    const serve = jest.mocked(fetch).getMockImplementation()!;
    jest.mocked(fetch).mockImplementation(async (input) => {
      if ((input as Request).url.includes('/filter-record/')) await slow();
      return serve(input);
    });
    await card('Beraberlik');
    expect(asked()).toEqual([]);
    act(() => Observer.see());
    await waitFor(() => expect(asked()).toHaveLength(4));
    await waitFor(() =>
      expect(screen.getAllByRole('table').every((one) => one.ariaBusy !== 'true')).toBe(true),
    );
    expect(most).toBe(1);
  });

  it('sets what was before beside what was since, and says that little was since', async () => {
    const since = sinceWith({ bets: 3, won: 2, profit: 0.8, return_rate: 0.2667 });
    await open({ 'GET /api/filter-record/11': [200, recordOf(FIRST, { since })] });
    const first = await card('Ev favori');
    act(() => Observer.see());
    const table = await first.findByRole('table', { name: 'Ev favori: kaydetmeden önce ve sonra' });
    await within(table).findByText('128');
    expect(cells(within(table).getByRole('row', { name: /^Bahis/ }))).toEqual(['128', 'Az örnek 3']);
    expect(cells(within(table).getByRole('row', { name: /^Getiri/ }))).toEqual(['-%3,2', '+%26,7']);
    expect(cells(within(table).getByRole('row', { name: /^%95 aralık/ }))[0]).toBe('-%18 … +%12');
    expect(first.getByText(/Yalnız 3 bahis var/)).toBeInTheDocument();
  });

  it('says in words whether luck explains what was since, with its evidence, each under its filter’s name', async () => {
    await open({ 'GET /api/filter-record/11': [200, recordOf(FIRST, { since: sinceWith() })] });
    const first = await card('Ev favori');
    act(() => Observer.see());
    const verdict = await first.findByRole('region', { name: 'Ev favori: Ne anlama geliyor?' });
    expect(verdict).toHaveTextContent(/^[^.]+ · Kanıt: 1’e 7\. Getiri /);
    expect(verdict).not.toHaveTextContent(/\b[pq] [=<]|1’e 60/);
    await userEvent.click(within(verdict).getByText('ayrıntı'));
    expect(verdict).toHaveTextContent(/1’e 60 olması yirmide birden seyrektir\..* filtre sayısı: 3;/);
  });

  it('says so while nothing was played since, and draws curves for who asks', async () => {
    const { user } = await open();
    const first = await card('Ev favori');
    act(() => Observer.see());
    expect(await first.findByText(/^Kaydettiğinizden beri bu filtreye uyan/)).toBeInTheDocument();
    expect(first.queryByRole('figure')).toBeNull();
    await user.click(first.getByText('Eğri, sezonlar ve yarılar'));
    expect(await first.findByRole('figure', { name: /^Kâr eğrisi/ })).toBeInTheDocument();
    expect(first.getByRole('heading', { name: 'Kaydetmeden önce' })).toBeInTheDocument();
    expect(first.queryByRole('heading', { name: 'Kaydettiğinizden beri' })).toBeNull();
  });

  it('lists the matches that fit, with the price of the selection first', async () => {
    await open();
    const first = await card('Ev favori');
    act(() => Observer.see());
    const list = await first.findByRole('list', { name: /uyan maçları$/ });
    expect(within(list).getByText('18.05 21:45')).toBeInTheDocument();
    expect(within(list).getByRole('link', { name: 'Ev 7 - Konuk 7' })).toHaveAttribute('href', '/mac/7');
    expect(within(list).getByText('MS 1: 1,85').nextSibling).toHaveTextContent('MS X: 3,40');
    expect(await (await card('Beraberlik')).findByText(/uyan maç yok\.$/)).toBeInTheDocument();
  });

  it('says that a record needs a selection, and asks for none without', async () => {
    await open();
    const second = await card('Beraberlik');
    act(() => Observer.see());
    expect(second.getByText('Seçim belirtilmemiş')).toBeInTheDocument();
    expect(second.getByText(/Seçimi bir kez belirleyebilirsiniz/)).toBeInTheDocument();
    await waitFor(() => expect(asked()).toContain('GET /api/filter-matches/12'));
    expect(asked()).not.toContain('GET /api/filter-record/12');
  });

  it('begins the record of a filter without a selection once one is chosen', async () => {
    let filters = [FIRST, SECOND];
    const { user } = await open({
      'GET /api/get_filters': () => [200, filters],
      'PUT /api/filters/12/selection': () => {
        filters = [FIRST, { ...SECOND, selection: 'ft_x_odd' }];
        return [200, filters[1]!];
      },
      'GET /api/filter-record/12': [200, recordOf(SECOND)],
    });
    const second = await card('Beraberlik');
    const start = second.getByRole('button', { name: 'Beraberlik filtresinin kaydını başlat' });
    expect(start).toBeDisabled();
    await user.type(second.getByRole('combobox', { name: 'Beraberlik filtresinin seçimi' }), 'sonucu x');
    await user.click(await second.findByRole('option', { name: 'Maç Sonucu · X' }));
    await user.click(start);
    expect(await second.findByText('Seçim: Maç Sonucu X')).toBeInTheDocument();
    expect(calls.find(({ route }) => route === 'PUT /api/filters/12/selection')?.body).toEqual({
      selection: 'ft_x_odd',
    });
    expect(second.queryByRole('combobox')).toBeNull();
  });

  it('says why a selection was not kept', async () => {
    const { user } = await open({
      'PUT /api/filters/12/selection': [409, { error: 'Bu filtrenin seçimi belli.', code: 'SELECTION_KEPT' }],
    });
    const second = await card('Beraberlik');
    await user.type(second.getByRole('combobox', { name: 'Beraberlik filtresinin seçimi' }), 'sonucu x');
    await user.click(await second.findByRole('option', { name: 'Maç Sonucu · X' }));
    await user.click(second.getByRole('button', { name: 'Beraberlik filtresinin kaydını başlat' }));
    expect(await screen.findByText(/Bu filtrenin seçimi belli/)).toBeInTheDocument();
  });

  it('switches an alert on and leads to the channels where none reaches the member', async () => {
    const alerting = { ...FIRST, alert: { enabled: false } };
    const { user } = await open({
      'GET /api/profile': [
        200,
        { username: 'ayşe', email: 'a@b.c', tg_link: '', alerts: { ...ALERTS, email: false } },
      ],
      'GET /api/get_filters': () => [200, [alerting]],
      'PUT /api/filters/11/alert': ({ body }) => {
        alerting.alert = body as typeof alerting.alert;
        return [200, body];
      },
    });
    const first = await card('Ev favori');
    expect(first.queryByText(/bir kanal açın/)).toBeNull();
    await user.click(first.getByRole('switch', { name: 'Uyan maçı haber ver' }));
    await waitFor(() => expect(first.getByRole('switch')).toBeChecked());
    expect(calls.find(({ route }) => route === 'PUT /api/filters/11/alert')?.body).toEqual({ enabled: true });
    expect(first.getByRole('link', { name: 'Bildirim ayarları' })).toHaveAttribute('href', '/profile');
  });

  it('warns beside an alert that its prices say something else in fixtures, and leads to probabilities', async () => {
    const margins = [
      {
        group: 'ft',
        answer: 1.064,
        coming: 1.207,
        conditions: [{ column: 'ft_1_odd', probability: '%44-45' }],
      },
    ];
    await open({
      'GET /api/get_filters': [200, [{ ...FIRST, alert: { enabled: true } }, SECOND]],
      'GET /api/filters/11/margins': [200, { margins }],
    });
    const first = await card('Ev favori');
    expect(calls.some(({ route }) => route.endsWith('/margins'))).toBe(false);
    act(() => Observer.see());
    expect(await first.findByRole('note')).toHaveTextContent(
      /payı %20,7, bu maçların %6,4\. 1,85 \(MS 1\) önünüzdeki maçlarda %44–45 olasılık demek\./,
    );
    expect(first.getByRole('link', { name: 'Ev favori: tabloda olasılıkla sor' })).toHaveAttribute(
      'href',
      '/kapanisoran?ft_1_odd=%2544-45',
    );
    await waitFor(() => expect(asked()).toContain('GET /api/filter-matches/12'));
    expect(calls.filter(({ route }) => route.endsWith('/margins'))).toHaveLength(1);
  });

  it('deletes a filter after a question', async () => {
    let filters = [FIRST, SECOND];
    const { user } = await open({
      'GET /api/get_filters': () => [200, filters],
      'DELETE /api/delete-filter': ({ query }) => {
        filters = filters.filter(({ id }) => String(id) !== query.get('id'));
        return [200, { message: 'Filtre silindi.' }];
      },
    });
    await user.click((await card('Beraberlik')).getByRole('button', { name: 'Beraberlik filtresini sil' }));
    const question = screen.getByRole('alertdialog', {
      name: 'Bu filtreyi silmek istediğinize emin misiniz?',
    });
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Beraberlik' })).toBeNull());
    expect(screen.getByText('1 filtre')).toBeInTheDocument();
  });

  it('tells who has none how to make one', async () => {
    await open({ 'GET /api/get_filters': [200, []] });
    expect(await screen.findByText('Kayıtlı filtreniz yok')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kapanış oranlarına git' })).toHaveAttribute(
      'href',
      '/kapanisoran',
    );
  });

  it('offers another try for what failed', async () => {
    let works = false;
    const { user } = await open({
      'GET /api/filter-record/11': () => (works ? [200, recordOf(FIRST)] : [500, {}]),
    });
    const first = await card('Ev favori');
    act(() => Observer.see());
    expect(await first.findByText(/^Öncesi ve sonrası hesaplanamadı\./)).toBeInTheDocument();
    works = true;
    await user.click(first.getByRole('button', { name: 'Tekrar dene' }));
    expect(await first.findByText('128')).toBeInTheDocument();
  });

  it('shows who waits for a membership the prompt, and asks for nothing', async () => {
    calls = serveApi({
      ...SETTINGS,
      'GET /api/check_role': [200, { role: 'wait', username: 'ayşe', subscription_end_date: null }],
    });
    await renderSite('/filtrelerim', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    expect(calls.map(({ route }) => route)).not.toContain('GET /api/get_filters');
  });
});
