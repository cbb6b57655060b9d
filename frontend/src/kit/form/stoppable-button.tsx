import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { trShell } from '../../locale/tr-shell';
import { Spinner } from '../feedback/spinner';
import { Button } from './button';
import type { ButtonLook, ButtonSize } from './button-style';

interface Props {
  look?: ButtonLook;
  size?: ButtonSize;
  label: string;
  /** What it starts, where the label alone doesn't say it. */
  name?: string;
  icon?: ReactNode;
  /** Shows the icon alone: always, or on phones. */
  iconOnly?: boolean | 'phones';
  busy: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** Starts something that takes a while; until it is done it cancels it instead, and keeps its width. */
export function StoppableButton({ look, size, label, icon, iconOnly = false, busy, ...props }: Props) {
  const { name = label, onStart, onStop } = props;
  const content = (shown: boolean, symbol: ReactNode, text: string) => (
    <span
      className={classNames(
        'col-start-1 row-start-1 inline-flex items-center justify-center',
        size === 'small' ? 'gap-1.5' : 'gap-2',
        !shown && 'invisible',
      )}
    >
      {symbol}
      {iconOnly !== true && <span className={iconOnly ? 'max-md:sr-only' : undefined}>{text}</span>}
    </span>
  );
  return (
    <Button
      look={look}
      size={size}
      aria-label={busy ? trShell.common.cancelOf(name) : name}
      title={iconOnly && !busy ? label : undefined}
      aria-busy={busy || undefined}
      // the second press of a double click is no wish to stop what the first one began
      onClick={(event) => event.detail < 2 && (busy ? onStop() : onStart())}
    >
      <span className="grid">
        {content(!busy, icon, label)}
        {content(busy, <StopSign />, trShell.common.cancel)}
      </span>
    </Button>
  );
}

/** A cross in a turning ring. */
function StopSign() {
  return (
    <span className="relative grid size-4 place-items-center">
      <Spinner className="absolute size-5" />
      <X aria-hidden className="size-3" />
    </span>
  );
}
