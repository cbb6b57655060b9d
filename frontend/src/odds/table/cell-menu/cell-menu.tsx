import { skipToken } from '@reduxjs/toolkit/query/react';
import { ArrowUpRight, CircleSlash, Copy, EqualApproximately, ListFilter, Percent } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useReadMatchQuery } from '../../../api/generated/screens';
import { useRows } from '../../../api/table-rows';
import { notify } from '../../../kit/feedback/notices';
import type { AskedCell } from '../../../kit/grid/data-grid';
import { copyText } from '../../../lib/copy-text';
import { matchPath } from '../../../lib/match-path';
import { useBackCloses } from '../../../lib/use-back-closes';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trCellMenu } from '../../../locale/tr-cell-menu';
import type { FilterTexts } from '../filter-text';
import { FURTHER } from '../further-filters';
import type { MatchColumn, MatchRow } from '../match-table';
import type { TableControls } from '../use-question';
import { cellFilters, leagueFilters, percentText, sameProbability } from './cell-filters';

type Column = MatchColumn<never>;

interface Props {
  asked: AskedCell<MatchRow>;
  controls: Pick<TableControls<never>, 'table' | 'question' | 'choose' | 'replace'>;
  onClose: () => void;
}

/** How far the menu stays away from the edges; on phones the dock stands at the lower one. */
const ROOM = 8;
const DOCK_HEIGHT = 56;

/** The column whose value stands for a country's league. */
const LEAGUE = 'competition_name';

/** The menu of a cell: ways to filter by its value, and to its match. The cell gets the focus back. */
export default function CellMenu({ asked, controls, onClose }: Props) {
  const { row, cell, at, texts } = asked;
  const phone = useMediaQuery(PHONE);
  useBackCloses(onClose);
  /** Something else was pressed, which has the focus now. */
  const left = useRef(false);
  const columns = columnsOf(asked, controls.table);
  const shown = columns.map(({ fullTitle }, index) => trCellMenu.menuOf(fullTitle, texts[index] ?? ''));
  const box = cell.getBoundingClientRect();
  const place = at ?? { x: box.left, y: box.bottom };
  const ask = (texts: FilterTexts) => {
    const [[id, text] = [], ...more] = Object.entries(texts);
    if (id === undefined || text === undefined) return;
    if (more.length > 0) controls.replace(texts);
    else controls.choose(id, text);
  };
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden
          className="pointer-events-none fixed size-0"
          style={{ left: place.x, top: place.y }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          ref={at ? undefined : focusFirst}
          side={at ? 'right' : 'bottom'}
          align="start"
          sideOffset={2}
          aria-label={shown.join(', ')}
          aria-labelledby={undefined}
          collisionPadding={{ top: ROOM, left: ROOM, right: ROOM, bottom: phone ? DOCK_HEIGHT + ROOM : ROOM }}
          onContextMenu={(event) => event.preventDefault()}
          onInteractOutside={() => (left.current = true)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (left.current) return;
            (cell.querySelector<HTMLElement>('[data-focus-target]') ?? cell).focus({ preventScroll: true });
          }}
          className="animate-fade z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-48 overflow-y-auto overscroll-contain rounded-md border border-control bg-surface p-1 text-sm text-text"
        >
          {columns.map((column, index) => (
            <Fragment key={column.id}>
              <DropdownMenu.Label className="truncate px-3 py-1 text-dense text-muted tabular-nums">
                {shown[index]}
              </DropdownMenu.Label>
              <FilterItems column={column} row={row} controls={controls} onAsk={ask} />
              <Item icon={Copy} onChoose={() => void copy(texts[index] ?? '')}>
                {trCellMenu.copy}
              </Item>
              <DropdownMenu.Separator className="my-1 h-px bg-line" />
            </Fragment>
          ))}
          <DropdownMenu.Item asChild className={ITEM}>
            <Link to={matchPath(row.id!)}>
              <ArrowUpRight aria-hidden className="size-4 shrink-0" />
              {trCellMenu.toMatch}
            </Link>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 tabular-nums outline-none data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-raised md:min-h-9';

/** Who opens a menu by key walks on by key. */
const focusFirst = (content: HTMLElement | null): void => {
  // after the menu itself, which takes the focus when it is there
  requestAnimationFrame(() => content?.querySelector<HTMLElement>('[role="menuitem"]')?.focus());
};

/** The columns of a cell: its own, or on phones, where both teams share one, those of the teams. */
function columnsOf(
  { column }: Pick<AskedCell<never>, 'column'>,
  { columns }: Props['controls']['table'],
): Column[] {
  const own = columns.get(column);
  return own ? [own] : [...columns.values()].filter(({ pin }) => pin);
}

async function copy(text: string): Promise<void> {
  const copied = await copyText(text);
  if (copied) notify({ kind: 'success', text: trCellMenu.copied(text) });
  else notify({ kind: 'error', text: trCellMenu.notCopied });
}

interface FilterProps {
  column: Column;
  row: MatchRow;
  controls: Props['controls'];
  onAsk: (texts: FilterTexts) => void;
}

/** The ways to filter by a value; none where all rows are loaded and their boxes know only parts of values. */
function FilterItems({ column, row, controls, onAsk }: FilterProps) {
  const { table, question } = controls;
  const isLeague = column.id === LEAGUE && table.filters.has(FURTHER.competition);
  const competitions = useRows('competitions', {}, { skip: !isLeague });
  if (table.local) return null;
  const { only, not, near } = isLeague
    ? leagueFilters(row, competitions.data?.rows, question.filters)
    : cellFilters(column, row, question.filters, !table.byProbability);
  const item = (texts: FilterTexts | null, icon: typeof ListFilter, text: string) =>
    texts && (
      // what a league is asked by is known with the list of all of them
      <Item icon={icon} onChoose={() => onAsk(texts)} disabled={competitions.isLoading}>
        {text}
      </Item>
    );
  return (
    <>
      {item(only, ListFilter, trCellMenu.only)}
      {item(not, CircleSlash, trCellMenu.not)}
      {item(near, EqualApproximately, trCellMenu.near)}
      {column.kind === 'odd' && table.byProbability && (
        <SameProbability column={column} row={row} opening={table.key === 'opening'} onAsk={onAsk} />
      )}
    </>
  );
}

interface SameProps {
  column: Column;
  row: MatchRow;
  opening: boolean;
  onAsk: (texts: FilterTexts) => void;
}

/** Asks for what the price says. A row that shows prices doesn't know it, and asks for its match once the menu is open. */
function SameProbability({ column: { id }, row, opening, onAsk }: SameProps) {
  const own = (row as Readonly<Record<string, unknown>>)[id];
  const shown = typeof own === 'number' && own <= 1 ? own : null;
  const unasked = shown !== null || typeof own !== 'number';
  const { data, isFetching } = useReadMatchQuery(unasked ? skipToken : row.id!);
  const probability = shown ?? data?.probabilities[opening ? 'opening' : 'closing'][id];
  if (probability != null) {
    return (
      <Item icon={Percent} onChoose={() => onAsk({ [id]: sameProbability(probability) })}>
        {trCellMenu.sameProbability(percentText(probability).replace('.', ','))}
      </Item>
    );
  }
  return isFetching ? (
    <DropdownMenu.Item disabled className={ITEM}>
      <Percent aria-hidden className="size-4 shrink-0" />
      {trCellMenu.askingProbability}
    </DropdownMenu.Item>
  ) : null;
}

function Item(props: {
  icon: typeof ListFilter;
  onChoose: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { icon: Icon, onChoose, disabled, children } = props;
  return (
    <DropdownMenu.Item onSelect={onChoose} disabled={disabled} className={ITEM}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </DropdownMenu.Item>
  );
}
