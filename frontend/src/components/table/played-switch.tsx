import { trTable } from '../../locale/tr-table';
import { Segmented } from '../form/segmented';
import { PLAYED_OPTIONS } from './played-options';
import type { TableControls } from './use-table-view';

/** Played, upcoming or all matches. */
export function PlayedSwitch({ controls }: { controls: Pick<TableControls<never>, 'view' | 'setPlayed'> }) {
  return (
    <Segmented
      label={trTable.played}
      options={PLAYED_OPTIONS}
      value={controls.view.played}
      onChange={controls.setPlayed}
    />
  );
}
