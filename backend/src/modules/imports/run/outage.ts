import { toAppError } from '../../../common/errors/to-app-error';

/** Whether the database was gone for longer than a batch waits for it; what was committed stands. */
export const isOutage = (problem: unknown): boolean => toAppError(problem).code === 'UNAVAILABLE';
