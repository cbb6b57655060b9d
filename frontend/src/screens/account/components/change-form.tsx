import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../kit/form/button';
import { FormAlert } from '../../../kit/form/form-alert';
import { UNSAVED } from '../requests/use-reload-soon';

/** How the last sending of a form went. */
export interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

interface Props {
  onSubmit: FormEventHandler;
  /** Null before the first sending, and during each. */
  outcome: Outcome | null;
  /** Something was written that isn't saved. */
  dirty: boolean;
  /** It is being sent. */
  busy: boolean;
  /** Text of the button. */
  action: string;
  /** The fields. */
  children: ReactNode;
}

/** A form that changes a part of the profile. */
export function ChangeForm({ onSubmit, outcome, dirty, busy, action, children }: Props) {
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4" {...(dirty ? UNSAVED : {})}>
      {outcome && <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert>}
      {children}
      <Button type="submit" look="secondary" busy={busy} className="self-start">
        {action}
      </Button>
    </form>
  );
}
