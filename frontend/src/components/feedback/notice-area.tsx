import { lazy, Suspense, useEffect, useState } from 'react';
import { whenNoticesWait } from './notices';

const Toaster = lazy(() => import('./toaster'));

/** The place of notices. Empty until there is something to say. */
export function NoticeArea({ theme }: { theme: 'light' | 'dark' }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenNoticesWait(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toaster theme={theme} />
    </Suspense>
  ) : null;
}
