/** Throws when nobody waits for the answer any more; long computations call it now and then. */
export type StillWanted = () => void;
