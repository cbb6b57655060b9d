import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../lib/class-names';

interface Props {
  summary: ReactNode;
  /** An underlined line, or one with an arrow before its text or at its end. */
  look?: keyof typeof LOOKS;
  /** Says more than the line where it stands among others of the same text. */
  label?: string;
  /** Follows what is asked for from outside; without it only what is pressed counts. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** The content is costly, and drawn while it is open only. */
  lazily?: boolean;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

const ROW = 'flex min-h-11 list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden';
const LOOKS = {
  link: 'min-h-6 w-fit cursor-pointer leading-6 underline underline-offset-4',
  before: ROW,
  after: ROW,
};
const ARROWS = {
  before: '-rotate-90 in-[details[open]>summary]:rotate-0',
  after: 'ml-auto in-[details[open]>summary]:rotate-180',
};

/** What stands behind a line until it is wanted. */
export function Disclosure(props: Props) {
  const { summary, look = 'link', label, open, onToggle, lazily = false, children } = props;
  const [shown, setShown] = useState(open ?? false);
  const arrow = look !== 'link' && (
    <ChevronDown
      aria-hidden
      className={classNames('size-4 shrink-0 text-muted transition-transform duration-150', ARROWS[look])}
    />
  );
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        setShown(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
      className={props.className}
    >
      <summary aria-label={label} className={classNames(LOOKS[look], props.summaryClassName)}>
        {look === 'before' && arrow}
        {summary}
        {look === 'after' && arrow}
      </summary>
      {(!lazily || shown) && children}
    </details>
  );
}
