import { useMemo } from 'react';
import { Button } from '../../kit/form/button';
import { Combobox } from '../../kit/form/combobox';
import type { ComboboxOption } from '../../kit/form/combobox-options';
import { Segmented } from '../../kit/form/segmented';
import { TextField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { trQuestion as texts } from '../../locale/tr-question';
import {
  type OWN_PRICES,
  PRICE_SIGNS,
  type PriceComparison,
  readComparison,
  writeComparison,
  WRITTEN_SIGNS,
} from '../table/price-text';

interface Props {
  /** The column that is compared; null: it is chosen here, too. */
  column: string | null;
  /** All columns of odds of the table. */
  options: readonly ComboboxOption<string>[];
  /** The price of the same column in the other set. */
  own: (typeof OWN_PRICES)[number];
  /** What filters the column now. */
  text?: string;
  onSubmit: (column: string, text: string) => void;
}

const SIGNS = PRICE_SIGNS.map((sign) => [sign, WRITTEN_SIGNS[sign]] as const);
const NOTHING: PriceComparison = { sign: '<', other: '', factor: '', tolerance: '' };
const FACTOR = /^\d{1,2}([.,]\d{1,4})?$/;
const TOLERANCE = /^\d{1,2}([.,]\d{1,2})?$/;

const isNumber = (text: string, shape: RegExp) => text.trim() === '' || shape.test(text.trim());

/** A price against another one of the same match, each by its title. */
export default function ComparisonForm({ column, options, own, text = '', onSubmit }: Props) {
  const before = readComparison(text) ?? NOTHING;
  const others = useMemo(
    () => [
      { value: own, label: texts.ownPrice(own) },
      ...options.filter(({ value }) => column === null || value !== column),
    ],
    [options, own, column],
  );
  const { form, values, errors, change, field } = useForm(
    {
      start: { ...before, column: column as string | null, other: (before.other || null) as string | null },
      checks: {
        column: (chosen) => (chosen === null ? texts.columnMissing : undefined),
        other: (other, all) => (other === null || other === all.column ? texts.otherMissing : undefined),
        factor: (factor) => (isNumber(factor, FACTOR) ? undefined : texts.factorWrong),
        tolerance: (tolerance, { sign }) =>
          sign !== '=' || isNumber(tolerance, TOLERANCE) ? undefined : texts.toleranceWrong,
      },
    },
    async ({ column: chosen, other, sign, factor, tolerance }) => {
      if (chosen === null || other === null) return;
      const parts = { factor: factor.trim(), tolerance: sign === '=' ? tolerance.trim() : '' };
      onSubmit(chosen, writeComparison({ sign, other, ...parts }));
    },
  );
  const titleOf = (value: string) => options.find((option) => option.value === value)?.label ?? '';
  const choice = { size: 'small', placeholder: texts.pricePlaceholder } as const;
  return (
    <form {...form} className="flex flex-col gap-3">
      {column !== null && <p className="text-sm font-semibold">{texts.compared(titleOf(column))}</p>}
      {column === null && (
        <Combobox
          {...choice}
          label={texts.price}
          name="column"
          options={options}
          value={values.column}
          onChange={(chosen) => change('column', chosen)}
          error={errors.column}
        />
      )}
      <Segmented
        label={texts.sign}
        showLabel
        options={SIGNS}
        value={values.sign}
        onChange={(sign) => change('sign', sign)}
      />
      <Combobox
        {...choice}
        label={texts.otherPrice}
        name="other"
        options={others}
        value={values.other}
        onChange={(other) => change('other', other)}
        error={errors.other}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={texts.factor} inputMode="decimal" placeholder="1,1" {...field('factor')} />
        {values.sign === '=' && (
          <TextField label={texts.tolerance} inputMode="decimal" placeholder="0,05" {...field('tolerance')} />
        )}
      </div>
      <Button type="submit" size="small" look="secondary" className="h-9 max-md:h-11">
        {column === null ? texts.add : texts.apply}
      </Button>
    </form>
  );
}
