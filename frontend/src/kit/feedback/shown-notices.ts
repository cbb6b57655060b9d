import type { Notice } from './notices';

/** A notice that is on the page. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** As many as fit over a page without covering it; the oldest gives way. */
const MOST = 3;

/** The notices once another one has come: in the place of the one with its name, else as the last. */
export function withNotice(shown: readonly ShownNotice[], notice: ShownNotice): readonly ShownNotice[] {
  const place = notice.name === undefined ? -1 : shown.findIndex(({ name }) => name === notice.name);
  return place === -1 ? [...shown, notice].slice(-MOST) : shown.with(place, notice);
}
