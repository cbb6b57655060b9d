import type { OddField } from '../catalogue/odds-groups';
import type { FilterType } from '../question/odds-query';
import type { Segment } from './segment';

/** Calibrated probabilities of selections by row, as one learning of the archive gives them. */
export interface ProbabilityColumns {
  /**
   * Cells of a selection by position: its probability in ten-thousandths and one more, 0 where its market isn't wholly
   * priced. Null where it is nowhere.
   */
  column(segment: Segment, field: OddField, type: FilterType): Uint16Array | null;
}

/** For states that nobody asks for probabilities. */
export const NO_PROBABILITIES: ProbabilityColumns = {
  column: () => {
    throw new Error('A state without what was learned was asked for probabilities');
  },
};
