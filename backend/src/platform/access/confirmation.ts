import { AppError } from '../errors/app-error';
import type { Identity } from './role';

/**
 * Guards what a stolen session must not change: to be asked where such a change is found out, before it is written.
 * @throws AppError CONFIRMATION_REQUIRED unless the session was confirmed within the last minutes
 */
export function requireConfirmation({ confirmedUntil }: Pick<Identity, 'confirmedUntil'>, now: Date): void {
  if (confirmedUntil === null || confirmedUntil.getTime() <= now.getTime())
    throw new AppError('CONFIRMATION_REQUIRED');
}
