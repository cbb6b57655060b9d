/** Version of the membership agreement that a registration accepts; raise it with every change of the text. */
export const AGREEMENT_VERSION = '2026-05';
