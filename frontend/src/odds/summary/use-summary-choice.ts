import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListedGroup } from '../../api/generated/wire';
import { readBacktest, withBacktest } from '../backtest/backtest-address';
import { firstSelection, isSelection } from '../backtest/first-selection';
import {
  type PanelChoice,
  type PanelView,
  readSummaryChoice,
  type SummaryChoice,
  writeSummaryChoice,
} from './summary-choice';

/** What the summary panel shows, and the ways to change that. */
export interface SummaryControls extends PanelChoice {
  setOpen: (open: boolean) => void;
  setView: (view: PanelView) => void;
  /** Column of odds whose backtest is shown, or would be; null in a catalogue without any. */
  selection: string | null;
  setSelection: (column: string) => void;
}

/**
 * The views of the summary itself are kept for the next visit. The backtest isn't, as showing it asks a question that
 * counts: it stands in the address with its selection, for links and for the way back.
 * @param filtered names of the filters that count, in the order in which they came
 */
export function useSummaryChoice(
  groups: readonly ListedGroup[],
  filtered: readonly string[],
): SummaryControls {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readBacktest(search);
  // a link to the backtest opens the panel
  const [stored, setStored] = useState(() => ({
    ...readSummaryChoice(),
    ...(address.shown && { open: true }),
  }));
  const asked =
    address.selection !== null && isSelection(groups, address.selection) ? address.selection : null;
  /** What was tested before another view took its place. */
  const [former, setFormer] = useState(asked);
  if (asked !== null && asked !== former) setFormer(asked);
  const selection = asked ?? former ?? firstSelection(groups, filtered);

  const { shown } = address;
  const store = useCallback(
    (change: Partial<SummaryChoice>) => {
      const next = { ...stored, ...change };
      writeSummaryChoice(next);
      setStored(next);
    },
    [stored],
  );
  const test = useCallback(
    (column: string | null) => void navigate({ search: withBacktest(search, column) }),
    [navigate, search],
  );
  const setOpen = useCallback((open: boolean) => store({ open }), [store]);
  const setView = useCallback(
    (view: PanelView) => {
      if (view === 'test') return test(selection);
      store({ view });
      if (shown) test(null);
    },
    [store, test, selection, shown],
  );
  const view = shown && selection !== null ? 'test' : stored.view;
  return useMemo(
    () => ({ open: stored.open, view, setOpen, setView, selection, setSelection: test }),
    [stored.open, view, setOpen, setView, selection, test],
  );
}
