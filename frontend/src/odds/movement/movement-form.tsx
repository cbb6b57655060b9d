import { useMemo, useState } from 'react';
import type { ListedGroup } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { Combobox } from '../../kit/form/combobox';
import { Segmented } from '../../kit/form/segmented';
import { selectionOptions } from '../table/selection-options';
import { percentAblative } from '../../lib/percent-ablative';
import { trMovement as texts } from '../../locale/tr-movement';
import { Select } from '../../kit/form/select';
import { type Movement, PERCENTS } from '../table/movement';

interface Props {
  groups: readonly ListedGroup[];
  onSubmit: (movement: Movement) => void;
}

const DIRECTIONS = [
  [-1, texts.fallen],
  [1, texts.risen],
] as const;

const PERCENT_OPTIONS = PERCENTS.map(
  (percent) => [String(percent), texts.moreThan(percentAblative(percent))] as const,
);

/** Which price, which way, how far. */
export function MovementForm({ groups, onSubmit }: Props) {
  const options = useMemo(() => selectionOptions(groups), [groups]);
  const [column, setColumn] = useState<string | null>(null);
  const [direction, setDirection] = useState<-1 | 1>(-1);
  const [percent, setPercent] = useState('10');
  const [missing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(column === null);
        if (column !== null) onSubmit({ column, percent: direction * Number(percent) });
      }}
    >
      <p className="text-dense text-muted">{texts.intro}</p>
      <Combobox
        label={texts.selection}
        placeholder={texts.selectionPlaceholder}
        size="small"
        options={options}
        value={column}
        onChange={setColumn}
        error={missing && column === null ? texts.selectionMissing : undefined}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={texts.direction}
          showLabel
          options={DIRECTIONS}
          value={direction}
          onChange={setDirection}
        />
        <Select
          labelled="above"
          className="h-[2.375rem] text-dense tabular-nums max-md:text-base md:w-64"
          label={texts.percent}
          options={PERCENT_OPTIONS}
          value={percent}
          onChange={setPercent}
        />
      </div>
      <Button type="submit" size="small" className="h-9 max-md:h-11">
        {texts.add}
      </Button>
    </form>
  );
}
