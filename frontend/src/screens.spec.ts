import { PAGES } from './pages';
import { SCREENS } from './screens';

describe('the screens of the site', () => {
  it('stand at an address each', () => {
    expect(SCREENS.map(({ path }) => path).sort()).toEqual(Object.keys(PAGES).sort());
  });

  it('say to search engines what they are about, where these may come', () => {
    const silent = SCREENS.filter(
      ({ access, description }) => (access === 'public' || access === 'guest') && !description,
    ).map(({ path }) => path);
    // led to by mails and a lost password
    expect(silent).toEqual(['/sifremi-unuttum', '/sifre-sifirla', '/abonelik-iptal']);
  });
});
