import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { UNSAVED } from '../requests/use-reload-soon';

interface Props {
  /** The form's own props, and how it stands, as `useForm` gives them. */
  form: ComponentProps<'form'>;
  failure: string | null;
  /** Says that the last sending went well; null before the first one, and during each. */
  saved: string | null;
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
export function ChangeForm({ form, failure, saved, dirty, busy, action, children }: Props) {
  return (
    <form {...form} className="flex flex-col gap-4" {...(dirty ? UNSAVED : {})}>
      {failure && <Notice kind="error">{failure}</Notice>}
      {saved && <Notice kind="success">{saved}</Notice>}
      {children}
      <Button type="submit" look="secondary" busy={busy} className="self-start">
        {action}
      </Button>
    </form>
  );
}
