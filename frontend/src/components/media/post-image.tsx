import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageSources, imageUrl } from '../../lib/image-url';
import { trShell } from '../../locale/tr-shell';

interface Props {
  fileName: string | null;
  /** What the image is about; empty when the text beside it says so already. */
  alt: string;
  /** `cover` fills the 4:5 frame, `whole` shows everything in its own proportions. */
  fit?: 'cover' | 'whole';
  /** How wide it stands, as `sizes` of an `img`: the browser then takes the size that it needs. */
  sizes?: string;
  /** Above the fold: asked for at once. */
  eager?: boolean;
}

/** The image of a post; a placeholder of the same size where there is none or it is gone. */
export function PostImage({ fileName, alt, fit = 'cover', sizes, eager = false }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!fileName || missing === fileName) return <Placeholder />;
  return (
    <img
      key={fileName}
      src={imageUrl(fileName)}
      srcSet={sizes && imageSources(fileName)}
      sizes={sizes}
      // keeps the place until the image itself says its proportions
      width={480}
      height={600}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setMissing(fileName)}
      className={
        fit === 'cover'
          ? 'aspect-4/5 w-full bg-raised object-cover object-top'
          : 'min-h-40 w-full bg-raised object-contain'
      }
    />
  );
}

function Placeholder() {
  return (
    <div className="flex aspect-4/5 w-full flex-col items-center justify-center gap-2 bg-raised text-dense text-muted">
      <ImageOff aria-hidden className="size-8" />
      {trShell.common.noImage}
    </div>
  );
}
