import { SCREEN_PATHS } from './screen-paths';
import { SCREENS } from './screens';

describe('the screens of the site', () => {
  it('stand at the addresses that the server knows, each once', () => {
    expect(SCREENS.map(({ path }) => path).sort()).toEqual([...SCREEN_PATHS].sort());
  });

  it('have a title, or name themselves after what they show', () => {
    const untitled = SCREENS.filter(({ title }) => !title).map(({ path }) => path);
    expect(untitled).toEqual(['/mac/:id', '/blog/:id', '/editorler/:author']);
  });

  it('say to search engines what they are about, where these may come', () => {
    const silent = SCREENS.filter(
      ({ access, description }) => (access === 'public' || access === 'guest') && !description,
    ).map(({ path }) => path);
    // led to by mails and a lost password
    expect(silent).toEqual(['/sifremi-unuttum', '/sifre-sifirla', '/abonelik-iptal']);
  });
});
