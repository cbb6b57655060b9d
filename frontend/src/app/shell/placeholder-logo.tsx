/** Plain shapes on a grid of 24, none of them a real logo. */
const MARKS = [
  'M12 3 21 12 12 21 3 12Z',
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  'M4 4h7v7H4Zm9 0h7v7h-7ZM4 13h7v7H4Zm9 0h7v7h-7Z',
  'M12 3 22 20H2Z',
  'M4 20V12h4v8Zm6 0V4h4v16Zm6 0V9h4v11Z',
  'M12 2 20.7 7v10L12 22 3.3 17V7Z',
  'M3 5h18v4H3Zm0 6h12v4H3Zm0 6h16v3H3Z',
  'M3 12a9 9 0 0 1 18 0Zm0 2h18a9 9 0 0 1-18 0Z',
];

/** Stands where a logo is still to come: visibly a placeholder, with the name that the settings give it. */
export function PlaceholderLogo({ name, number }: { name: string; number: number }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-muted">
      <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0 fill-current" fillRule="evenodd">
        <path d={MARKS[number % MARKS.length]} />
      </svg>
      <span className="truncate text-sm font-medium">{name}</span>
    </span>
  );
}
