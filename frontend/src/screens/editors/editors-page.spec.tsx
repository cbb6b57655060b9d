import { screen, within } from '@testing-library/react';
import { editorWith } from '../../testing/editors';
import { serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

afterEach(() => jest.restoreAllMocks());

describe('the record of all editors', () => {
  it('is a table for everybody: what followers of each play, with its count, few said to be few', async () => {
    const editors = [
      editorWith(),
      editorWith({ author: 'Ali/Can', picks: 9, settled: 8, won: 6, return_rate: 0.4 }),
      editorWith({ author: 'kuponcu', plays: 'coupons', coupons: { ...editorWith().coupons, settled: 40 } }),
    ];
    serveApi({ ...SETTINGS, 'GET /api/editors': [200, { editors }] });
    await renderSite('/editorler');
    const table = await screen.findByRole('table', { name: /^Editörler, sonuçlanan seçimleriyle/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent!.trim()))).toEqual([
      [
        'editör tek seçimler · 130 seçim, ortalama oran 1,90',
        ...['120', '66%55,0', '+5,40', '+%4,5%95 aralık -%12 … +%21'],
      ],
      [
        'Ali/Can Az örnektek seçimler · 9 seçim, ortalama oran 1,90',
        ...['8', '6%75,0', '+5,40', '+%40,0%95 aralık -%12 … +%21'],
      ],
      [
        'kuponcu kuponlar · 130 seçim, ortalama oran 1,90',
        ...['40', '4%10,0', '-3,20', '-%16,0%95 aralık -%71 … +%62'],
      ],
    ]);
    expect(within(rows[1]!).getByRole('link')).toHaveAttribute('href', '/editorler/Ali%2FCan');
    expect(document.title).toMatch(/^Editörlerin Sicili/);
  });

  it('says so while nobody has a selection', async () => {
    serveApi({ ...SETTINGS, 'GET /api/editors': [200, { editors: [] }] });
    await renderSite('/editorler');
    expect(await screen.findByText('Sicilde henüz seçim yok')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says why it can not be shown', async () => {
    serveApi({ ...SETTINGS, 'GET /api/editors': [500, { error: 'Bir hata oluştu.', code: 'X' }] });
    await renderSite('/editorler');
    expect(await screen.findByRole('alert')).toHaveTextContent('Editörlerin sicili yüklenemedi.');
  });
});
