import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectSession } from '../../features/auth/session.slice';
import { classNames } from '../../lib/class-names';
import { trShell } from '../../locale/tr-shell';
import { isCurrent, MENU, type MenuEntry, visibleMenu } from '../menu';
import { useFittingCount } from './use-fitting-count';

const itemStyle = (current: boolean) =>
  classNames(
    'inline-flex h-9 items-center gap-1 rounded-md px-3 text-sm whitespace-nowrap hover:bg-raised',
    current ? 'font-medium text-accent' : 'text-text',
  );

/** The main menu of wide screens. Entries that don't fit stand behind one more button. */
export function DesktopMenu() {
  const entries = visibleMenu(MENU, useSelector(selectSession));
  if (entries.length === 0) return null;
  // Other entries have other widths.
  return <FittingMenu key={entries.map((entry) => entry.path).join()} entries={entries} />;
}

function FittingMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const room = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(room, list, entries.length);
  const rest = entries.slice(fitting).flatMap((entry) => entry.children ?? [entry]);
  return (
    <nav ref={room} aria-label={trShell.menu.label} className="hidden min-w-0 flex-1 md:block">
      <ul ref={list} className="flex w-max items-center gap-1">
        {entries.slice(0, fitting).map((entry) => (
          <li key={entry.path}>
            {entry.children ? (
              // A new screen closes the submenu that led to it.
              <Submenu entry={entry} pathname={pathname} key={pathname} />
            ) : (
              <Link
                to={entry.path}
                className={itemStyle(isCurrent(entry, pathname))}
                aria-current={entry.path === pathname ? 'page' : undefined}
              >
                {entry.label}
              </Link>
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Submenu
              entry={{ label: trShell.menu.more, path: '', access: 'public', children: rest }}
              pathname={pathname}
              key={pathname}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Submenu({ entry, pathname }: { entry: MenuEntry; pathname: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={itemStyle(isCurrent(entry, pathname))}
      >
        {entry.label}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      {open && (
        <ul className="animate-fade absolute top-full left-0 mt-1 min-w-52 rounded-card border border-line bg-surface p-1">
          {entry.children?.map((child) => (
            <li key={child.path}>
              <Link
                to={child.path}
                className={classNames(itemStyle(child.path === pathname), 'w-full')}
                aria-current={child.path === pathname ? 'page' : undefined}
              >
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
