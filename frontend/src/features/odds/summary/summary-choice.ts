const KEY = 'oddsSummary';

export const SUMMARY_VIEWS = ['bars', 'pictures', 'list'] as const;

export type SummaryView = (typeof SUMMARY_VIEWS)[number];

/** How the visitor left the summary panel. */
export interface SummaryChoice {
  open: boolean;
  view: SummaryView;
}

const FIRST_TIME: SummaryChoice = { open: true, view: 'bars' };

/** The choice of the last visit, from local storage; open for whoever never chose. */
export function readSummaryChoice(): SummaryChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SummaryChoice>;
    return {
      open: typeof stored.open === 'boolean' ? stored.open : FIRST_TIME.open,
      view: SUMMARY_VIEWS.find((view) => view === stored.view) ?? FIRST_TIME.view,
    };
  } catch {
    return FIRST_TIME;
  }
}

export function writeSummaryChoice(choice: SummaryChoice): void {
  localStorage.setItem(KEY, JSON.stringify(choice));
}
