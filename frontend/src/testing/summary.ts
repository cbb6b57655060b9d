import type { OddGroupDto, OddsSummaryDto, SelectionSummaryDto } from '../api/generated/wire';

/** For tests: a selection's figures, of 200 settled matches unless told otherwise. */
export function selectionWith(change: Partial<SelectionSummaryDto>): SelectionSummaryDto {
  return {
    column: 'ft_1_odd',
    group: 'ft',
    label: '1',
    settled: 200,
    hits: 100,
    rate: 0.5,
    ci_low: 0.4314,
    ci_high: 0.5686,
    priced: 200,
    mean_odd: 1.85,
    implied: 0.508,
    return_rate: -0.075,
    small_sample: false,
    ...change,
  };
}

/** For tests: a summary of every selection of a catalogue. */
export function summaryOf(
  groups: readonly OddGroupDto[],
  change: Partial<OddsSummaryDto> = {},
): OddsSummaryDto {
  const selections = groups.flatMap((group) =>
    group.columns
      .filter((column) => column.kind === 'odd')
      .map(({ field, title }) => selectionWith({ column: field, group: group.key, label: title })),
  );
  return { total: 204, settled: 200, selections, ...change };
}
