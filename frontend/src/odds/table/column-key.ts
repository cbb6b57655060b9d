import { localStore } from '../../lib/browser-store';

/** The key that leads to `Sütun ara`. */
export const COLUMN_KEY = '/';

/** Where it is kept that the visitor does without the key. */
const STORED = 'columnKey';

/** Whether the key is to be heeded; it is until the visitor turns it off (WCAG 2.1.4). */
export const columnKeyIsOn = (): boolean => localStore.read(STORED) !== 'off';

export const turnColumnKey = (on: boolean): void => void localStore.write(STORED, on ? 'on' : 'off');
