import { screen, waitFor, within } from '@testing-library/react';
import { asked, openPanel } from '../../../testing/panel';

const SPONSORS = [
  { id: 4, name: 'Örnek Holding', built_in: false },
  { id: 1, name: 'Yukatel', built_in: true },
];

afterEach(() => localStorage.clear());

describe('sponsors of clubs in the panel', () => {
  it('are listed and added, never edited, and only added ones are deleted', async () => {
    const { calls, user } = await openPanel('/admin?sekme=veri&bolum=sponsorlar', {
      'GET /api/feeds': [200, { inbox: '/veri/inbox', inbox_stale_since: null, feeds: [] }],
      'GET /api/club-sponsors': [200, SPONSORS],
      'POST /api/club-sponsors': [201, { id: 5, name: 'Yeni A.Ş.', built_in: false }],
    });
    expect(await screen.findByText('Yukatel')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /: sil$/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: '“Örnek Holding” sponsoru: sil' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /düzenle$/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yeni kayıt' }));
    const sheet = await screen.findByRole('dialog');
    await user.type(within(sheet).getByLabelText('Sponsor'), 'Yeni A.Ş.');
    await user.click(within(sheet).getByRole('button', { name: 'Ekle' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(asked(calls, 'POST /api/club-sponsors').map(({ body }) => body)).toEqual([{ name: 'Yeni A.Ş.' }]);
  });
});
