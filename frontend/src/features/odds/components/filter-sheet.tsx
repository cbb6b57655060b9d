import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { OddGroupDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/text-field';
import { Sheet } from '../../../components/layout/sheet';
import { foldText } from '../../../lib/fold';
import { tr } from '../../../locale/tr';
import { fullColumnTitle } from '../column-titles';
import type { OddsType } from '../odds-type';
import { filtersCleared, type OddsView } from '../odds-view.slice';
import type { TypeFilter } from '../use-filter-boxes';
import type { HiddenGroups } from '../use-hidden-groups';
import { FilterBox } from './filter-box';

interface Props {
  type: OddsType;
  view: OddsView;
  groups: readonly OddGroupDto[];
  hidden: HiddenGroups;
  onType: TypeFilter;
  onClose: () => void;
}

/** All filter boxes by group, for phones; groups are hidden and restored here, too. */
export default function FilterSheet({ type, view, groups, hidden, onType, onClose }: Props) {
  const [wanted, setWanted] = useState('');
  const dispatch = useDispatch();
  const shown = matching(groups, wanted);
  return (
    <Sheet
      title={tr.odds.filters}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={() => dispatch(filtersCleared(type))}>
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
        <GroupFilters
          key={group.key}
          group={group}
          type={type}
          view={view}
          hidden={hidden}
          onType={onType}
          searched={wanted.trim() !== ''}
        />
      ))}
    </Sheet>
  );
}

interface GroupProps extends Pick<Props, 'type' | 'view' | 'hidden' | 'onType'> {
  group: OddGroupDto;
  searched: boolean;
}

function GroupFilters({ group, type, view, hidden, onType, searched }: GroupProps) {
  const used = group.columns.filter((column) => column.field in view.applied).length;
  const isHidden = view.hiddenGroups.includes(group.key);
  const [opened, setOpened] = useState(used > 0 || group.key === 'general' || group.key === 'match');
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
        {group.columns.map((column) => (
          <FilterBox
            key={column.field}
            type={type}
            column={column}
            title={fullColumnTitle(group, column)}
            onType={onType}
            roomy
          />
        ))}
        <label className="col-span-2 flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={!isHidden}
            onChange={() => (isHidden ? hidden.restore(group.key) : hidden.hide(group.key))}
            className="size-5 accent-accent"
          />
          {tr.odds.showInTable}
        </label>
      </div>
    </details>
  );
}

/** The groups that are, or have columns, named like the wanted text. */
function matching(groups: readonly OddGroupDto[], wanted: string): OddGroupDto[] {
  const folded = foldText(wanted);
  return groups.flatMap((group) => {
    if (foldText(`${group.title} ${group.short_title}`).includes(folded)) return [group];
    const columns = group.columns.filter((column) => foldText(column.title).includes(folded));
    return columns.length > 0 ? [{ ...group, columns }] : [];
  });
}
