import { storedGroups } from '../../components/table/stored-groups';

/** The groups of the odds tables that the visitor hid. */
export const hiddenOddsGroups = storedGroups('hiddenHeaders');
