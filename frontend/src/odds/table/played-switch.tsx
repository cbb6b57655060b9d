import { trTable } from '../../locale/tr-table';
import { Segmented } from '../../kit/form/segmented';
import type { Played } from './question';
import type { TableControls } from './use-question';

/** Which matches a table shows, as a choice. */
export const PLAYED_OPTIONS: readonly (readonly [Played, string])[] = [
  ['played', trTable.playedOptions.played],
  ['upcoming', trTable.playedOptions.upcoming],
  ['all', trTable.playedOptions.all],
];

/** Played, upcoming or all matches. */
export function PlayedSwitch({
  controls,
}: {
  controls: Pick<TableControls<never>, 'question' | 'setPlayed'>;
}) {
  return (
    <Segmented
      label={trTable.played}
      options={PLAYED_OPTIONS}
      value={controls.question.played}
      onChange={controls.setPlayed}
    />
  );
}
