import { useMemo } from 'react';
import { trQuestion as texts } from '../../locale/tr-question';
import { readAlternatives } from '../table/alternatives';
import { columnOptions } from '../table/column-search';
import type { FilterTexts } from '../table/filter-text';
import type { MatchTable } from '../table/match-table';
import { ownPriceOf, readComparison } from '../table/price-text';
import ComparisonForm from './comparison-form';
import { Part } from './part';
import { RemovableChips } from './removable-chips';

/** The comparisons with other prices in a filter text. */
export const comparisonsIn = (text: string): readonly string[] =>
  readAlternatives(text).parts.filter((each) => readComparison(each) !== null);

interface Props {
  table: MatchTable<never>;
  draft: FilterTexts;
  onChange: (id: string, text: string) => void;
}

/** Prices against other ones of the same match. */
export function ComparisonPart({ table, draft, onChange }: Props) {
  const options = useMemo(() => columnOptions(table, ({ kind }) => kind === 'odd'), [table]);
  const asked = options.flatMap(({ value }) => {
    const text = draft[value] ?? '';
    const { shortTitle, written } = table.columns.get(value)!;
    return comparisonsIn(text).length > 0 ? [[value, `${shortTitle} ${written(text)}`] as const] : [];
  });
  if (options.length === 0) return null;
  return (
    <Part title={texts.comparison} asked={asked.map(([, text]) => text).join(' · ')} open={false}>
      <div className="flex flex-col gap-3">
        <RemovableChips label={texts.comparison} items={asked} onRemove={(id) => onChange(id, '')} />
        <p className="text-dense text-muted">{texts.comparisonHint}</p>
        <ComparisonForm
          key={asked.length}
          column={null}
          options={options}
          own={ownPriceOf(table.key)}
          onSubmit={onChange}
        />
      </div>
    </Part>
  );
}
