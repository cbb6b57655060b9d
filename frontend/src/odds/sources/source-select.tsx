import { SOURCES } from '../../api/generated/wire';
import { Select } from '../../kit/form/select';
import { trSources } from '../../locale/tr-summary';
import type { SourcePart } from './mixed-margins';
import { sourceTitle } from '../table/source';
import { isSource, type SourceName } from './source-names';

interface Props {
  /** None: prices of every source. */
  value: SourceName | undefined;
  /** Where the prices of the answer at hand come from. */
  parts: readonly SourcePart[];
  onChange: (source: SourceName | null) => void;
}

/** What is invented comes from them. */
const DEMO: readonly string[] = ['demo', 'demo-bulletin'] satisfies SourceName[];

/** Keeps the matches whose prices come from one source. Demo prices are offered only where there are some. */
export function SourceSelect({ value, parts, onChange }: Props) {
  const demo = [value ?? '', ...parts.flatMap(({ sources }) => sources)].some((source) =>
    DEMO.includes(source),
  );
  return (
    <Select
      label={trSources.label}
      options={[
        ['', trSources.any],
        ...SOURCES.filter((source) => demo || !DEMO.includes(source)).map(
          (source) => [source, sourceTitle(source)] as const,
        ),
      ]}
      value={value ?? ''}
      onChange={(source) => onChange(isSource(source) ? source : null)}
      className="h-8 text-dense max-md:h-11 max-md:text-base"
    />
  );
}
