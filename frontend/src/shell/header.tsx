import { LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../kit/form/button';
import { buttonStyle } from '../kit/form/button-style';
import { classNames } from '../lib/class-names';
import type { SiteTheme } from '../lib/preferences';
import { trShell } from '../locale/tr-shell';
import { selectSession } from '../session/session.slice';
import { useLogout } from '../session/use-logout';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import { MessagingLink } from './messaging-link';

interface Props {
  theme: SiteTheme;
  onToggleTheme: () => void;
}

export function Header({ theme, onToggleTheme }: Props) {
  const scrolled = useScrolled();
  const { isLoggedIn } = useSelector(selectSession);
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={classNames(
        'sticky top-0 z-30 print:hidden h-(--header-height) border-b bg-surface transition-colors duration-150',
        scrolled ? 'border-control' : 'border-line',
      )}
    >
      <div className="mx-auto flex h-full w-full items-center gap-3 px-4 md:gap-6 lg:px-6">
        <Brand />
        <DesktopMenu />
        <div className="ml-auto flex shrink-0 items-center gap-1.5">
          <ThemeToggle theme={theme} onToggle={onToggleTheme} />
          <div className="hidden items-center gap-2 md:flex">{isLoggedIn ? <Account /> : <GuestLinks />}</div>
        </div>
      </div>
    </header>
  );
}

function GuestLinks() {
  return (
    <>
      <Link to="/login" className={buttonStyle('quiet', 'small')}>
        {trShell.menu.login}
      </Link>
      <Link to="/register" className={buttonStyle('secondary', 'small')}>
        {trShell.menu.register}
      </Link>
      <Link to="/urunler" className={buttonStyle('primary', 'small')}>
        {trShell.menu.purchase}
      </Link>
    </>
  );
}

function Account() {
  const { username, role } = useSelector(selectSession);
  const logout = useLogout();
  return (
    <>
      <MessagingLink className={buttonStyle('quiet', 'small')} />
      <Link to="/profile" title={trShell.menu.profile} className={buttonStyle('quiet', 'small', 'max-w-52')}>
        <UserRound aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">{trShell.menu.profile}: </span>
        <span className="truncate max-xl:sr-only">{username}</span>
        {role && (
          <span className="text-xs font-normal whitespace-nowrap text-muted max-xl:sr-only">
            {trShell.roles[role]}
          </span>
        )}
      </Link>
      <Button look="secondary" size="small" onClick={logout}>
        <LogOut aria-hidden className="size-4" />
        {trShell.menu.logout}
      </Button>
    </>
  );
}

function ThemeToggle({ theme, onToggle }: { theme: SiteTheme; onToggle: () => void }) {
  const Icon = theme === 'dark' ? Sun : Moon;
  const label = theme === 'dark' ? trShell.menu.lightTheme : trShell.menu.darkTheme;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={label}
      title={label}
      className="grid size-10 place-items-center rounded-md text-muted hover:bg-raised hover:text-text"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

/** Whether the page is scrolled away from its top. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > 0);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > 0);
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return scrolled;
}
