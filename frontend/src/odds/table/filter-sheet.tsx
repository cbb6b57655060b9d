import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Disclosure } from '../../kit/layout/disclosure';
import { foldText } from '../../lib/fold';
import { trOdds } from '../../locale/tr-odds';
import { Button } from '../../kit/form/button';
import { TextField } from '../../kit/form/text-field';
import { Sheet } from '../../kit/layout/sheet';
import type { MatchColumn, MatchGroup } from './match-table';
import { SortChoice } from './sort-choice';
import type { TableControls } from './use-question';
import { ValuesSwitch } from './values-switch';
import { filteredGroups, firstGroups } from './first-groups';
import { usedGroups } from './stored-groups';

type Group = MatchGroup<never>;

interface Props {
  controls: TableControls<never>;
  /** Draws the filter box of a column. */
  renderBox: (column: MatchColumn<never>) => ReactNode;
  /** What the button says that closes the sheet. */
  showLabel?: ReactNode;
  onClose: () => void;
}

/** All filter boxes by group, for phones, those used last first; groups are hidden and restored here, too. */
export default function FilterSheet(props: Props) {
  const { controls, showLabel = trOdds.showResults, onClose } = props;
  const { texts } = controls;
  const { groups, key } = controls.table;
  const [wanted, setWanted] = useState('');
  // what is typed meanwhile moves nothing
  const [first] = useState(() => new Set(firstGroups(groups, texts, usedGroups.read(key))));
  useEffect(() => {
    const used = filteredGroups(groups, texts).filter(hasPrices);
    if (used.length > 0)
      usedGroups.write(
        key,
        used.map(({ id }) => id),
      );
  }, [key, groups, texts]);

  const searched = wanted.trim() !== '';
  const shown = useMemo(() => matching(groups, wanted), [groups, wanted]);
  const list = (part: readonly Group[]) =>
    part.map((group) => (
      <GroupFilters key={group.id} {...props} group={group} open={first.has(group)} searched={searched} />
    ));
  return (
    <Sheet
      title={trOdds.filters}
      onClose={onClose}
      tall
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={controls.clear}>
            {trOdds.clearFilters}
          </Button>
          <Button onClick={onClose}>{showLabel}</Button>
        </div>
      }
    >
      <TextField
        label={trOdds.findColumn}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {controls.table.byProbability && (
        <div className="mt-3">
          <ValuesSwitch controls={controls} />
        </div>
      )}
      {shown.length === 0 && <p className="py-6 text-center text-sm text-muted">{trOdds.noColumn}</p>}
      {searched ? (
        list(shown)
      ) : (
        <>
          {list(groups.filter((group) => first.has(group)))}
          {controls.table.sortable && <SortChoice controls={controls} />}
          <h3 className="pt-4 text-dense text-muted">{trOdds.otherFilters}</h3>
          {list(groups.filter((group) => !first.has(group)))}
        </>
      )}
    </Sheet>
  );
}

const hasPrices = ({ columns }: Group): boolean => columns.some(({ kind }) => kind === 'odd');

interface GroupProps extends Pick<Props, 'controls' | 'renderBox'> {
  group: Group;
  /** Whether it is open from the beginning. */
  open: boolean;
  searched: boolean;
}

function GroupFilters({ controls, group, open, searched, renderBox }: GroupProps) {
  const { question, hidden, hide, restore } = controls;
  const used = group.columns.filter(({ id }) => id in question.filters).length;
  const isHidden = hidden.includes(group.id);
  const [opened, setOpened] = useState(open);
  return (
    <Disclosure
      look="after"
      open={opened || searched}
      onToggle={(open) => !searched && setOpened(open)}
      className="border-b border-line"
      summaryClassName="min-h-12 font-medium [&>svg]:size-5"
      summary={
        <>
          {group.title}
          {used > 0 && <span className="rounded-full bg-accent px-2 text-xs text-on-accent">{used}</span>}
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3 pb-4">
        {group.columns.map(renderBox)}
        <label className="col-span-2 flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={!isHidden}
            onChange={() => (isHidden ? restore(group.id) : hide(group.id))}
            className="size-5 accent-accent"
          />
          {trOdds.showInTable}
        </label>
      </div>
    </Disclosure>
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
