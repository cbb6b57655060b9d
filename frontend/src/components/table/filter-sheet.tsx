import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { foldText } from '../../lib/fold';
import { tr } from '../../locale/tr';
import { Button } from '../form/button';
import { TextField } from '../form/text-field';
import { Sheet } from '../layout/sheet';
import type { MatchColumn, MatchGroup } from './match-table';
import type { TableControls } from './use-table-view';

type Group = MatchGroup<never>;

interface Props {
  controls: TableControls<never>;
  /** Draws the filter box of a column. */
  renderBox: (column: MatchColumn<never>) => ReactNode;
  onClose: () => void;
}

/** All filter boxes by group, for phones; groups are hidden and restored here, too. */
export default function FilterSheet(props: Props) {
  const { controls, onClose } = props;
  const [wanted, setWanted] = useState('');
  const shown = matching(controls.table.groups, wanted);
  return (
    <Sheet
      title={tr.odds.filters}
      onClose={onClose}
      tall
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={controls.clear}>
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
        <GroupFilters key={group.id} {...props} group={group} searched={wanted.trim() !== ''} />
      ))}
    </Sheet>
  );
}

interface GroupProps extends Pick<Props, 'controls' | 'renderBox'> {
  group: Group;
  searched: boolean;
}

function GroupFilters({ controls, group, searched, renderBox }: GroupProps) {
  const { view, hide, restore } = controls;
  const used = group.columns.filter(({ id }) => id in view.applied).length;
  const isHidden = view.hiddenGroups.includes(group.id);
  // what is asked about the match itself is looked for most often
  const [opened, setOpened] = useState(used > 0 || !group.columns.some(({ kind }) => kind === 'odd'));
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
        {group.columns.map(renderBox)}
        <label className="col-span-2 flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={!isHidden}
            onChange={() => (isHidden ? restore(group.id) : hide(group.id))}
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
    if (foldText(`${group.title} ${group.shortTitle}`).includes(folded)) return [group];
    const columns = group.columns.filter((column) => foldText(column.title).includes(folded));
    return columns.length > 0 ? [{ ...group, columns }] : [];
  });
}
