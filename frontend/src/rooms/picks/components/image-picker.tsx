import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../kit/form/button';
import { describedBy } from '../../../kit/form/field-frame';
import { PostImage } from '../../../kit/media/post-image';
import { classNames } from '../../../lib/class-names';
import { trBlogs } from '../../../locale/tr-content';
import { IMAGE_TYPES } from '../rules/image-problem';

interface Props {
  label: string;
  /** The chosen file. It stays chosen when it is refused, so that the refusal can be read beside it. */
  file: File | null;
  onChange: (file: File | null) => void;
  /** The stored picture that a chosen file would replace; empty: none. */
  stored?: string;
  onRemoveStored?: () => void;
  error?: string;
  disabled?: boolean;
}

/** Choice of one image, by the system's file dialog or dropped here, with a preview. */
export function ImagePicker({ label, file, onChange, stored = '', onRemoveStored, error, disabled }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chosen = usePreview(file);
  const removal = file
    ? { label: trBlogs.removeChoice, act: () => onChange(null) }
    : stored && onRemoveStored && { label: trBlogs.removeImage, act: onRemoveStored };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0];
    // Cancelling the dialog keeps what was chosen before.
    if (picked) onChange(picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onChange(dropped);
  };
  const remove = (act: () => void) => () => {
    if (input.current) input.current.value = '';
    act();
    input.current?.focus();
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col gap-4 rounded-md border border-dashed p-4 transition-colors duration-150 sm:flex-row sm:items-center',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          error ? 'border-danger' : over ? 'border-accent bg-accent-soft' : 'border-control',
        )}
      >
        <div className="w-24 shrink-0 overflow-hidden rounded-md border border-line">
          {!error && chosen ? (
            <img
              src={chosen}
              alt={trBlogs.preview}
              className="aspect-4/5 w-full bg-raised object-cover object-top"
            />
          ) : !error && !file && stored ? (
            <PostImage fileName={stored} alt={trBlogs.storedImage} sizes="96px" eager />
          ) : (
            <div className="grid aspect-4/5 w-full place-items-center bg-raised text-muted">
              <ImagePlus aria-hidden className="size-7" />
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col items-start gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            onChange={choose}
            // The same file may be chosen again, e.g. after it was made smaller.
            onClick={(event) => (event.currentTarget.value = '')}
            disabled={disabled}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(id)}
            className="sr-only"
          />
          <Button
            look="secondary"
            size="small"
            tabIndex={-1}
            aria-hidden
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {file || stored ? trBlogs.changeImage : trBlogs.chooseImage}
          </Button>
          <p className="max-w-full text-dense break-all text-muted">{file?.name ?? trBlogs.dropImage}</p>
          {removal && (
            <Button look="quiet" size="small" onClick={remove(removal.act)} disabled={disabled}>
              <Trash2 aria-hidden className="size-4" />
              {removal.label}
            </Button>
          )}
        </div>
      </div>
      <p id={describedBy(id)} className={classNames('text-dense', error ? 'text-danger' : 'text-muted')}>
        {error ?? trBlogs.imageHint}
      </p>
    </div>
  );
}

/** An address of the file's content for as long as it is shown. */
function usePreview(file: File | null): string | null {
  const [shown, setShown] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the effect opens and closes the address
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
}
