import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { buttonStyle } from '../kit/form/button-style';
import { classNames } from '../lib/class-names';
import { PHONE, useMediaQuery } from '../lib/use-media-query';
import { trShell } from '../locale/tr-shell';
import { selectSession } from '../session/session.slice';
import { isCurrent, MENU, type MenuEntry, staysFor, visibleMenu } from './menu';
import { useFittingCount } from './use-fitting-count';

const itemStyle = (current: boolean) =>
  classNames(
    'inline-flex h-9 items-center gap-1 rounded-md px-3 text-sm whitespace-nowrap hover:bg-raised',
    current ? 'font-medium text-accent' : 'text-text',
  );

/** The main menu of wide screens. Entries that don't fit stand behind one more button; some never do. */
export function DesktopMenu() {
  const session = useSelector(selectSession);
  const entries = visibleMenu(MENU, session);
  // phones have their own menu, and no time to measure this one
  const phone = useMediaQuery(PHONE);
  if (phone || entries.length === 0) return null;
  const stays = (entry: MenuEntry) => staysFor(entry, session.role);
  return (
    <FittingMenu
      // Other entries have other widths.
      key={entries.map((entry) => entry.path).join()}
      entries={entries.filter((entry) => !stays(entry))}
      staying={entries.filter(stays)}
    />
  );
}

interface Props {
  entries: readonly MenuEntry[];
  /** After the others, and after the button of the rest. */
  staying: readonly MenuEntry[];
}

function FittingMenu({ entries, staying }: Props) {
  const { pathname } = useLocation();
  const room = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(room, list, entries.length + staying.length, staying.length);
  const rest = entries.slice(fitting).flatMap((entry) => entry.children ?? [entry]);
  // kept here: the button of the rest goes for a moment where all entries are measured anew
  const [restOpenAt, setRestOpenAt] = useState<string | null>(null);
  return (
    <nav ref={room} aria-label={trShell.menu.label} className="min-w-0 flex-1">
      <ul ref={list} className="flex w-max items-center gap-1">
        {entries.slice(0, fitting).map((entry) => (
          <MenuItem key={entry.path} entry={entry} pathname={pathname} />
        ))}
        {rest.length > 0 && (
          <li>
            <Submenu
              entry={{ label: trShell.menu.more, path: '', access: 'public', children: rest }}
              pathname={pathname}
              open={restOpenAt === pathname}
              setOpen={(open) => setRestOpenAt(open ? pathname : null)}
            />
          </li>
        )}
        {staying.map((entry) => (
          <MenuItem key={entry.path} entry={entry} pathname={pathname} filled={entry.filled} />
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps {
  entry: MenuEntry;
  pathname: string;
  filled?: boolean;
}

function MenuItem({ entry, pathname, filled = false }: ItemProps) {
  // A new screen closes the submenu that led to it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <li>
      {entry.children ? (
        <Submenu
          entry={entry}
          pathname={pathname}
          open={openAt === pathname}
          setOpen={(open) => setOpenAt(open ? pathname : null)}
        />
      ) : (
        <Link
          to={entry.path}
          className={filled ? buttonStyle('primary', 'small') : itemStyle(isCurrent(entry, pathname))}
          aria-current={entry.path === pathname ? 'page' : undefined}
        >
          {entry.label}
        </Link>
      )}
    </li>
  );
}

interface SubmenuProps extends ItemProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

function Submenu({ entry, pathname, open, setOpen }: SubmenuProps) {
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLeftBehind(whole, open, () => setOpen(false));
  return (
    <div
      ref={whole}
      className="relative"
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

/**
 * Calls back when the visitor turns to something outside an element, with the pointer or the keyboard. The element's own
 * focus says too little: a press gives a button or a link none in Safari.
 */
function useLeftBehind(element: RefObject<HTMLElement | null>, active: boolean, onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (!active) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [element, active]);
}
