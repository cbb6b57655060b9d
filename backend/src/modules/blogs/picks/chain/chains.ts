import { type FindOperator, LessThanOrEqual, MoreThan } from 'typeorm';
import { INVENTED_AFTER } from '../../../../platform/database/invented/invented';

/**
 * The record is two chains in one table, so that whoever reads an author's selections reads both: the public one, and
 * that of invented selections, which nothing outside the site ever shows and which can be deleted.
 */
export type Chain = 'public' | 'invented';

/** The number in the table of the row with this place, from 1, in its chain. */
export const seqAt = (chain: Chain, place: number): number =>
  chain === 'public' ? place : INVENTED_AFTER + place;

/** The place of a row, from 1, in its own chain. */
export const placeOf = (seq: number): number => (seq > INVENTED_AFTER ? seq - INVENTED_AFTER : seq);

/** Condition on `seq` that only rows of this chain meet. */
export const inChain = (chain: Chain): FindOperator<number> =>
  chain === 'public' ? LessThanOrEqual(INVENTED_AFTER) : MoreThan(INVENTED_AFTER);
