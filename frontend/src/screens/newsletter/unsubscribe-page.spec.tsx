import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

afterEach(() => jest.restoreAllMocks());

describe('the unsubscribe page', () => {
  it('asks before it does what the link says', async () => {
    const calls = serveApi({ ...SETTINGS, 'POST /api/unsubscribe': [200, { message: 'Bitti.' }] });
    await renderSite('/abonelik-iptal?token=abc.def');
    const button = await screen.findByRole('button', { name: 'Abonelikten çık' });
    await act(async () => {});
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/unsubscribe');
    await userEvent.click(button);
    expect(await screen.findByText(/Aboneliğiniz sona erdi/)).toBeInTheDocument();
    expect(calls.find(({ route }) => route === 'POST /api/unsubscribe')?.body).toEqual({ token: 'abc.def' });
    expect(screen.queryByRole('button', { name: 'Abonelikten çık' })).toBeNull();
  });

  it('says when the link is none of the site’s, and can be tried again', async () => {
    const error = 'Abonelikten çıkma bağlantısı geçersiz.';
    serveApi({ ...SETTINGS, 'POST /api/unsubscribe': [400, { error, code: 'X' }] });
    await renderSite('/abonelik-iptal?token=abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Abonelikten çık' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.getByRole('button', { name: 'Abonelikten çık' })).toBeEnabled();
  });

  it('without a link’s token offers nothing to press', async () => {
    serveApi(SETTINGS);
    await renderSite('/abonelik-iptal');
    expect(await screen.findByText(/Bağlantı eksik görünüyor/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abonelikten çık' })).toBeNull();
  });
});
