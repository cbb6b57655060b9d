import type { ListedGroup } from '../../api/generated/wire';
import { trReliability as texts } from '../../locale/tr-reliability';
import { Select } from '../../kit/form/select';
import { DateField } from '../../kit/form/date-field';
import { TypeChoice } from '../../odds/choice/type-choice';
import { firstJudged, marketOptions } from './market-options';
import type { ReliabilityView } from './reliability-url';

interface Props {
  question: ReliabilityView;
  groups: readonly ListedGroup[];
  onChange: (change: Partial<ReliabilityView>) => void;
}

const SOURCES = [['', texts.anySource] as const, ...Object.entries(texts.sources)];

/** Which market of which set, over which days and which source. */
export function ReliabilityControls({ question, groups, onChange }: Props) {
  const { group, type, from = '', to = '', source = '' } = question;
  const first = firstJudged(groups);
  return (
    <div className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 max-md:grid-cols-2 cramped:flex cramped:flex-col md:flex md:flex-wrap md:items-end">
      <div className="max-md:col-span-2">
        <Select
          labelled="above"
          className="h-[2.375rem] text-dense tabular-nums max-md:text-base md:w-64"
          label={texts.market}
          options={marketOptions(groups, group)}
          value={group ?? first ?? ''}
          onChange={(next) => onChange({ group: next === first ? undefined : next, selection: undefined })}
        />
      </div>
      <div className="max-md:col-span-2">
        <TypeChoice type={type} onChange={(next) => onChange({ type: next })} />
      </div>
      <DateField
        label={texts.from}
        value={from}
        onChange={(day) => onChange({ from: day || undefined })}
        optional
      />
      <DateField
        label={texts.to}
        value={to}
        onChange={(day) => onChange({ to: day || undefined })}
        optional
      />
      <div className="max-md:col-span-2">
        <Select
          labelled="above"
          className="h-[2.375rem] text-dense tabular-nums max-md:text-base md:w-64"
          label={texts.source}
          options={
            SOURCES.some(([name]) => name === source) ? SOURCES : [...SOURCES, [source, source] as const]
          }
          value={source}
          onChange={(next) => onChange({ source: next || undefined })}
        />
      </div>
    </div>
  );
}
