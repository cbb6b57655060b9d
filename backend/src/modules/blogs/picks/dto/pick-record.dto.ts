import type { Integer } from '../../../../platform/wire-types';

/** The end of the record: who keeps it can tell later whether anything before it was changed. */
export class PickRecordHeadDto {
  /** Rows of the record. */
  count: Integer;
  /** Hash of the last row; 64 zeros while there is none. */
  hash: string;
}
