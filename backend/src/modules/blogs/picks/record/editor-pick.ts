import { placeOf } from '../chain/chains';
import { CHANGED_UNTIL_KICK_OFF } from '../chain/record-rules';
import type { EditorPickDto } from '../dto/editors.dto';
import type { SettledRow } from '../entities/pick-record.repository';
import type { PickSelection } from '../entities/pick-selection.entity';
import { postSelection } from '../selections/of-post';

/** A selection that can still be changed, as it goes over the wire. */
export const pendingPick = (selection: PickSelection, repeated: boolean): EditorPickDto => ({
  ...postSelection(selection, repeated),
  old_rules: false,
  seq: null,
  post_id: selection.post_id,
});

/** A row of the record, as it goes over the wire. */
export const recordedPick = ({ row, ...settlement }: SettledRow, repeated: boolean): EditorPickDto => ({
  ...postSelection(row, repeated, settlement),
  old_rules: row.rules === CHANGED_UNTIL_KICK_OFF,
  seq: row.seq,
  post_id: row.post_id,
});

/** With the row's place in its own chain, which is what readers see, instead of its number in the table. */
export const withPlace = ({ seq, ...pick }: EditorPickDto): EditorPickDto => ({
  ...pick,
  seq: seq === null ? null : placeOf(seq),
});

/** The latest kick-off first; on one day unknown times last, then the latest on record. */
export function byKickOff(one: EditorPickDto, other: EditorPickDto): number {
  return (
    compare(other.match_date, one.match_date) ||
    compare(other.match_time ?? '', one.match_time ?? '') ||
    compare(other.seq ?? Infinity, one.seq ?? Infinity)
  );
}

const compare = (one: string | number, other: string | number): number =>
  one === other ? 0 : one < other ? -1 : 1;
