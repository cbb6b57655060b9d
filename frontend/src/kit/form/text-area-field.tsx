import { type ComponentProps, useId } from 'react';
import { classNames } from '../../lib/class-names';
import { textLength } from '../../lib/text-length';
import { trShell } from '../../locale/tr-shell';
import { describedBy, FieldFrame } from './field-frame';

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  value: string;
  error?: string;
  hint?: string;
  /** Counts along as `n/limit`. A longer text stays as typed, so that nothing pasted is lost; the form refuses it. */
  limit?: number;
}

/** A labelled text box of several lines. */
export function TextAreaField({ label, error, hint, limit, rows = 4, ...area }: Props) {
  const id = useId();
  const notes = [error || hint ? describedBy(id) : '', limit ? `${id}-count` : ''].filter(Boolean);
  return (
    <div className="relative">
      <FieldFrame id={id} label={label} error={error} hint={hint}>
        <textarea
          {...area}
          id={id}
          rows={rows}
          className={classNames(
            'w-full resize-y rounded-md border bg-surface px-3 py-2.5 text-base transition-colors duration-150',
            error === undefined ? 'border-control focus:border-accent' : 'border-danger',
          )}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        />
      </FieldFrame>
      {limit !== undefined && <Counter id={`${id}-count`} text={area.value} limit={limit} />}
    </div>
  );
}

function Counter({ id, text, limit }: { id: string; text: string; limit: number }) {
  const length = textLength(text);
  return (
    <p
      id={id}
      className={classNames(
        'absolute top-0 right-0 text-dense leading-5.5 tabular-nums',
        length > limit ? 'font-semibold text-danger' : 'text-muted',
      )}
    >
      <span aria-hidden>
        {length}/{limit}
      </span>
      <span className="sr-only">{trShell.common.characters(length, limit)}</span>
    </p>
  );
}
