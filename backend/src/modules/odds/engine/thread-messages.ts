import type { ArchiveChanges, LoadedArchive } from './read-archive';

/** Orders to the archive thread. */
export type ThreadOrder = 'begin' | 'look' | 'stop';

/** Reports from the archive thread. */
export type ThreadReport =
  | { readonly kind: 'loaded'; readonly archive: LoadedArchive }
  | { readonly kind: 'changed'; readonly changes: ArchiveChanges }
  | { readonly kind: 'failed'; readonly message: string };
