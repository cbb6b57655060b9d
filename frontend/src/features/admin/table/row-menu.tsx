import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { trAdmin } from '../../../locale/tr-admin';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  onChoose: () => void;
  danger?: boolean;
}

/** The further actions of a row, in a menu. */
export function RowMenu({ rowName, actions }: { rowName: string; actions: readonly MenuAction[] }) {
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
          collisionPadding={8}
          className="animate-fade z-40 min-w-48 rounded-md border border-control bg-surface p-1 text-sm"
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
