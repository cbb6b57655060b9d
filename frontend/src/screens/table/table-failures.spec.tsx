import { screen } from '@testing-library/react';
import { type Answer, serveApi, SETTINGS } from '../../testing/fake-api';
import { savedFilter } from '../../testing/saved-filters';
import { renderSite } from '../../testing/render-site';

const BROKEN: Answer = [500, { error: 'Beklenmeyen bir hata oluştu.' }];

afterEach(() => jest.restoreAllMocks());

describe('a table whose columns can not be loaded', () => {
  for (const [address, title] of [
    ['/kapanisoran', 'Kapanış Oranları'],
    ['/acilisoran', 'Açılış Oranları'],
    ['/bulten', 'Bülten'],
    ['/kapanisreyting', 'Kapanış Reytingi'],
    ['/tarama', 'Günün Taraması'],
    ['/guvenilirlik', 'Oranlar ne kadar doğru söylüyor?'],
    ['/filtrelerim', 'Filtrelerim'],
  ]) {
    it(`keeps its title at ${address}`, async () => {
      serveApi({
        ...SETTINGS,
        'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
        'GET /api/odd-columns': BROKEN,
        'GET /api/get_filters': [200, [savedFilter(1)]],
        'GET /api/bulletin-columns': BROKEN,
        'GET /api/Rating/Columns': BROKEN,
        'GET /api/scan': BROKEN,
      });
      await renderSite(address!, { role: 'user' });
      expect(await screen.findByText(/^Sütun bilgileri yüklenemedi\./)).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    });
  }
});
