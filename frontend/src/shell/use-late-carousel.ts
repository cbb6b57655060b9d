import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Moves what stands in the viewport. The library that does it is fetched for the first move, or by `prepare` as soon as
 * one is likely, and not by pages whose visitors leave before.
 */
export function useLateCarousel(viewport: RefObject<HTMLElement | null>) {
  const carousel = useRef<Promise<EmblaCarouselType | null> | null>(null);

  useEffect(
    () => () => {
      void carousel.current?.then((embla) => embla?.destroy());
      carousel.current = null;
    },
    [],
  );

  const prepare = useCallback((): Promise<EmblaCarouselType | null> => {
    carousel.current ??= import('embla-carousel').then(
      ({ default: create }) =>
        viewport.current && create(viewport.current, { loop: true, align: 'start', duration: 18 }),
      // without a connection the logos stand still until the next try
      () => (carousel.current = null),
    );
    return carousel.current;
  }, [viewport]);

  const scroll = useCallback(
    (forward: boolean, jump: boolean): void => {
      void prepare().then((embla) => (forward ? embla?.scrollNext(jump) : embla?.scrollPrev(jump)));
    },
    [prepare],
  );

  return { scroll, prepare };
}
