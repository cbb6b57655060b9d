import { trShell } from '../../locale/tr-shell';
import type { ScreenPath } from './screen-paths';

interface ScreenHead {
  /** Name of the browser tab. */
  title: string;
  /** What search engines and previews of a shared link say. */
  description: string;
}

/** What the head of the page says on the screens that everybody may find; the build leaves it for the server, too. */
export const SCREEN_HEADS = {
  '/login': { title: trShell.titles.login, description: trShell.descriptions.login },
  '/register': { title: trShell.titles.register, description: trShell.descriptions.register },
  '/urunler': { title: trShell.titles.products, description: trShell.descriptions.products },
  '/editorler': { title: trShell.titles.editors, description: trShell.descriptions.editors },
  '/sicil-denetimi': {
    title: trShell.titles.recordCheck,
    description: trShell.descriptions.recordCheck,
  },
  '/kvkk': { title: trShell.titles.privacy, description: trShell.descriptions.privacy },
  '/uyeliksozlesmesi': { title: trShell.titles.agreement, description: trShell.descriptions.agreement },
  '/about': { title: trShell.titles.about, description: trShell.descriptions.about },
  '/contact': { title: trShell.titles.contact, description: trShell.descriptions.contact },
} as const satisfies Partial<Record<ScreenPath, ScreenHead>>;
