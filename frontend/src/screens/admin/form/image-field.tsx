import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { readUploadError } from '../../../api/upload-error';
import { Button } from '../../../kit/form/button';
import { describedBy } from '../../../kit/form/field-frame';
import { PostImage } from '../../../kit/media/post-image';
import { classNames } from '../../../lib/class-names';
import { trAdmin } from '../../../locale/tr-admin';
import { useUploadImageMutation } from '../../../api/endpoints';

interface Props {
  label: string;
  /** File name below `/assets/kupon`; empty: none. */
  value: string;
  onChange: (fileName: string) => void;
  error?: string;
  hint?: string;
}

/** An image as it looks, with the ways to put another in its place and to take it away. */
export function ImageField({ label, value, onChange, error, hint }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadImageMutation();
  const [failure, setFailure] = useState<string>();
  const problem = failure ?? error;

  const send = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setFailure(undefined);
    const result = await upload(file);
    if (result.data) onChange(result.data.image_filename);
    else {
      const { message, fields } = readUploadError(result.error, file, 'admin');
      setFailure(fields.imageFile ?? message);
    }
  };

  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={describedBy(id)}
      className="flex flex-col gap-1.5"
    >
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-2">
        {value !== '' && (
          <PostImage
            fileName={value}
            alt={trAdmin.form.storedImage(label)}
            fit="whole"
            sizes="96px"
            frame="h-16 w-24 rounded-md"
            eager
          />
        )}
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => void send(event.target.files?.[0])}
          className="hidden"
        />
        <Button
          look="secondary"
          size="small"
          busy={isLoading}
          aria-label={`${label}: ${value === '' ? trAdmin.form.chooseImage : trAdmin.form.changeImage}`}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden className="size-4" />
          {value === '' ? trAdmin.form.chooseImage : trAdmin.form.changeImage}
        </Button>
        {value !== '' && (
          <Button
            look="quiet"
            size="small"
            aria-label={`${label}: ${trAdmin.form.removeImage}`}
            onClick={() => onChange('')}
          >
            <Trash2 aria-hidden className="size-4" />
            {trAdmin.form.removeImage}
          </Button>
        )}
      </div>
      <p id={describedBy(id)} className={classNames('text-dense', problem ? 'text-danger' : 'text-muted')}>
        {problem ?? hint ?? trAdmin.form.imageHint}
      </p>
    </div>
  );
}
