import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trAdmin } from '../../../locale/tr-admin';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  onChoose: () => void;
  danger?: boolean;
}

/** How far the menu stays away from the edges; on phones the dock stands at the lower one. */
const ROOM = 8;
const DOCK_HEIGHT = 56;

/** The further actions of a row, in a menu that scrolls where the screen is too low for it. */
export function RowMenu({ rowName, actions }: { rowName: string; actions: readonly MenuAction[] }) {
  const phone = useMediaQuery(PHONE);
  if (actions.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={trAdmin.table.moreOf(rowName)}
        title={trAdmin.table.more}
        className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-raised"
      >
        <Ellipsis aria-hidden className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          align="end"
          // who scrolls with the keyboard has to reach it
          tabIndex={0}
          collisionPadding={{ top: ROOM, left: ROOM, right: ROOM, bottom: phone ? DOCK_HEIGHT + ROOM : ROOM }}
          className="animate-fade z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto overscroll-contain rounded-md border border-control bg-surface p-1 text-sm"
        >
          {actions.map(({ label, icon: Icon, onChoose, danger }) => (
            <DropdownMenu.Item
              key={label}
              onSelect={onChoose}
              className={`flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 outline-none data-highlighted:bg-raised ${danger ? 'text-danger' : ''}`}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
