import { useMemo, useState } from 'react';
import type { OddGroupDto, ScannedDayDto } from '../../../api/generated/wire';
import { Segmented } from '../../../components/form/segmented';
import { Switch } from '../../../components/form/switch';
import { istanbulDay } from '../../../lib/format-day';
import { tr } from '../../../locale/tr';
import { GroupChoice } from '../choice/group-choice';
import { selectionColumns } from '../choice/same-odds';
import { TOLERANCE_OPTIONS } from '../choice/tolerance';
import { TYPE_OPTIONS } from '../choice/type-options';
import { DateField } from './date-field';
import type { ScanView } from './scan-url';

interface Props {
  view: ScanView;
  /** What the server chose where the view says nothing. */
  answered: ScannedDayDto | undefined;
  groups: readonly OddGroupDto[];
  onChange: (change: Partial<ScanView>) => void;
}

/** Which day, which markets, how near, which odds. */
export function ScanControls({ view, answered, groups, onChange }: Props) {
  const [now] = useState(() => new Date());
  const days = useMemo(
    () => tr.scan.days.map((name, later) => [istanbulDay(now, later), name] as const),
    [now],
  );
  const markets = useMemo(() => groups.filter((group) => selectionColumns(group).length > 0), [groups]);
  const date = view.date ?? answered?.date ?? days[0]![0];
  const chosen = useMemo(
    () => new Set(view.groups ?? answered?.groups ?? []),
    [view.groups, answered?.groups],
  );
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Segmented
          label={tr.scan.quickDates}
          showLabel
          options={days}
          value={date}
          onChange={(day) => onChange({ date: day })}
        />
        <DateField label={tr.scan.date} value={date} onChange={(day) => onChange({ date: day })} />
        <Segmented
          label={tr.scan.tolerance}
          showLabel
          options={TOLERANCE_OPTIONS}
          value={view.tolerance}
          onChange={(tolerance) => onChange({ tolerance })}
        />
        <Segmented
          label={tr.scan.type}
          showLabel
          options={TYPE_OPTIONS}
          value={view.type ?? answered?.filter_type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <GroupChoice
        groups={markets}
        chosen={chosen}
        onChange={(next) =>
          onChange({ groups: markets.filter(({ key }) => next.has(key)).map(({ key }) => key) })
        }
      />
      <Switch
        label={tr.scan.onlyStanding}
        checked={view.onlyStanding}
        onChange={(onlyStanding) => onChange({ onlyStanding })}
      />
    </div>
  );
}
