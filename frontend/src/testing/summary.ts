import type { ListedGroup, OddsSummary, SelectionSummary } from '../api/generated/wire';

/** For tests: a selection's figures, of 200 settled matches that are all priced unless changed. */
export function selectionWith(change: Partial<SelectionSummary>): SelectionSummary {
  return {
    column: 'ft_1_odd',
    group: 'ft',
    label: '1',
    settled: 200,
    hits: 100,
    rate: 0.5,
    ci_low: 0.4314,
    ci_high: 0.5686,
    small_sample: false,
    priced: 200,
    mean_odd: 1.85,
    return_rate: -0.075,
    return_low: -0.203,
    return_high: 0.053,
    compared: 200,
    compared_hits: 100,
    compared_rate: 0.5,
    compared_low: 0.4314,
    compared_high: 0.5686,
    implied: 0.508,
    expected_return: -0.06,
    thin_prices: false,
    ...change,
  };
}

/** For tests: one part of a summary's sources; Bet365's prices of football-data unless changed. */
export function sourceWith(
  change: Partial<OddsSummary['sources'][number]> = {},
): OddsSummary['sources'][number] {
  return {
    sources: ['football-data'],
    bookmakers: ['Bet365'],
    matches: 200,
    group: 'ft',
    overround: 1.063,
    overround_matches: 200,
    ...change,
  };
}

const BY_CHANCE = { compared_selections: 104, standing_out: 6, expected_by_chance: 5.2 };

/** For tests: a summary of every selection of a catalogue. */
export function summaryOf(groups: readonly ListedGroup[], change: Partial<OddsSummary> = {}): OddsSummary {
  const selections = groups.flatMap((group) =>
    group.columns
      .filter((column) => column.kind === 'odd')
      .map(({ field, title }) => selectionWith({ column: field, group: group.key, label: title })),
  );
  return {
    total: 204,
    settled: 200,
    sources: [sourceWith()],
    selections,
    ...BY_CHANCE,
    margins: [],
    ...change,
  };
}
