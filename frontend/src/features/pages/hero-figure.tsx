/** Rows of the drawn table: which of the three prices won. */
const ROWS = [0, 2, 0, 1, 0];

/** Shares of the three outcomes in the drawn bar, of 240. */
const SHARES = [132, 60, 48];

/** Decoration: a table of prices with the winning ones marked, and what they add up to. Shapes only, no data. */
export function HeroFigure() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 208"
      className="h-auto w-[340px] shrink-0 max-lg:hidden"
      fill="none"
      strokeWidth="1"
    >
      <rect x="0.5" y="0.5" width="319" height="207" rx="8" className="fill-surface stroke-line" />
      {ROWS.map((won, row) => (
        <g key={row} transform={`translate(24 ${22 + row * 26})`}>
          <rect y="4" width={86 - ((row * 17) % 34)} height="8" rx="4" className="fill-line" />
          {[0, 1, 2].map((price) => (
            <rect
              key={price}
              x={122 + price * 52}
              width="44"
              height="16"
              rx="4"
              className={price === won ? 'fill-accent' : 'fill-raised stroke-line'}
            />
          ))}
        </g>
      ))}
      <path d="M24 160H296" className="stroke-line" />
      {SHARES.map((share, index) => (
        <rect
          key={index}
          x={24 + SHARES.slice(0, index).reduce((sum, one) => sum + one + 8, 0)}
          y="176"
          width={share}
          height="12"
          rx="6"
          className={['fill-accent', 'fill-control', 'fill-line'][index]}
        />
      ))}
    </svg>
  );
}
