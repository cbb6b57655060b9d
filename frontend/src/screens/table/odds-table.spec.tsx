import { screen, waitFor, within } from '@testing-library/react';
import { GROUPS } from '../../testing/catalogue';
import type { Answer, ApiCall } from '../../testing/fake-api';
import { filterBox, found, openOdds, ROW, typeFilter, visitor, wait } from '../../testing/odds-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the odds table', () => {
  it('asks for the first fifteen closing odds and shows them', async () => {
    const { calls, searches } = await openOdds();
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: '1,85' })).toBeInTheDocument();
    expect(searches()).toEqual([{ filter_type: '2', played: 'true' }]);
    const call = calls.find((one) => one.route.endsWith('odd-list-full-view'));
    expect([call?.query.get('page'), call?.query.get('per_page')]).toEqual(['1', '15']);
  });

  it('asks for unfiltered rows while the columns are on their way, and not again after that', async () => {
    let rowsAsked = () => {};
    const asked = new Promise<void>((resolve) => (rowsAsked = resolve));
    const { searches } = await openOdds(
      '/kapanisoran',
      () => {
        rowsAsked();
        return found(ROW);
      },
      () => asked.then(() => [200, { groups: GROUPS }]),
    );
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(searches()).toHaveLength(1);
  });

  it('marks the selections that won, for the eye and for the ear', async () => {
    await openOdds(
      '/kapanisoran',
      found({ ...ROW, winners: ['ft_1_odd'] }, { ...ROW, id: 8, ft_1_odd: 1.9 }),
    );
    const won = await screen.findByRole('gridcell', { name: '1,85, kazandı' });
    expect(won).toHaveTextContent(/^1,85$/);
    expect(screen.getByRole('gridcell', { name: '1,90' })).not.toHaveAttribute('aria-label');
    expect(screen.getByText('kazanan seçenek')).toBeInTheDocument();
  });

  it('shows probabilities in place of prices, marks and order as before', async () => {
    const { path, searches } = await openOdds('/kapanisoran?sort=ft_1_odd', ({ query }) =>
      query.get('values') === 'probability'
        ? found({ ...ROW, ft_1_odd: 0.5263, ft_x_odd: 0.2418, ft_2_odd: null, winners: ['ft_1_odd'] })
        : found(ROW),
    );
    expect(await screen.findByRole('gridcell', { name: '1,85' })).toBeInTheDocument();
    await visitor().click(screen.getByRole('radio', { name: 'Olasılık' }));
    expect(await screen.findByRole('gridcell', { name: '%52,6, kazandı' })).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: '%24,2' })).toBeInTheDocument();
    expect(path()).toBe('/kapanisoran?sort=ft_1_odd&values=probability');
    expect(searches().at(-1)).toMatchObject({ sort: 'ft_1_odd', order: 'asc', values: 'probability' });
    await visitor().click(screen.getByRole('radio', { name: 'Oran' }));
    expect(await screen.findByRole('gridcell', { name: '1,85' })).toBeInTheDocument();
    expect(path()).toBe('/kapanisoran?sort=ft_1_odd');
  });

  it('takes a number typed while it shows probabilities for one, and leaves the filters that are there', async () => {
    const { path, searches } = await openOdds('/kapanisoran?ft_x_odd=3.4&values=probability');
    await typeFilter('Maç Sonucu 1', '57-59');
    await wait(1000);
    expect(searches().at(-1)).toMatchObject({ ft_1_odd: '%57-59', ft_x_odd: '3.4', values: 'probability' });
    expect(filterBox('Maç Sonucu 1')).toHaveValue('%57-59');
    const chips = screen.getByRole('list', { name: 'Etkin filtreler' });
    expect(within(chips).getByText('%57–59 olasılık')).toBeInTheDocument();
    await visitor().click(screen.getByRole('radio', { name: 'Oran' }));
    expect(new URLSearchParams(path().split('?')[1]).get('ft_1_odd')).toBe('%57-59');
    await typeFilter('Maç Sonucu 2', '4,1');
    await wait(1000);
    expect(searches().at(-1)).toMatchObject({ ft_1_odd: '%57-59', ft_2_odd: '4,1' });
  });

  it('leads from the teams to the match, without reloading the page', async () => {
    const { path } = await openOdds();
    const home = await screen.findByRole('link', { name: 'Beşiktaş' });
    expect(home).toHaveAttribute('href', '/mac/7');
    await visitor().click(home);
    expect(path()).toBe('/mac/7');
  });

  it('asks for the opening odds on the other screen', async () => {
    const { searches } = await openOdds('/acilisoran');
    await waitFor(() => expect(searches()).toEqual([{ filter_type: '1', played: 'true' }]));
  });

  it('writes filters and hidden groups to the address and reads them back', async () => {
    const { path, unmount } = await openOdds();
    await typeFilter('Ev Sahibi', 'beş');
    await wait(1000);
    await visitor().click(screen.getByRole('checkbox', { name: 'Maç Sonucu sütunlarını göster' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?home_team=be%C5%9F&gizli=ft'));
    expect(localStorage.getItem('hiddenHeaders')).toBe('["ft"]');
    unmount();
    await openOdds(path());
    expect(filterBox('Ev Sahibi')).toHaveValue('beş');
    expect(screen.queryByRole('columnheader', { name: 'Maç Sonucu 1' })).toBeNull();
  });

  it('restores a hidden group from the list', async () => {
    await openOdds('/kapanisoran?gizli=ft');
    const list = screen.getByRole('region', { name: 'Gizlenen Sütunlar' });
    const user = visitor();
    await user.click(within(list).getByRole('button', { name: 'Maç Sonucu sütunlarını geri getir' }));
    expect(screen.getByRole('columnheader', { name: 'Maç Sonucu 1' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Gizlenen Sütunlar' })).toBeNull();
  });

  it('says when nothing was found', async () => {
    await openOdds('/kapanisoran?home_team=yok', found());
    expect(await screen.findByText('Veri bulunamadı')).toBeInTheDocument();
  });

  it('says what went wrong and tries again', async () => {
    let answer: Answer = [
      500,
      { error: 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.', code: 'INTERNAL' },
    ];
    await openOdds('/kapanisoran', () => answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('Bir hata oluştu.');
    answer = found(ROW);
    await visitor().click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
  });

  it('shows a match once that an import moved to the next page', async () => {
    const page = (call: ApiCall): Answer => {
      const first = call.query.get('page') === '1';
      const items = first
        ? [{ ...ROW, id: 1 }]
        : [
            { ...ROW, id: 1 },
            { ...ROW, id: 2 },
          ];
      return [200, { items, page: 1, per_page: 15, has_more: first }];
    };
    await openOdds('/kapanisoran', page);
    expect(await screen.findByText('2 maç bulundu')).toBeInTheDocument();
  });

  it('loads more and more rows at a time while there are any, without gap or repeat', async () => {
    const asked: [page: number, size: number][] = [];
    const page = ({ query }: ApiCall): Answer => {
      const [number, size] = [Number(query.get('page')), Number(query.get('per_page'))];
      asked.push([number, size]);
      const first = (number - 1) * size;
      const items = Array.from({ length: size }, (_, index) => ({ ...ROW, id: first + index }));
      return [200, { items, page: number, per_page: size, has_more: first + size < 240 }];
    };
    await openOdds('/kapanisoran', page);
    // Nothing fills the height in jsdom: the bottom is always in reach.
    expect(await screen.findByText('240 maç bulundu')).toBeInTheDocument();
    await wait(2000);
    expect(asked).toEqual([
      [1, 15],
      [2, 15],
      [2, 30],
      [2, 60],
      [3, 60],
      [4, 60],
    ]);
  });

  it('asks for the summary after the first rows were painted', async () => {
    const { calls } = await openOdds();
    const summaries = () => calls.filter(({ route }) => route === 'GET /api/odd-summary');
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(summaries()).toEqual([]);
    await waitFor(() => expect(summaries()).toHaveLength(1));
  });
});
