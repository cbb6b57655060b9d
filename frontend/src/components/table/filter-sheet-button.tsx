import { SlidersHorizontal } from 'lucide-react';
import { tr } from '../../locale/tr';
import { Button } from '../form/button';

/** Opens the sheet of filters on phones, and says how many count. */
export function FilterSheetButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onOpen}>
      <SlidersHorizontal aria-hidden className="size-4" />
      {count === 0 ? tr.odds.filters : tr.odds.filterCount(count)}
    </Button>
  );
}
