import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { foldText } from '../../lib/fold';
import { tr } from '../../locale/tr';
import { Button } from '../form/button';
import { TextField } from '../form/text-field';
import { Sheet } from '../layout/sheet';

interface Group {
  key: string;
  title: string;
  short_title: string;
  columns: readonly { field: string; title: string }[];
}

interface Props {
  groups: readonly Group[];
  /** Groups that are open from the beginning, beside those with a filter. */
  open: readonly string[];
  applied: Readonly<Record<string, string>>;
  hidden: readonly string[];
  /** Draws the filter box of one of a group's columns. */
  renderBox: (group: Pick<Group, 'key' | 'title'>, field: string) => ReactNode;
  onHide: (group: string) => void;
  onRestore: (group: string) => void;
  onClear: () => void;
  onClose: () => void;
}

/** All filter boxes by group, for phones; groups are hidden and restored here, too. */
export default function FilterSheet(props: Props) {
  const { groups, onClear, onClose } = props;
  const [wanted, setWanted] = useState('');
  const shown = matching(groups, wanted);
  return (
    <Sheet
      title={tr.odds.filters}
      onClose={onClose}
      tall
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={onClear}>
            {tr.odds.clearFilters}
          </Button>
          <Button onClick={onClose}>{tr.odds.showResults}</Button>
        </div>
      }
    >
      <TextField
        label={tr.odds.findColumn}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {shown.length === 0 && <p className="py-6 text-center text-sm text-muted">{tr.odds.noColumn}</p>}
      {shown.map((group) => (
        <GroupFilters key={group.key} {...props} group={group} searched={wanted.trim() !== ''} />
      ))}
    </Sheet>
  );
}

interface GroupProps extends Props {
  group: Group;
  searched: boolean;
}

function GroupFilters({ group, searched, ...props }: GroupProps) {
  const { open, applied, hidden, renderBox, onHide, onRestore } = props;
  const used = group.columns.filter(({ field }) => field in applied).length;
  const isHidden = hidden.includes(group.key);
  const [opened, setOpened] = useState(used > 0 || open.includes(group.key));
  return (
    <details
      open={opened || searched}
      onToggle={(event) => !searched && setOpened(event.currentTarget.open)}
      className="group/filters border-b border-line"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {group.title}
        {used > 0 && <span className="rounded-full bg-accent px-2 text-xs text-on-accent">{used}</span>}
        <ChevronDown aria-hidden className="ml-auto size-5 text-muted group-open/filters:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-3 pb-4">
        {group.columns.map(({ field }) => renderBox(group, field))}
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

/** The groups that are, or have columns, named like the wanted text. */
function matching(groups: readonly Group[], wanted: string): Group[] {
  const folded = foldText(wanted);
  return groups.flatMap((group) => {
    if (foldText(`${group.title} ${group.short_title}`).includes(folded)) return [group];
    const columns = group.columns.filter((column) => foldText(column.title).includes(folded));
    return columns.length > 0 ? [{ ...group, columns }] : [];
  });
}
