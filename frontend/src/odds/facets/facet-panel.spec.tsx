import { act, screen, waitFor, within } from '@testing-library/react';
import type { Facet, FacetBucket } from '../../api/generated/wire';
import type { ApiCall } from '../../testing/fake-api';
import { found, openOdds, ROW, visitor } from '../../testing/odds-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const range = (low: number, high: number, matches: number): FacetBucket => ({
  ...{ low, high, matches, text: `${low.toFixed(2)}-${high.toFixed(2)}` },
});

const PRICES = [range(1.2, 1.49, 300), range(1.5, 1.79, 1734), range(1.8, 2.09, 40)];

const facet = (column: string, buckets: FacetBucket[], more: Partial<Facet> = {}): Facet => {
  const missing = 12;
  const matches = buckets.reduce((sum, each) => sum + each.matches, 0);
  const kind = buckets[0]?.low === undefined ? 'values' : 'ranges';
  return { column, kind, total: matches + missing, missing, others: 0, buckets, ...more };
};

const FACETS: Readonly<Record<string, Facet>> = {
  ft_1_odd: facet('ft_1_odd', PRICES),
  total_goals: facet('total_goals', [
    { value: 3, text: '=3', matches: 900 },
    { value: 2, text: '=2', matches: 800 },
  ]),
  season: facet('season', [{ value: '2023-2024', text: '2023-2024', matches: 5 }]),
  weekday: facet('weekday', [{ value: 6, text: '6', matches: 7 }]),
};

const followed = (asked: Facet): Facet => ({
  ...asked,
  ...{ compared_buckets: 2, standing_out: 1, expected_by_chance: 0.12 },
  buckets: asked.buckets.map((bucket) => ({
    ...bucket,
    ...{
      settled: bucket.matches,
      hits: 24,
      compared: bucket.matches - 20,
      compared_hits: 24,
      expected: 0.41,
    },
  })),
});

async function openFacet(title: string, address = '/kapanisoran') {
  const answer = ({ query }: ApiCall) => {
    const asked = FACETS[query.get('column')!]!;
    return [200, query.has('selection') ? followed(asked) : asked] as const;
  };
  const site = await openOdds(address, found(ROW), undefined, { 'GET /api/odd-facet': answer });
  const user = visitor();
  await user.click(await screen.findByRole('button', { name: `${title}: maçların dağılımı` }));
  const panel = within(await screen.findByRole('dialog', { name: `${title}: maçların dağılımı` }));
  const asked = () =>
    site.calls
      .filter(({ route }) => route === 'GET /api/odd-facet')
      .map(({ query }) => Object.fromEntries(query));
  return { ...site, user, panel, asked };
}

describe('the facet of a column', () => {
  it('asks for the matches that the other filters find, and tells their ranges and what has no price', async () => {
    const { panel, asked } = await openFacet('Maç Sonucu 1', '/kapanisoran?ft_1_odd=1.85&total_goals=3');
    await panel.findByText('Diğer filtrelere uyan 2.086 maç.');
    expect(asked()).toEqual([{ filter_type: '2', played: 'true', total_goals: '3', column: 'ft_1_odd' }]);
    const buckets = panel.getAllByRole('button', { name: /: bu değer$/ });
    expect(buckets.map((each) => each.getAttribute('aria-label'))).toEqual([
      '1,20 – 1,49, 300 maç: bu değer',
      '1,50 – 1,79, 1.734 maç: bu değer',
      '1,80 – 2,09, 40 maç: bu değer',
    ]);
    expect(panel.getByText('Değeri olmayan: 12 maç')).toBeInTheDocument();
  });

  it('filters by a pressed value, by several, and by all but one, each as a step of the history', async () => {
    const { panel, path, user } = await openFacet('Toplam Gol');
    const three = await panel.findByRole('button', { name: '3, 900 maç: bu değer' });
    await user.click(three);
    await waitFor(() => expect(path()).toBe('/kapanisoran?total_goals=%3D3'));
    expect(three).toHaveAttribute('aria-pressed', 'true');
    await user.click(panel.getByRole('button', { name: '2, 800 maç: bu değer' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?total_goals=%3D3%3B%3D2'));
    await user.click(panel.getByRole('button', { name: '2 hariç' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?total_goals=%21%3D2'));
    await user.click(panel.getByRole('button', { name: 'Filtreyi kaldır' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran'));
  });

  it('filters by the range between two ends that keys move', async () => {
    const { panel, path, user } = await openFacet('Maç Sonucu 1');
    const low = await panel.findByRole('slider', { name: 'Alt sınır' });
    expect(low).toHaveAttribute('aria-valuetext', '1,20');
    act(() => low.focus());
    await user.keyboard('{ArrowRight}');
    expect(low).toHaveAttribute('aria-valuetext', '1,50');
    expect(panel.getByText('1,50 – 2,09: 1.774 maç')).toBeInTheDocument();
    expect(path()).toBe('/kapanisoran');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/kapanisoran?ft_1_odd=1.50-2.09'));
    expect(panel.getByRole('slider', { name: 'Alt sınır' })).toHaveAttribute('aria-valuetext', '1,50');
    expect(panel.getByRole('slider', { name: 'Üst sınır' })).toHaveAttribute('aria-valuetext', '2,09');
  });

  it('compares what a selection came to with what was expected, but not over few matches', async () => {
    const { panel, asked, user } = await openFacet('Maç Sonucu 1');
    const choice = panel.getByRole('combobox', { name: 'Hangi seçenek izlensin?' });
    await user.type(choice, 'ms x');
    await user.click(await screen.findByRole('option', { name: /X$/ }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ selection: 'ft_x_odd' }));
    expect(
      await panel.findByText(
        '2 karşılaştırmadan 1’i beklenenden ayrışıyor; yalnız şans olsa yaklaşık 0 beklenirdi.',
      ),
    ).toBeInTheDocument();
    const rows = panel.getAllByRole('listitem');
    expect(rows[1]).toHaveTextContent('%1,4');
    expect(rows[1]).toHaveTextContent('beklenen %41,0');
    expect(rows[1]).toHaveTextContent('24/1.714');
    expect(rows[2]).toHaveTextContent('24/20');
    expect(rows[2]).toHaveTextContent('Az örnek');
    expect(rows[2]).not.toHaveTextContent('beklenen');
  });

  it('of a date are its season, month and weekday, too', async () => {
    const { panel, path, asked, user } = await openFacet('Tarih', '/kapanisoran?match_date=2024');
    await user.click(await panel.findByRole('button', { name: '2023-2024, 5 maç: bu değer' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?match_date=2024&season=2023-2024'));
    await user.click(panel.getByRole('radio', { name: 'Haftanın günü' }));
    await user.click(await panel.findByRole('button', { name: 'Cumartesi, 7 maç: bu değer' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?match_date=2024&season=2023-2024&weekday=6'));
    expect(asked().map(({ column }) => column)).toEqual(['season', 'weekday']);
  });

  it('opens from its title by key, and says what went wrong', async () => {
    const site = await openOdds('/kapanisoran', found(ROW), undefined, {
      'GET /api/odd-facet': [503, { error: 'Arşiv yükleniyor.', code: 'UNAVAILABLE' }],
    });
    act(() => screen.getByRole('button', { name: 'Maç Sonucu 1 sütununa göre sırala' }).focus());
    await visitor().keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Arşiv yükleniyor.');
    expect(site.path()).toBe('/kapanisoran');
  });
});
