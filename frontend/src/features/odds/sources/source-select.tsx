import { useId } from 'react';
import { SOURCES } from '../../../api/generated/lists';
import { trSources } from '../../../locale/tr-summary';
import type { SourcePart } from './mixed-margins';
import { sourceTitle } from '../../../components/table/tables';
import { isSource, type SourceName } from './source-names';

interface Props {
  /** None: prices of every source. */
  value: SourceName | undefined;
  /** Where the prices of the answer at hand come from. */
  parts: readonly SourcePart[];
  onChange: (source: SourceName | null) => void;
}

/** Keeps the matches whose prices come from one source. Demo prices are offered only where there are some. */
export function SourceSelect({ value, parts, onChange }: Props) {
  const id = useId();
  const demo = value === 'demo' || parts.some(({ sources }) => sources.includes('demo'));
  return (
    <div className="flex items-center gap-2 text-xs">
      <label htmlFor={id} className="text-muted">
        {trSources.label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(isSource(target.value) ? target.value : null)}
        className="h-8 rounded-md border border-control bg-surface px-2 text-dense max-md:h-11 max-md:text-base"
      >
        <option value="">{trSources.any}</option>
        {SOURCES.filter((source) => source !== 'demo' || demo).map((source) => (
          <option key={source} value={source}>
            {sourceTitle(source)}
          </option>
        ))}
      </select>
    </div>
  );
}
