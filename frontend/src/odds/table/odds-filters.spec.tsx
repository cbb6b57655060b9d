import { act, screen, waitFor, within } from '@testing-library/react';
import { trOdds } from '../../locale/tr-odds';
import type { Answer, ApiCall } from '../../testing/fake-api';
import { filterBox, found, openOdds, ROW, typeFilter, visitor, wait } from '../../testing/odds-screen';

const UNREADABLE = 'Oran okunamadı. Örnekler: 1,85';

/** Answers as the server does: a price of letters can't be read. */
const refusing =
  (...params: string[]) =>
  ({ query }: ApiCall): Answer => {
    const wrong = params.filter((param) => /[a-z]/.test(query.get(param) ?? ''));
    if (wrong.length === 0) return found(ROW);
    const fields = Object.fromEntries(wrong.map((param) => [param, UNREADABLE]));
    return [400, { error: 'Filtrelerden biri okunamadı.', code: 'INVALID_FILTER', fields }];
  };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('filters of the odds table', () => {
  it('searches a second after the last key, not before', async () => {
    const { searches } = await openOdds();
    await typeFilter('Maç Sonucu 1', '1,8');
    await wait(999);
    expect(searches()).toHaveLength(1);
    await wait(1);
    expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true', ft_1_odd: '1,8' });
  });

  it('begins the second again with every key', async () => {
    const { searches } = await openOdds();
    await typeFilter('Maç Sonucu 1', '1,8');
    await wait(900);
    await visitor().type(filterBox('Maç Sonucu 1'), '5');
    await wait(900);
    expect(searches()).toHaveLength(1);
    await wait(100);
    expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true', ft_1_odd: '1,85' });
  });

  it('apply at once on Enter, and not a second time after the pause', async () => {
    const { searches } = await openOdds();
    const user = visitor();
    await typeFilter('Maç Sonucu 1', '1,85');
    await user.keyboard('{Enter}');
    await wait(0);
    expect(searches()).toHaveLength(2);
    expect(searches()[1]).toMatchObject({ ft_1_odd: '1,85' });
    await wait(5_000);
    await user.keyboard('{Enter}');
    await wait(0);
    expect(searches()).toHaveLength(2);
  });

  it('takes a filter away at once when its box is emptied', async () => {
    const { searches } = await openOdds('/kapanisoran?ft_1_odd=1.85');
    await waitFor(() => expect(searches()).toEqual([{ filter_type: '2', played: 'true', ft_1_odd: '1.85' }]));
    await typeFilter('Maç Sonucu 1', '');
    await wait(0);
    expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true' });
  });

  it('waits for two characters, but for one where whole numbers are meant', async () => {
    const { searches } = await openOdds();
    await typeFilter('Maç Sonucu X', '3');
    await wait(5000);
    expect(searches()).toHaveLength(1);
    await typeFilter('Toplam Gol', '3');
    await wait(1000);
    expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true', total_goals: '3' });
  });

  it('sends a score as two values and ignores what is none yet', async () => {
    const { searches } = await openOdds();
    await typeFilter('MS Skor', '2 -');
    await wait(5000);
    expect(searches()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await typeFilter('MS Skor', '2 - 1');
    await wait(1000);
    expect(searches().at(-1)).toEqual({
      filter_type: '2',
      played: 'true',
      home_ft_score: '2',
      away_ft_score: '1',
    });
  });

  it('turns a box red for what the server can not read, and keeps to the other filters', async () => {
    const { searches, path } = await openOdds('/kapanisoran?home_team=gala', refusing('ft_1_odd'));
    await typeFilter('Maç Sonucu 1', 'bir');
    await wait(1000);
    expect(filterBox('Maç Sonucu 1')).toBeInvalid();
    expect(filterBox('Maç Sonucu 1')).toHaveValue('bir');
    expect(filterBox('Maç Sonucu 1')).toHaveAccessibleDescription(UNREADABLE);
    expect(screen.getByRole('alert')).toHaveTextContent(`MS 1: ${UNREADABLE}`);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Tablo bu filtre olmadan, diğer filtrelere göre gösteriliyor.',
    );
    expect(screen.getByRole('list', { name: 'Etkin filtreler' })).toHaveTextContent(/^Ev Sahibi:gala$/);
    expect(screen.getByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(path()).toBe('/kapanisoran?home_team=gala');
    // the rows without it are at hand already
    expect(searches().map(({ ft_1_odd }) => ft_1_odd)).toEqual([undefined, 'bir']);

    await typeFilter('Maç Sonucu 1', '1,8');
    expect(filterBox('Maç Sonucu 1')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(1000);
    expect(searches().at(-1)).toEqual({
      filter_type: '2',
      played: 'true',
      home_team: 'gala',
      ft_1_odd: '1,8',
    });
  });

  it('drops the filter that a text took the place of, once the server can not read it', async () => {
    const { searches, path } = await openOdds('/kapanisoran?ft_1_odd=1.85', refusing('ft_1_odd'));
    await typeFilter('Maç Sonucu 1', '1,9');
    await wait(1000);
    await visitor().type(filterBox('Maç Sonucu 1'), 'x');
    expect(path()).toBe('/kapanisoran?ft_1_odd=1,9');
    await wait(1000);
    expect(path()).toBe('/kapanisoran');
    expect(screen.queryByRole('list', { name: 'Etkin filtreler' })).toBeNull();
    expect(screen.getByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    // the box was empty in between: the rows without a filter are at hand
    expect(searches().map(({ ft_1_odd }) => ft_1_odd)).toEqual(['1.85', undefined, '1,9', '1,9x']);
  });

  it('asks for rows, summary and file without what the server can not read, also from a link', async () => {
    const { calls, searches, path } = await openOdds(
      '/kapanisoran?ft_1_odd=bir&ft_x_odd=iki&home_team=gala',
      refusing('ft_1_odd', 'ft_x_odd'),
    );
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(path()).toBe('/kapanisoran?home_team=gala');
    for (const name of ['Maç Sonucu 1', 'Maç Sonucu X']) expect(filterBox(name)).toBeInvalid();
    expect(filterBox('Maç Sonucu 1')).toHaveValue('bir');
    const user = visitor();
    await user.click(screen.getByRole('button', { name: trOdds.exportCsv }));
    for (const route of ['GET /api/odd-list-full-view', 'GET /api/odd-summary', 'GET /api/odd-export']) {
      await waitFor(() => {
        const query = calls.findLast((call) => call.route === route)!.query;
        expect([query.get('ft_1_odd'), query.get('ft_x_odd'), query.get('home_team')]).toEqual([
          ...[null, null],
          'gala',
        ]);
      });
    }
    expect(searches()).toHaveLength(2);
  });

  it('offers a way to take off a text that can not be read', async () => {
    await openOdds('/kapanisoran', refusing('ft_1_odd'));
    await typeFilter('Maç Sonucu 1', 'bir');
    await wait(1000);
    act(() => screen.getByRole('button', { name: trOdds.removeFilter('MS 1') }).click());
    expect(filterBox('Maç Sonucu 1')).toHaveValue('');
    expect(filterBox('Maç Sonucu 1')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows half a score that the server can not read in the box that it is about', async () => {
    const refused: Answer = [
      400,
      { error: 'x', code: 'INVALID_FILTER', fields: { away_ft_score: 'Sunucu okuyamadı.' } },
    ];
    await openOdds('/kapanisoran?ft_score=2-1', ({ query }) =>
      query.has('away_ft_score') ? refused : found(ROW),
    );
    await waitFor(() => expect(filterBox('MS Skor')).toHaveAccessibleDescription('Sunucu okuyamadı.'));
    expect(filterBox('MS Skor')).toHaveValue('2-1');
  });

  it('says so when the server refuses something that is no filter of the table, without asking on', async () => {
    const { searches } = await openOdds('/kapanisoran?home_team=gala', [
      400,
      { error: 'Sayfa okunamadı.', code: 'INVALID_FILTER', fields: { page: 'x' } },
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sayfa okunamadı.');
    await wait(2000);
    expect(searches()).toHaveLength(1);
  });

  it('follows the browser’s back button', async () => {
    const { searches, seen } = await openOdds('/kapanisoran?home_team=gala');
    await act(async () => seen.navigate('/kapanisoran?home_team=fener'));
    expect(filterBox('Ev Sahibi')).toHaveValue('fener');
    await act(async () => seen.navigate(-1));
    expect(filterBox('Ev Sahibi')).toHaveValue('gala');
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(searches().map((search) => search.home_team)).toEqual(['gala', 'fener']);
  });

  it('lists the filters that count, each with a way to take it off', async () => {
    const { searches } = await openOdds('/kapanisoran?ft_1_odd=1.85&home_team=gala');
    const user = visitor();
    const chips = screen.getByRole('list', { name: 'Etkin filtreler' });
    expect(
      within(chips)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Ev Sahibi:gala', 'MS 1:1,85']);
    await user.click(screen.getByRole('button', { name: 'MS 1 filtresini kaldır' }));
    await waitFor(() =>
      expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true', home_team: 'gala' }),
    );
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    await waitFor(() => expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true' }));
    expect(screen.queryByRole('list', { name: 'Etkin filtreler' })).toBeNull();
  });

  it('keeps to a source of the address in rows, summary and export, and names it among the filters', async () => {
    const { calls, searches } = await openOdds('/kapanisoran?home_team=gala&source=iddaa-wide');
    const chips = screen.getByRole('list', { name: 'Etkin filtreler' });
    expect(chips).toHaveTextContent('Kaynak:İddaa bülteni');
    const user = visitor();
    await user.click(screen.getByRole('button', { name: trOdds.exportCsv }));
    const sources = (route: string) =>
      calls.filter((call) => call.route === route).map((call) => call.query.get('source'));
    await waitFor(() => expect(sources('GET /api/odd-export')).toEqual(['iddaa-wide']));
    expect(sources('GET /api/odd-list-full-view')).toEqual(['iddaa-wide']);
    await waitFor(() => expect(sources('GET /api/odd-summary')).toEqual(['iddaa-wide']));
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    await waitFor(() => expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true' }));
  });
});
