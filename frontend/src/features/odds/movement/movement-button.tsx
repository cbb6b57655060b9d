import { TrendingDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { OddGroupDto } from '../../../api/generated/wire';
import { buttonStyle } from '../../../components/form/button-style';
import { trMovement as said } from '../../../locale/tr-movement';
import type { Movement } from './movement';
import { MovementForm } from './movement-form';

interface Props {
  groups: readonly OddGroupDto[];
  onAdd: (movement: Movement) => void;
}

/** Opens the form that filters by how far a price moved. */
export function MovementButton({ groups, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonStyle('secondary', 'small')}>
        <TrendingDown aria-hidden className="size-3.5" />
        {said.label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={said.title}
          className="animate-fade z-30 w-[min(22rem,calc(100vw-16px))] rounded-card border border-line bg-surface p-4 text-text shadow-sm"
        >
          <MovementForm
            groups={groups}
            onSubmit={(movement) => {
              setOpen(false);
              onAdd(movement);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
