import { type ReactNode, useMemo, useState } from 'react';
import type { ListedGroup, ScanAnswer } from '../../api/generated/wire';
import { Segmented } from '../../kit/form/segmented';
import { Switch } from '../../kit/form/switch';
import { Disclosure } from '../../kit/layout/disclosure';
import { formatCount } from '../../lib/format';
import { istanbulDay } from '../../lib/format-day';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { trScan } from '../../locale/tr-scan';
import { trMovement } from '../../locale/tr-movement';
import { GroupChoice } from '../../odds/choice/group-choice';
import { selectionColumns } from '../../odds/choice/same-odds';
import { Select } from '../../kit/form/select';
import { TypeChoice } from '../../odds/choice/type-choice';
import { DateField } from '../../kit/form/date-field';
import { typeOptions } from '../../odds/odds-type';
import { competitionsOf } from './listed-matches';
import {
  NEARNESS_OPTIONS,
  nearnessText,
  readNearness,
  readScanMovement,
  SCAN_MOVEMENT_OPTIONS,
  type ScanView,
} from './scan-url';

interface Props {
  view: ScanView;
  /** As chosen, or as it follows from the answer. */
  onlyStanding: boolean;
  /** Some of the matches are still to come: their latest odds aren't closing ones yet. */
  isComing: boolean;
  /** What the server chose where the view says nothing. */
  answered: ScanAnswer | undefined;
  groups: readonly ListedGroup[];
  onChange: (change: Partial<ScanView>) => void;
}

/** Which day, which markets, how near, which odds, which competition. */
export function ScanControls({ view, onlyStanding, isComing, answered, groups, onChange }: Props) {
  const [now] = useState(() => new Date());
  const days = useMemo(
    () => trScan.days.map((name, later) => [istanbulDay(now, later), name] as const),
    [now],
  );
  const markets = useMemo(() => groups.filter((group) => selectionColumns(group).length > 0), [groups]);
  const date = view.date ?? answered?.date ?? days[0]![0];
  const chosen = useMemo(
    () => new Set(view.groups ?? answered?.groups ?? []),
    [view.groups, answered?.groups],
  );
  const type = view.type ?? answered?.filter_type;
  const competitions = useMemo(() => {
    const matches = answered?.matches ?? [];
    const names = competitionsOf(matches, view.competition).map(
      ([name, count]) => [name, trScan.competitionWith(name, formatCount(count))] as const,
    );
    return [['', trScan.allCompetitions(formatCount(matches.length))] as const, ...names];
  }, [answered?.matches, view.competition]);
  const phone = useMediaQuery(PHONE);
  const quickDays = (
    <Segmented
      label={trScan.quickDates}
      showLabel
      options={days}
      value={date}
      onChange={(day) => onChange({ date: day })}
    />
  );
  const further = (
    <>
      <DateField label={trScan.date} value={date} onChange={(day) => onChange({ date: day })} />
      <Select
        labelled="above"
        className="h-[2.375rem] text-dense tabular-nums max-md:text-base md:w-64"
        label={trScan.nearness}
        options={NEARNESS_OPTIONS}
        value={nearnessText(view)}
        onChange={(near) => onChange(readNearness(near))}
      />
      <TypeChoice type={type} isComing={isComing} onChange={(type) => onChange({ type })} />
      <Select
        labelled="above"
        className="h-[2.375rem] text-dense tabular-nums max-md:text-base md:w-64"
        label={trMovement.label}
        options={SCAN_MOVEMENT_OPTIONS}
        value={String(view.movement ?? '')}
        onChange={(movement) => onChange({ movement: readScanMovement(movement) })}
      />
      <Select
        labelled="above"
        className="h-[2.375rem] text-dense tabular-nums max-md:text-base md:w-64"
        label={trScan.competition}
        options={competitions}
        value={view.competition ?? ''}
        onChange={(competition) => onChange({ competition: competition || undefined })}
      />
    </>
  );
  const choice = (
    <GroupChoice
      groups={markets}
      chosen={chosen}
      onChange={(next) =>
        onChange({ groups: markets.filter(({ key }) => next.has(key)).map(({ key }) => key) })
      }
    />
  );
  const standingSwitch = (
    <Switch
      label={trScan.onlyStanding}
      checked={onlyStanding}
      onChange={(onlyStanding) => onChange({ onlyStanding })}
    />
  );
  if (phone) {
    const settings = [
      nameOf(NEARNESS_OPTIONS, nearnessText(view)),
      nameOf(typeOptions(isComing), type),
      view.movement !== undefined && nameOf(SCAN_MOVEMENT_OPTIONS, String(view.movement)),
      view.competition,
      markets
        .filter(({ key }) => chosen.has(key))
        .map(({ title }) => title)
        .join(', '),
    ];
    return (
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
        {quickDays}
        <Folded title={trScan.settings} said={settings.filter(Boolean).join(' · ')}>
          {further}
          {choice}
        </Folded>
        {standingSwitch}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {quickDays}
        {further}
      </div>
      {choice}
      {standingSwitch}
    </div>
  );
}

/** What is seldom changed, behind a line that says how it is set: on a phone the day's matches come first. */
function Folded({ title, said, children }: { title: string; said: string; children: ReactNode }) {
  return (
    <Disclosure
      look="after"
      summary={
        <>
          <span className="font-medium">{title}</span>
          <span className="min-w-0 grow truncate text-dense text-muted">{said}</span>
        </>
      }
    >
      <div className="mt-2 flex flex-col gap-3 pb-2">{children}</div>
    </Disclosure>
  );
}

function nameOf<Value>(
  options: readonly (readonly [Value, string] | null)[],
  value: Value | undefined,
): string {
  return options.find((option) => option?.[0] === value)?.[1] ?? '';
}
