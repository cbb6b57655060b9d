import { screen, waitFor, within } from '@testing-library/react';
import { asked, openPanel } from '../../../testing/panel';

const FEED = {
  key: 'abc',
  source: 'ornek.com',
  url: 'https://ornek.com/maclar.csv',
  every_minutes: 60,
  format: null,
  bookmaker: 'B365',
  enabled: true,
  last_run_at: null,
  next_run_at: null,
  stale_since: null,
};
const ANSWER = { inbox: '/veri/inbox', inbox_stale_since: null, feeds: [FEED] };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the feeds in the panel', () => {
  it('are changed and added; what is wrong stands beside its field, and what was typed stays', async () => {
    let refused = false;
    const { calls, user } = await openPanel('/admin?sekme=veri&bolum=kaynaklar', {
      'GET /api/feeds': [200, ANSWER],
      'PUT /api/feeds': () => {
        if (refused) return [200, ANSWER];
        refused = true;
        return [
          400,
          {
            error: 'Alanları kontrol edin.',
            code: 'VALIDATION',
            fields: { 'feeds.1.url': 'Adres zorunlu.' },
          },
        ];
      },
    });
    const save = await screen.findByRole('button', { name: 'Kaynakları kaydet' });
    expect(save).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Adres ekle' }));
    const [first, second] = screen.getAllByRole('listitem', { name: /^Adres/ });
    expect(within(second!).getByLabelText('Adres')).toHaveFocus();
    await user.clear(within(first!).getByLabelText('Kaç dakikada bir'));
    await user.type(within(first!).getByLabelText('Kaç dakikada bir'), '15');
    await user.click(within(second!).getByLabelText('Açık'));
    await user.click(save);
    expect(await screen.findByText('Alanları kontrol edin.')).toBeInTheDocument();
    expect(within(second!).getByLabelText('Adres')).toHaveAccessibleDescription('Adres zorunlu.');
    expect(within(first!).getByLabelText('Kaç dakikada bir')).toHaveValue('15');
    await user.type(within(second!).getByLabelText('Adres'), 'https://iki.com/a.csv');
    expect(screen.queryByText('Adres zorunlu.')).toBeNull();
    await user.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    expect(asked(calls, 'PUT /api/feeds').at(-1)?.body).toEqual({
      feeds: [
        {
          url: 'https://ornek.com/maclar.csv',
          every_minutes: 15,
          format: null,
          bookmaker: 'B365',
          enabled: true,
        },
        { url: 'https://iki.com/a.csv', every_minutes: 60, format: null, bookmaker: null, enabled: false },
      ],
    });
    expect(screen.getAllByRole('listitem', { name: /^Adres/ })).toHaveLength(1);
  });
});
