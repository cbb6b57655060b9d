import type { DurationType } from '../../../api/generated/wire';
import { tr } from '../../../locale/tr';

/** How long a package lasts, in words. */
export function packageName(type: DurationType): string {
  return tr.packages.names[type];
}
