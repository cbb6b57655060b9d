import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS, SECTIONS } from '../../testing/catalogue';
import { type Answer, serveApi, SETTINGS } from '../../testing/fake-api';
import { matchWith, similarWith } from '../../testing/match';
import { renderSite } from '../../testing/render-site';
import { summaryOf } from '../../testing/summary';

const HISTORY = {
  match_id: 7,
  history: [
    {
      ...{ column: 'ft_1_odd', label: '1', group: 'ft', group_title: 'Maç Sonucu' },
      points: [
        { at: '2026-05-16T09:00:00.000Z', price: 1.9 },
        { at: '2026-05-16T15:00:00.000Z', price: 1.8 },
        { at: '2026-05-17T18:00:00.000Z', price: 1.85 },
      ],
    },
    {
      ...{ column: 'ft_x_odd', label: 'X', group: 'ft', group_title: 'Maç Sonucu' },
      points: [
        { at: '2026-05-16T09:00:00.000Z', price: 3.4 },
        { at: '2026-05-16T15:00:00.000Z', price: null },
      ],
    },
    {
      ...{ column: 'hnd_1_odd', label: '1', group: 'hnd', group_title: 'Handikap' },
      points: [{ at: '2026-05-16T09:00:00.000Z', price: 2.5 }],
    },
  ],
};

async function open(history: Answer = [200, HISTORY]) {
  serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { sections: SECTIONS, groups: GROUPS }],
    'GET /api/matches/7': [200, matchWith()],
    'GET /api/matches/7/similar': [200, similarWith()],
    'GET /api/odd-summary': [200, summaryOf(GROUPS, { total: 14 })],
    'GET /api/price-history/7': history,
  });
  await renderSite('/mac/7', { role: 'user' });
  return within(await screen.findByRole('region', { name: 'Oranların seyri' }));
}

afterEach(() => jest.restoreAllMocks());

describe('how the prices of a match went', () => {
  it('is a line per selection with its ends and extremes', async () => {
    const section = await open();
    const lines = await section.findAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^11,90 → 1,85 -%2,6.*en düşük 1,80 · en yüksek 1,90$/),
      expect.stringMatching(/^X3,40 → 3,40 sonra kapandı.*en düşük 3,40 · en yüksek 3,40$/),
    ]);
  });

  it('is walked along with the arrow keys, each point in words', async () => {
    const section = await open();
    const line = await section.findByRole('slider', { name: 'Maç Sonucu: 1, oranın seyri' });
    const user = userEvent.setup();
    expect(line).toHaveAttribute('aria-valuetext', '17 Mayıs 2026 21:00 · 1,85');
    act(() => line.focus());
    await user.keyboard('{ArrowLeft}');
    expect(line).toHaveAttribute('aria-valuetext', '16 Mayıs 2026 18:00 · 1,80');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(line).toHaveAttribute('aria-valuetext', '16 Mayıs 2026 12:00 · 1,90');
    expect(line).toHaveAttribute('aria-valuenow', '1');
    await user.keyboard('{End}');
    expect(line).toHaveAttribute('aria-valuetext', '17 Mayıs 2026 21:00 · 1,85');
    const closed = section.getByRole('slider', { name: 'Maç Sonucu: X, oranın seyri' });
    expect(closed).toHaveAttribute('aria-valuetext', '16 Mayıs 2026 18:00 · kapalı');
  });

  it('is a table too', async () => {
    const section = await open();
    const user = userEvent.setup();
    await user.click(await section.findByText('Bütün kayıtlar (3)'));
    const rows = section.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'Zaman1X',
      '17 Mayıs 2026 21:001,85-',
      '16 Mayıs 2026 18:001,80-',
      '16 Mayıs 2026 12:001,903,40',
    ]);
  });

  it('never says that a price did not change which is only back where it began', async () => {
    const at = (hour: number) => `2026-05-16T${hour}:00:00.000Z`;
    const line = (column: string, label: string, prices: number[]) => ({
      ...{ column, label, group: 'ft', group_title: 'Maç Sonucu' },
      points: prices.map((price, index) => ({ at: at(10 + index), price })),
    });
    const history = [line('ft_1_odd', '1', [1.9, 1.8, 1.9]), line('ft_x_odd', 'X', [3.4])];
    const section = await open([200, { match_id: 7, history }]);
    const lines = (await section.findAllByRole('listitem')).map((each) => each.textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^11,90 → 1,90 arada 2 kez değişti/),
      expect.stringMatching(/^X3,40 değişmedi/),
    ]);
  });

  it('shows another market on demand', async () => {
    const section = await open();
    const user = userEvent.setup();
    await user.selectOptions(await section.findByLabelText('Bahis türü'), 'Handikap');
    expect(section.getByRole('slider')).toHaveAccessibleName('Handikap: 1, oranın seyri');
  });

  it('says so when no source gave times', async () => {
    const section = await open([200, { match_id: 7, history: [] }]);
    expect(await section.findByText(/ne zaman değiştiği bilinmiyor/)).toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    const section = await open([503, { error: 'Hizmete ulaşılamıyor.', code: 'UNAVAILABLE' }]);
    expect(await section.findByText('Hizmete ulaşılamıyor.')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });
});
