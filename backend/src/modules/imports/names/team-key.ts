import { foldText } from '../../../platform/text/fold';
import { remembered } from '../../../platform/text/remembered';

const APOSTROPHES = /['’‘´`]/g;
const JOINERS = /[.\-–_/]+/g;

/**
 * The form in which team names are compared for identity: folded, without apostrophes, with dots and hyphens as
 * spaces, so that `V.Guimaraes`, `V. Guimarães` and `v guimaraes` are one.
 */
export const teamKey = remembered((name) =>
  foldText(name).replace(APOSTROPHES, '').replace(JOINERS, ' ').replace(/\s+/g, ' ').trim(),
);
