import type { ReactNode } from 'react';
import { trShell } from '../../locale/tr-shell';

/** Stands where something will be while it loads: exactly as high as `children`, which nobody sees or hears. */
export function ReservedRoom({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-label={trShell.common.loading} className="shimmer">
      <div aria-hidden className="invisible">
        {children}
      </div>
    </div>
  );
}
