/** A line of chips: wraps on wide screens, scrolls sideways on phones, where every line of height counts. */
export const CHIP_STRIP =
  'flex items-center gap-1.5 max-md:w-full max-md:overflow-x-auto max-md:*:shrink-0 max-md:whitespace-nowrap md:flex-wrap';
