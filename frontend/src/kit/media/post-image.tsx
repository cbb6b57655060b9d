import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../lib/class-names';
import { imageSources, imageUrl } from '../../lib/image-url';
import { trShell } from '../../locale/tr-shell';

interface Props {
  fileName: string | null;
  /** What the image is about; empty when the text beside it says so already. */
  alt: string;
  /** `cover` fills the frame, `whole` shows everything in its own proportions. */
  fit?: 'cover' | 'whole';
  /** Size of a small frame, as classes; otherwise it is as wide as there is room, `cover` 4:5. */
  frame?: string;
  /** How wide it stands, as `sizes` of an `img`: the browser takes the size that it needs. */
  sizes: string;
  /** Above the fold: asked for at once. */
  eager?: boolean;
}

/** The image of a post; a placeholder of the same size where there is none or it is gone. */
export function PostImage({ fileName, alt, fit = 'cover', frame, sizes, eager = false }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!fileName || missing === fileName) return <Placeholder frame={frame} />;
  return (
    <img
      key={fileName}
      src={imageUrl(fileName)}
      srcSet={imageSources(fileName)}
      sizes={sizes}
      // keeps the place until the image itself says its proportions
      width={480}
      height={600}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setMissing(fileName)}
      className={classNames(
        'bg-raised',
        fit === 'cover' ? 'object-cover object-top' : 'object-contain',
        frame ?? (fit === 'cover' ? 'aspect-4/5 w-full' : 'min-h-40 w-full'),
      )}
    />
  );
}

function Placeholder({ frame }: Pick<Props, 'frame'>) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center gap-2 bg-raised text-dense text-muted',
        frame ?? 'aspect-4/5 w-full',
      )}
    >
      <ImageOff aria-hidden className={frame ? 'size-4' : 'size-8'} />
      <span className={frame && 'sr-only'}>{trShell.common.noImage}</span>
    </div>
  );
}
