import { CreditCard, LogIn, Menu, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectSession } from '../session/session.slice';
import { classNames } from '../lib/class-names';
import type { SiteTheme } from '../lib/preferences';
import { trShell } from '../locale/tr-shell';
import type { Visitor } from '../session/access';
import { isCurrent, MENU, type MenuEntry, staysFor, visibleMenu } from './menu';
import { lazyPart } from '../kit/feedback/lazy-part';

const PhoneMenu = lazyPart(() => import('./phone-menu'), 'over');

/** How many menu entries stand in the bar itself, beside those that always do and the menu button. */
const PLACES = 3;

const GUEST_ENTRIES: readonly MenuEntry[] = [
  { label: trShell.menu.login, path: '/login', access: 'guest', icon: LogIn },
  { label: trShell.menu.register, path: '/register', access: 'public', icon: UserPlus },
  { label: trShell.menu.purchase, path: '/urunler', access: 'public', icon: CreditCard, filled: true },
];

interface Props {
  theme: SiteTheme;
  onToggleTheme: () => void;
}

/** The main menu of phones, at the bottom where the thumb is. */
export function PhoneDock(props: Props) {
  const { pathname } = useLocation();
  const session = useSelector(selectSession);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const entries = session.isLoggedIn ? memberEntries(session) : GUEST_ENTRIES;
  return (
    <nav
      aria-label={trShell.menu.label}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--dock-height) border-t border-line bg-surface md:hidden print:hidden"
    >
      {entries.map(({ icon: Icon, ...entry }) => (
        <Link
          key={entry.path}
          to={entry.path}
          aria-current={entry.path === pathname ? 'page' : undefined}
          className={dockItem(isCurrent(entry, pathname))}
        >
          {Icon && <Icon aria-hidden className={entry.filled ? FILLED : 'size-5'} />}
          {entry.shortLabel ?? entry.label}
        </Link>
      ))}
      <button
        type="button"
        aria-expanded={openedAt === pathname}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(pathname)}
        className={dockItem(false)}
      >
        <Menu aria-hidden className="size-5" />
        {trShell.menu.open}
      </button>
      {openedAt === pathname && (
        <Suspense>
          <PhoneMenu {...props} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </nav>
  );
}

function memberEntries(session: Visitor): MenuEntry[] {
  const entries = visibleMenu(MENU, session);
  const stays = (entry: MenuEntry) => staysFor(entry, session.role);
  return [...entries.filter((entry) => !stays(entry)).slice(0, PLACES), ...entries.filter(stays)];
}

/** An icon on the colour of the main buttons. */
const FILLED = 'h-6 w-10 rounded-full bg-accent p-1 text-on-accent';

function dockItem(current: boolean): string {
  return classNames(
    'flex flex-1 flex-col items-center justify-center gap-1 text-xs whitespace-nowrap -outline-offset-2 cramped:text-[4vw]',
    current ? 'font-medium text-accent' : 'text-muted',
  );
}
