const VIEW = 'gorunum';
const TEST = 'donem';
const SELECTION = 'secim';

/** Parameters of the address of an odds screen that are the backtest's. */
export const BACKTEST_PARAMS = [VIEW, SELECTION] as const;

/** What the address says of the backtest: whether it is shown, and of which selection. */
export interface BacktestAddress {
  shown: boolean;
  /** Column of odds, whether or not there is such a one; null where the address names none. */
  selection: string | null;
}

export function readBacktest(search: string): BacktestAddress {
  const params = new URLSearchParams(search);
  const shown = params.get(VIEW) === TEST;
  return { shown, selection: (shown && params.get(SELECTION)) || null };
}

/** The address, without `?`, that shows the backtest of a selection; null shows it no longer. Everything else stays. */
export function withBacktest(search: string, selection: string | null): string {
  const params = new URLSearchParams(search);
  for (const name of BACKTEST_PARAMS) params.delete(name);
  if (selection !== null) {
    params.set(VIEW, TEST);
    params.set(SELECTION, selection);
  }
  return params.toString().replaceAll('%2C', ',');
}
