import { useMemo } from 'react';
import type { ListedGroup } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { Combobox } from '../../kit/form/combobox';
import { Segmented } from '../../kit/form/segmented';
import { selectionOptions } from '../table/selection-options';
import { percentAblative } from '../../lib/percent-ablative';
import { trMovement as texts } from '../../locale/tr-movement';
import { Select } from '../../kit/form/select';
import { useForm } from '../../kit/form/use-form';
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

const FIELDS = {
  start: { column: null as string | null, direction: -1 as -1 | 1, percent: '10' },
  checks: { column: (column: string | null) => (column === null ? texts.selectionMissing : undefined) },
};

/** Which price, which way, how far. */
export function MovementForm({ groups, onSubmit }: Props) {
  const options = useMemo(() => selectionOptions(groups), [groups]);
  const { form, values, errors, change } = useForm(FIELDS, async ({ column, percent, direction }) => {
    if (column !== null) onSubmit({ column, percent: direction * Number(percent) });
  });
  return (
    <form {...form} className="flex flex-col gap-3">
      <p className="text-dense text-muted">{texts.intro}</p>
      <Combobox
        label={texts.selection}
        placeholder={texts.selectionPlaceholder}
        size="small"
        options={options}
        name="column"
        value={values.column}
        onChange={(column) => change('column', column)}
        error={errors.column}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={texts.direction}
          showLabel
          options={DIRECTIONS}
          value={values.direction}
          onChange={(direction) => change('direction', direction)}
        />
        <Select
          labelled="above"
          className="h-[2.375rem] text-dense tabular-nums max-md:text-base md:w-64"
          label={texts.percent}
          options={PERCENT_OPTIONS}
          value={values.percent}
          onChange={(percent) => change('percent', percent)}
        />
      </div>
      <Button type="submit" size="small" className="h-9 max-md:h-11">
        {texts.add}
      </Button>
    </form>
  );
}
