import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { formatSize } from '../../lib/format-size';
import { trFileField } from '../../locale/tr-controls';
import { describedBy, FieldFrame } from './field-frame';

interface Props {
  label: string;
  /** As in `<input accept>`: what the system's dialog offers. */
  accept: string;
  file: File | null;
  /** Gets what was chosen or dropped; nothing when the file is taken away. */
  onChoose: (files: readonly File[]) => void;
  disabled?: boolean;
  error?: string;
  hint?: string;
}

/** A field for one file, chosen in the system's dialog or dropped here. The owner keeps the file. */
export function FileField({ label, accept, file, onChoose, disabled = false, error, hint }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    onChoose([...(files ?? [])]);
    // the same file, changed meanwhile, can be chosen again
    if (input.current) input.current.value = '';
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!disabled && event.dataTransfer.files.length > 0) choose(event.dataTransfer.files);
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
        className={classNames(
          'relative flex min-h-24 items-center justify-center gap-3 rounded-card border border-dashed px-4 py-3 text-sm',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          error ? 'border-danger' : 'border-control',
          over && 'bg-accent-soft',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={(event) => choose(event.target.files)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error || hint ? describedBy(id) : undefined}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {file ? (
          <Chosen file={file} disabled={disabled} onRemove={() => onChoose([])} />
        ) : (
          <span
            aria-hidden
            className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-center"
          >
            <FileUp className="size-5 text-muted" />
            <span className="font-medium text-accent underline underline-offset-2">{trFileField.choose}</span>
            <span className="text-muted">{trFileField.drop}</span>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

function Chosen({ file, disabled, onRemove }: { file: File; disabled: boolean; onRemove: () => void }) {
  return (
    <>
      <FileText aria-hidden className="size-6 shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="block text-dense text-muted tabular-nums">{formatSize(file.size)}</span>
      </span>
      <button
        type="button"
        disabled={disabled}
        onClick={onRemove}
        aria-label={trFileField.remove}
        className="relative grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-text disabled:opacity-60"
      >
        <X aria-hidden className="size-5" />
      </button>
    </>
  );
}
