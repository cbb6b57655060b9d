import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectSession } from '../../features/auth/session.slice';
import { classNames } from '../../lib/class-names';
import { tr } from '../../locale/tr';
import { isCurrent, MENU, type MenuEntry, visibleMenu } from '../menu';

const itemStyle = (current: boolean) =>
  classNames(
    'inline-flex h-9 items-center gap-1 rounded-md px-3 text-sm whitespace-nowrap hover:bg-raised',
    current ? 'font-medium text-accent' : 'text-text',
  );

export function DesktopMenu() {
  const { pathname } = useLocation();
  const entries = visibleMenu(MENU, useSelector(selectSession));
  if (entries.length === 0) return null;
  return (
    <nav aria-label={tr.menu.label} className="hidden md:block">
      <ul className="flex items-center gap-1">
        {entries.map((entry) => (
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
