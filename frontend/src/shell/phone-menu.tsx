import {
  ChevronDown,
  CircleUserRound,
  Gauge,
  LogOut,
  type LucideIcon,
  Mail,
  Package,
  PenLine,
  SlidersHorizontal,
  Trophy,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../kit/form/button';
import { buttonStyle } from '../kit/form/button-style';
import { Sheet } from '../kit/layout/sheet';
import { classNames } from '../lib/class-names';
import type { SiteTheme } from '../lib/preferences';
import { trShell } from '../locale/tr-shell';
import { selectSession } from '../session/session.slice';
import { useLogout } from '../session/use-logout';
import { isCurrent, MENU, type MenuEntry, visibleMenu } from './menu';
import { MessagingLink } from './messaging-link';

interface Props {
  theme: SiteTheme;
  onToggleTheme: () => void;
  onClose: () => void;
}

const rowStyle = (current: boolean) =>
  classNames(
    'flex h-12 w-full items-center gap-3 rounded-md px-3 text-base hover:bg-raised',
    current && 'font-medium text-accent',
  );

/** The whole menu as a sheet over the bottom of the screen; submenus open and close in place. */
export default function PhoneMenu({ theme, onToggleTheme, onClose }: Props) {
  const session = useSelector(selectSession);
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <Sheet title={trShell.menu.open} onClose={onClose}>
      {session.isLoggedIn && (
        <p className="px-3 pb-2 text-sm text-muted">
          {trShell.menu.signedInAs(session.username ?? '', session.role ? trShell.roles[session.role] : '')}
        </p>
      )}
      <ul>
        {visibleMenu(MENU, session).map((entry) => (
          <li key={entry.path}>
            <PhoneMenuEntry entry={entry} pathname={pathname} onFollow={onClose} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-col gap-2 border-t border-line pt-4">
        <Button look="secondary" onClick={onToggleTheme}>
          {theme === 'dark' ? trShell.menu.lightTheme : trShell.menu.darkTheme}
        </Button>
        {session.isLoggedIn && <MessagingLink className={buttonStyle('secondary')} />}
        {session.isLoggedIn ? (
          <Button look="secondary" onClick={logout}>
            <LogOut aria-hidden className="size-4" />
            {trShell.menu.logout}
          </Button>
        ) : (
          <>
            <Link to="/login" onClick={onClose} className={buttonStyle('secondary')}>
              {trShell.menu.login}
            </Link>
            <Link to="/register" onClick={onClose} className={buttonStyle('secondary')}>
              {trShell.menu.register}
            </Link>
            <Link to="/urunler" onClick={onClose} className={buttonStyle('primary')}>
              {trShell.menu.purchase}
            </Link>
          </>
        )}
      </div>
    </Sheet>
  );
}

interface EntryProps {
  entry: MenuEntry;
  pathname: string;
  onFollow: () => void;
}

function PhoneMenuEntry({ entry, pathname, onFollow }: EntryProps) {
  const Icon = entry.icon ?? MENU_ICONS[entry.path];
  const current = isCurrent(entry, pathname);
  const [open, setOpen] = useState(current);
  const face = (
    <>
      {Icon && <Icon aria-hidden className="size-5 text-muted" />}
      {entry.label}
    </>
  );
  if (!entry.children) {
    return (
      <Link
        to={entry.path}
        onClick={onFollow}
        className={rowStyle(current)}
        aria-current={current ? 'page' : undefined}
      >
        {face}
      </Link>
    );
  }
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={rowStyle(current)}>
        {face}
        <ChevronDown
          aria-hidden
          className={classNames('ml-auto size-5 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      {open && (
        <ul className="ml-8">
          {entry.children.map((child) => (
            <li key={child.path}>
              <Link
                to={child.path}
                onClick={onFollow}
                className={rowStyle(child.path === pathname)}
                aria-current={child.path === pathname ? 'page' : undefined}
              >
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Icons of entries that only the sheet of phones shows, by path: they are loaded with it. */
const MENU_ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {
  '/reytingler': Gauge,
  '/kazananlar': Trophy,
  '/urunler': Package,
  '/admin': SlidersHorizontal,
  '/editorgiris': PenLine,
  '/about': CircleUserRound,
  '/contact': Mail,
  '/profile': UserRound,
};
