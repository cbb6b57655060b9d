import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { trOdds } from '../../locale/tr-odds';
import { trTable } from '../../locale/tr-table';
import { Combobox } from '../../kit/form/combobox';
import { COLUMN_KEY_HEEDED, usePreference } from '../../lib/preferences';
import { columnOptions, findColumns } from './column-search';
import type { MatchTable } from './match-table';

/** The key that leads here. */
const COLUMN_KEY = '/';

interface Props {
  table: MatchTable<never>;
  /** Leads to a column's filter box. */
  onGoTo: (column: string) => void;
}

/** Finds a column by its name and leads to its filter box; a key leads here from everywhere on the page. */
export default function ColumnFinder(props: Props) {
  // it keeps nothing of what was found
  const [found, setFound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const [heeded] = usePreference(COLUMN_KEY_HEEDED);
  useEffect(() => {
    if (heeded === 'off') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== COLUMN_KEY || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey || isWrittenIn(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [heeded]);
  return (
    <ColumnChoice
      key={found}
      {...props}
      input={input}
      onGoTo={(column) => {
        setFound(found + 1);
        props.onGoTo(column);
      }}
    />
  );
}

function ColumnChoice({ table, onGoTo, input }: Props & { input: Ref<HTMLInputElement> }) {
  const [written, setWritten] = useState('');
  const options = useMemo(() => columnOptions(table, ({ params }) => params.length > 0), [table]);
  const found = useMemo(() => findColumns(options, written), [options, written]);
  return (
    <Combobox
      ref={input}
      label={trOdds.findColumn}
      hideLabel
      placeholder={trTable.findHint}
      options={found}
      value={null}
      onWrite={setWritten}
      onBlur={() => setWritten('')}
      onChange={(column) => column !== null && onGoTo(column)}
      empty={trOdds.noColumn}
      size="small"
    />
  );
}

/** Whether the key is text where it was pressed. In a box of prices it never is. */
function isWrittenIn(target: EventTarget | null): boolean {
  const box = target instanceof Element ? target.closest('input, textarea, select, [contenteditable]') : null;
  return box !== null && !box.matches('[data-price], [type="checkbox"], [type="radio"]');
}
