import { Segmented } from '../../kit/form/segmented';
import { trTable } from '../../locale/tr-table';
import type { ShownValues } from '../odds-type';
import type { TableControls } from './use-question';

const OPTIONS: readonly (readonly [ShownValues, string])[] = [
  ['price', trTable.valuesOptions.price],
  ['probability', trTable.valuesOptions.probability],
];

/** Columns of odds show prices, or the probabilities that these say. */
export function ValuesSwitch({
  controls,
}: {
  controls: Pick<TableControls<never>, 'question' | 'setValues'>;
}) {
  return (
    <Segmented
      label={trTable.values}
      options={OPTIONS}
      value={controls.question.values}
      onChange={controls.setValues}
    />
  );
}
