import { useEffect, useState } from 'react';

/**
 * Whether the first rows were painted: false until the frame after the one that holds them, then true for good.
 * @param there the rows were found, or failed to be
 */
export function useRowsPainted(there: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!there || painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [there, painted]);
  return painted;
}
