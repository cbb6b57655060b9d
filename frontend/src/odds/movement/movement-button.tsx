import { TrendingDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ListedGroup } from '../../api/generated/wire';
import { buttonStyle } from '../../kit/form/button-style';
import { PopoverButton } from '../../kit/layout/popover-button';
import { trMovement as texts } from '../../locale/tr-movement';
import type { Movement } from '../table/movement';
import { lazyPart } from '../../kit/feedback/lazy-part';

const MovementForm = lazyPart(
  async () => ({ default: (await import('./movement-form')).MovementForm }),
  'over',
);

interface Props {
  groups: readonly ListedGroup[];
  onAdd: (movement: Movement) => void;
}

/** Opens the form that filters by how far a price moved. */
export function MovementButton({ groups, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <PopoverButton
      open={open}
      onOpen={setOpen}
      className={buttonStyle('secondary', 'small')}
      panel={{
        align: 'start',
        'aria-label': texts.title,
        className: 'z-30 w-[min(22rem,calc(100vw-1rem))] p-4',
        children: (
          <Suspense>
            <MovementForm
              groups={groups}
              onSubmit={(movement) => {
                setOpen(false);
                onAdd(movement);
              }}
            />
          </Suspense>
        ),
      }}
    >
      <TrendingDown aria-hidden className="size-3.5" />
      {texts.label}
    </PopoverButton>
  );
}
