import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { trAdmin } from '../../../locale/tr-admin';

/** Milliseconds without typing until the search begins. */
const PAUSE = 300;

interface Props {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search box that searches by itself when typing stops; Enter searches at once. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  /** What the box itself asked for last, and what the address said last. */
  const [sent, setSent] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== shown) {
    setShown(value);
    // the address changed by itself: back button, a link. What is being typed stays otherwise.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (wanted: string) => {
    clearTimeout(timer.current);
    const next = wanted.trim();
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  };
  const type = (wanted: string) => {
    setText(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(wanted), PAUSE);
  };

  return (
    <div role="search" className="relative grow sm:max-w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        value={text}
        maxLength={100}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(text)}
        aria-label={label}
        placeholder={trAdmin.table.search}
        className="h-9 w-full rounded-md border border-control bg-surface pr-9 pl-8 text-base focus:border-accent md:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={trAdmin.table.clearSearch}
          onClick={() => {
            setText('');
            search('');
          }}
          className="absolute top-0.5 right-0.5 grid size-8 place-items-center rounded-md text-muted hover:text-text"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
