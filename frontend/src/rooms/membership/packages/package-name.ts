import type { DurationType } from '../../../api/generated/wire';
import { trPackages } from '../../../locale/tr-buying';

/** How long a package lasts, in words. */
export function packageName(type: DurationType): string {
  return trPackages.names[type];
}
