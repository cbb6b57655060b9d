/** How far something is, 0-1, drawn and read out. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between text-dense text-muted tabular-nums">
        <span>{label}</span>
        <span>%{percent}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-150"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
