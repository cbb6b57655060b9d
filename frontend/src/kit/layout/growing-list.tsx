import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../form/button';

/** Items that are drawn at first, and each time that the end of what is drawn comes near. */
const FIRST = 20;
const MORE = 40;

/** How near the end counts, so that the next items stand before the visitor is there. */
const NEAR = '800px';

interface Props<Item> {
  items: readonly Item[];
  /** What stands on the button that draws more, by the number of items that are left. */
  more: (left: number) => string;
  className?: string;
  /** An item of the list. */
  children: (item: Item) => ReactNode;
}

/** A long list of which a part is drawn, and more as it is read. */
export function GrowingList<Item>({ items, more, className, children }: Props<Item>) {
  const [drawn, setDrawn] = useState(FIRST);
  const end = useRef<HTMLLIElement>(null);
  const isWhole = drawn >= items.length;
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)!.isIntersecting) setDrawn((before) => before + MORE);
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // watched anew after each part: an end that stays in view says nothing by itself
  }, [drawn, isWhole]);
  return (
    <ul className={className}>
      {items.slice(0, drawn).map(children)}
      {!isWhole && (
        <li ref={end} className="p-2 text-center">
          <Button look="quiet" size="small" onClick={() => setDrawn(drawn + MORE)}>
            {more(items.length - drawn)}
          </Button>
        </li>
      )}
    </ul>
  );
}
