import { type ComponentType, lazy, useState } from 'react';
import { loadPart, MissingPart } from '../../lib/load-part';
import { ErrorBoundary } from './error-boundary';
import { MissingPartNote, type PartPlace } from './missing-part-note';

/**
 * A component whose code is loaded with its first drawing; a `Suspense` around it says what stands there meanwhile. Where
 * the code can't be had, a sentence and a button stand in its place and the rest of the page stays as it is.
 * @param place what it is of the page: the whole screen, a part inside it, or something that opens over it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: PartPlace = 'inside',
): ComponentType<Props> {
  const begin = () => lazy(() => loadPart(load));
  let newest = begin();
  return function LazyPart(props: Props) {
    const [part, setPart] = useState({ Loaded: newest, attempt: 0 });
    const { Loaded, attempt } = part;
    const retry = () => setPart({ Loaded: (newest = begin()), attempt: attempt + 1 });
    return (
      <ErrorBoundary
        key={attempt}
        fallback={(error) => {
          if (!(error instanceof MissingPart)) throw error;
          return <MissingPartNote reason={error.reason} place={place} onRetry={retry} />;
        }}
      >
        <Loaded {...props} />
      </ErrorBoundary>
    );
  };
}
