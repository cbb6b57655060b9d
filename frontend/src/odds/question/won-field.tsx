import { useMemo } from 'react';
import type { ListedGroup } from '../../api/generated/wire';
import { Combobox } from '../../kit/form/combobox';
import { Switch } from '../../kit/form/switch';
import { trQuestion as texts } from '../../locale/tr-question';
import { selectionOptions } from '../table/selection-options';
import { RemovableChips } from './removable-chips';
import { useAlternatives } from './use-alternatives';

interface Props {
  text: string;
  onChange: (text: string) => void;
  groups: readonly ListedGroup[];
}

/** Selections of which one won, or none. */
export function WonField({ text, onChange, groups }: Props) {
  const options = useMemo(() => selectionOptions(groups), [groups]);
  const { parts, write, without } = useAlternatives(text, onChange);
  const titleOf = (column: string) => options.find(({ value }) => value === column)?.label ?? column;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-dense text-muted">{texts.wonHint}</p>
      <RemovableChips
        label={texts.won}
        items={parts.map((column) => [column, titleOf(column)])}
        onRemove={(column) => write(parts.filter((each) => each !== column))}
      />
      <Combobox
        // empty again after each choice
        key={parts.length}
        label={texts.addWon}
        placeholder={texts.pricePlaceholder}
        size="small"
        options={options.filter(({ value }) => !parts.includes(value))}
        value={null}
        onChange={(column) => column !== null && write([...parts, column])}
      />
      {parts.length > 0 && <Switch label={texts.without} {...without} />}
    </div>
  );
}
