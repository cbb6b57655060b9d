import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BulletinColumnDto, BulletinGroupDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { Sheet } from '../../../components/layout/sheet';
import { tr } from '../../../locale/tr';

interface Props {
  groups: readonly BulletinGroupDto[];
  applied: Readonly<Record<string, string>>;
  hidden: readonly string[];
  renderBox: (group: BulletinGroupDto, column: BulletinColumnDto) => ReactNode;
  onHide: (group: string) => void;
  onRestore: (group: string) => void;
  onClear: () => void;
  onClose: () => void;
}

/** All filter boxes on a phone, group by group, each with the switch that shows the group in the table. */
export function BulletinFilterSheet(props: Props) {
  const { groups, onClear, onClose } = props;
  return (
    <Sheet
      title={tr.odds.filters}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={onClear}>
            {tr.odds.clearFilters}
          </Button>
          <Button onClick={onClose}>{tr.odds.showResults}</Button>
        </div>
      }
    >
      {groups.map((group) => (
        <GroupBoxes key={group.key} {...props} group={group} />
      ))}
    </Sheet>
  );
}

function GroupBoxes({
  group,
  applied,
  hidden,
  renderBox,
  onHide,
  onRestore,
}: Props & { group: BulletinGroupDto }) {
  const used = group.columns.filter(({ field }) => field in applied).length;
  const isHidden = hidden.includes(group.key);
  const [opened] = useState(used > 0 || group.key === 'info');
  return (
    <details open={opened} className="group/filters border-b border-line">
      <summary className="flex min-h-12 list-none items-center gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {group.title}
        {used > 0 && <span className="rounded-full bg-accent px-2 text-xs text-on-accent">{used}</span>}
        <ChevronDown aria-hidden className="ml-auto size-5 text-muted group-open/filters:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-3 pb-4">
        {group.columns.map((column) => renderBox(group, column))}
        <label className="col-span-2 flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={!isHidden}
            onChange={() => (isHidden ? onRestore(group.key) : onHide(group.key))}
            className="size-5 accent-accent"
          />
          {tr.odds.showInTable}
        </label>
      </div>
    </details>
  );
}
