import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CarouselLogoDto } from '../api/generated/wire';
import { imageUrl } from '../lib/image-url';
import { useMediaQuery } from '../lib/use-media-query';
import { trCarousel } from '../locale/tr-carousel';
import { useInView } from '../lib/use-in-view';
import { useLateCarousel } from './use-late-carousel';

/** How long a logo stands before the next one moves in. */
export const AUTOPLAY_MS = 3000;

/**
 * Logos side by side, five, three or two after the width of the screen, that move on by themselves. They stand still
 * out of view, under the pointer and the keyboard, after a press on pause, and for visitors who prefer less motion.
 */
export default function LogoCarousel({ logos }: { logos: readonly CarouselLogoDto[] }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const viewport = useRef<HTMLDivElement>(null);
  const seen = useInView(viewport);
  const { scroll, prepare } = useLateCarousel(viewport);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = chosen ?? !still;

  useEffect(() => {
    if (!seen || !playing || held) return;
    const timer = setInterval(() => scroll(true, still), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [seen, playing, held, still, scroll]);

  const move = (forward: boolean) => scroll(forward, still);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight');
  };
  return (
    <section
      aria-roledescription={trCarousel.carousel}
      aria-label={trCarousel.logos}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        void prepare();
        setHeld(event.pointerType === 'mouse');
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex items-center gap-1"
    >
      <RoundButton icon={ChevronLeft} label={trCarousel.previousLogo} onClick={() => move(false)} />
      <div ref={viewport} className="min-w-0 grow overflow-hidden">
        <div className="-ml-3 flex">
          {logos.map(({ name, image_filename }, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={trCarousel.slide}
              aria-label={trCarousel.slideLabel(index + 1, logos.length, name)}
              className="min-w-0 shrink-0 basis-1/2 pl-3 min-[37.5rem]:basis-1/3 lg:basis-1/5"
            >
              <div className="flex h-16 items-center justify-center rounded-card border border-line bg-bg px-3">
                <img
                  src={imageUrl(image_filename)}
                  alt={name}
                  loading="lazy"
                  className="max-h-10 max-w-full object-contain"
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      <RoundButton icon={ChevronRight} label={trCarousel.nextLogo} onClick={() => move(true)} />
      <RoundButton
        icon={playing ? Pause : Play}
        label={playing ? trCarousel.pause : trCarousel.play}
        onClick={() => setChosen(!playing)}
      />
    </section>
  );
}

function RoundButton({
  icon: Icon,
  label,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-text"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
