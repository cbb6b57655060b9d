import type { ArchiveChanges, LoadedArchive } from './read-archive';

/** What the archive thread is told. */
export type ThreadOrder = 'look' | 'stop';

/** What the archive thread tells. */
export type ThreadReport =
  | { readonly kind: 'loaded'; readonly archive: LoadedArchive }
  | { readonly kind: 'changed'; readonly changes: ArchiveChanges }
  | { readonly kind: 'failed'; readonly message: string };
