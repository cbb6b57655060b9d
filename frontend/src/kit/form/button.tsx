import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner';
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Shows progress inside the button, which keeps its width and takes no second press. */
  busy?: boolean;
}

export function Button({
  look,
  size,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(look, size, `relative ${className ?? ''}`)}
    >
      {busy && <Spinner className="absolute" />}
      <span className={busy ? 'inline-flex items-center gap-[inherit] opacity-0' : 'contents'}>
        {children}
      </span>
    </button>
  );
}
