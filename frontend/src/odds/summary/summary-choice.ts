import { PHONE } from '../../lib/use-media-query';
import { localStore } from '../../lib/browser-store';

const KEY = 'oddsSummary';

/** The views of a summary itself; the last one is kept for the next visit. */
export const SUMMARY_VIEWS = ['bars', 'pictures', 'list'] as const;

/** Those of the panel: also the backtest. */
export const PANEL_VIEWS = [...SUMMARY_VIEWS, 'test'] as const;

export type SummaryView = (typeof SUMMARY_VIEWS)[number];
export type PanelView = (typeof PANEL_VIEWS)[number];

/** How the visitor left the summary panel. */
export interface SummaryChoice {
  open: boolean;
  view: SummaryView;
}

/** What the summary panel shows. */
export interface PanelChoice {
  open: boolean;
  view: PanelView;
}

/** Wide and low: an open panel would leave the table two or three rows. Phones have its answer in one line. */
const LITTLE_ROOM = `(height < 50rem), ${PHONE}`;

const firstTime = (): SummaryChoice => ({ open: !window.matchMedia(LITTLE_ROOM).matches, view: 'bars' });

/** The choice of the last visit, from local storage; without one it is open where there is room. */
export function readSummaryChoice(): SummaryChoice {
  const first = firstTime();
  const stored = localStore.readJson(KEY) as Partial<SummaryChoice> | null;
  return {
    open: typeof stored?.open === 'boolean' ? stored.open : first.open,
    view: SUMMARY_VIEWS.find((view) => view === stored?.view) ?? first.view,
  };
}

export function writeSummaryChoice(choice: SummaryChoice): void {
  localStore.write(KEY, JSON.stringify(choice));
}
