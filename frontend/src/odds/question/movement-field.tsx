import { useMemo } from 'react';
import type { ListedGroup } from '../../api/generated/wire';
import { trQuestion as texts } from '../../locale/tr-question';
import { MovementForm } from '../movement/movement-form';
import { readMovements, withMovement, withoutMovement, writeMovements } from '../table/movement';
import { selectionOptions } from '../table/selection-options';
import { RemovableChips } from './removable-chips';

interface Props {
  text: string;
  onChange: (text: string) => void;
  groups: readonly ListedGroup[];
}

/** Prices that moved from opening to closing. */
export function MovementField({ groups, text, onChange }: Props) {
  const titles = useMemo(
    () => new Map(selectionOptions(groups).map(({ value, label }) => [value, label])),
    [groups],
  );
  const movements = readMovements(text) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <RemovableChips
        label={texts.movements}
        items={movements.map(({ column, percent }) => [
          column,
          writeMovements(`${column}:${percent}`, (each) => titles.get(each) ?? each),
        ])}
        onRemove={(column) => onChange(withoutMovement(text, column))}
      />
      <MovementForm
        key={movements.length}
        groups={groups}
        onSubmit={(movement) => onChange(withMovement(text, movement))}
      />
    </div>
  );
}
