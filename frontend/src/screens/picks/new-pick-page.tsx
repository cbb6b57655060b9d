import { useEffect, useState } from 'react';
import { reloadAt } from '../../session/stored-session';
import { trBlogs } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { NewPickForm } from '../../rooms/picks/components/new-pick-form';

/** How long the thanks stay before the page reloads. */
export const RELOAD_MS = 2000;

/** Where editors post their picks. */
export default function NewPickPage({ reload = reloadAt }: { reload?: (path: string) => void }) {
  const [posted, setPosted] = useState(0);
  useEffect(() => {
    if (posted === 0) return;
    const timer = setTimeout(() => reload('/editorgiris'), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [posted, reload]);
  return (
    <div className="mx-auto w-full max-w-[42.5rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.newPick}</h1>
      <p className="mt-1 text-muted">{trBlogs.newPickIntro}</p>
      <div className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
        <NewPickForm onPosted={() => setPosted((count) => count + 1)} />
      </div>
    </div>
  );
}
