import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { answerConfirmation, useConfirmationAsked } from '../api/confirmation';
import { ErrorBoundary } from '../kit/feedback/error-boundary';
import { lazyPart } from '../kit/feedback/lazy-part';
import { NoticeArea } from '../kit/feedback/notice-area';
import { loadPart } from '../lib/load-part';
import { drawSiteTheme, SITE_THEME, usePreference } from '../lib/preferences';
import { trShell } from '../locale/tr-shell';
import { SCREENS } from '../screens';
import { useRoleCheck } from '../session/role-check';
import { Footer, FooterLine } from './footer';
import { Header } from './header';
import { PhoneDock } from './phone-dock';
import { RouteError } from './route-error';
import { useSessionEnd } from './use-session-end';

/** What stands around every screen: header, menus, footer, notices. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [theme, setTheme] = usePreference(SITE_THEME);
  const toggleTheme = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    drawSiteTheme(next);
    setTheme(next);
  };
  useRoleCheck();
  useSessionEnd();
  useFreshStart(main, pathname);

  return (
    <div className="flex min-h-dvh flex-col pb-(--dock-height) md:pb-0">
      <a
        href="#icerik"
        className="sr-only z-50 print:hidden rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {trShell.site.skipToContent}
      </a>
      <ShellPart otherwise={<BareHeader />}>
        <Header theme={theme} onToggleTheme={toggleTheme} />
      </ShellPart>
      <main
        ref={main}
        id="icerik"
        tabIndex={-1}
        // as high as the screen, whatever it holds: the footer begins below it and never moves into view while it loads
        className="flex min-h-[calc(100dvh-var(--header-height))] grow flex-col outline-none print:min-h-0"
      >
        <ErrorBoundary key={pathname} fallback={() => <RouteError />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <ShellPart>{fillsWindow(pathname) ? <FooterLine /> : <Footer />}</ShellPart>
      <ShellPart>
        <PhoneDock theme={theme} onToggleTheme={toggleTheme} />
      </ShellPart>
      <ConfirmationArea />
      <ShellPart>
        <NoticeArea />
      </ShellPart>
    </div>
  );
}

/** A part without which the page can still be read and used: where it breaks the rest stays. */
function ShellPart({ children, otherwise = null }: { children: ReactNode; otherwise?: ReactNode }) {
  return <ErrorBoundary fallback={() => otherwise}>{children}</ErrorBoundary>;
}

/** As high as the header, with the way home. */
function BareHeader() {
  return (
    <header className="flex h-(--header-height) items-center border-b border-line bg-surface px-4 print:hidden">
      <a href="/" className="font-semibold">
        {trShell.site.name}
      </a>
    </header>
  );
}

const fillsWindow = (pathname: string) =>
  SCREENS.some(({ path, fillsWindow: fills }) => fills && matchPath(path, pathname) !== null);

/** A new screen starts at the top, with the keyboard at its beginning. */
function useFreshStart(main: React.RefObject<HTMLElement | null>, pathname: string) {
  const shown = useRef(pathname);
  // before what the screen itself may know about its place
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

// without its code nobody can be asked: the request fails as the server refused it
const ConfirmationDialog = lazyPart(() =>
  loadPart(() => import('./confirmation-dialog')).catch(() => ({ default: NobodyToAsk })),
);

/** The place of the dialog that asks who is there. Empty until a request waits for it. */
function ConfirmationArea() {
  return useConfirmationAsked() ? (
    <ErrorBoundary fallback={() => <NobodyToAsk />}>
      <Suspense>
        <ConfirmationDialog />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

function NobodyToAsk(): null {
  useEffect(() => answerConfirmation(false), []);
  return null;
}
