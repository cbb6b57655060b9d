import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { trShell } from '../../locale/tr-shell';
import { boxStyle, describedBy, FieldFrame } from './field-frame';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string;
  error?: string;
  hint?: string;
}

/** A password box with a button that shows and hides what was typed. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`${boxStyle(error !== undefined)} pr-12`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error || hint ? describedBy(id) : undefined}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? trShell.auth.hidePassword : trShell.auth.showPassword}
          aria-controls={id}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-text"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
