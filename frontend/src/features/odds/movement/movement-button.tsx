import { TrendingDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { OddGroupDto } from '../../../api/generated/wire';
import { buttonStyle } from '../../../components/form/button-style';
import { PopoverPanel } from '../../../components/layout/popover-panel';
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
      <PopoverPanel
        align="start"
        aria-label={said.title}
        className="z-30 w-[min(22rem,calc(100vw-16px))] p-4"
      >
        <MovementForm
          groups={groups}
          onSubmit={(movement) => {
            setOpen(false);
            onAdd(movement);
          }}
        />
      </PopoverPanel>
    </Popover.Root>
  );
}
