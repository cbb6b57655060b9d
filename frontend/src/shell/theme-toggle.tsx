import { Moon, Sun } from 'lucide-react';
import type { SiteTheme } from '../lib/site-theme';
import { trShell } from '../locale/tr-shell';

export function ThemeToggle({ theme, onToggle }: { theme: SiteTheme; onToggle: () => void }) {
  const Icon = theme === 'dark' ? Sun : Moon;
  const label = theme === 'dark' ? trShell.menu.lightTheme : trShell.menu.darkTheme;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={label}
      title={label}
      className="grid size-10 place-items-center rounded-md text-muted hover:bg-raised hover:text-text"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
