import { newRelease } from './release';

/** Why code of the site could not be loaded. */
export type MissingReason =
  { kind: 'new-release'; release: string } | { kind: 'no-connection' } | { kind: 'failed' };

/** Code of the site is missing, after a second attempt too. */
export class MissingPart extends Error {
  override name = 'MissingPart';

  constructor(
    readonly reason: MissingReason,
    cause: unknown,
  ) {
    super(`A part of the site could not be loaded: ${reason.kind}`, { cause });
  }
}

/** How long after a failure the second attempt begins, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Loads a part of the site's code, once more when that fails.
 * @throws MissingPart when the second attempt fails too
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    try {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await renewStyles();
      return await load();
    } catch (cause) {
      throw new MissingPart(await reasonNow(), cause);
    }
  }
}

async function reasonNow(): Promise<MissingReason> {
  try {
    const release = await newRelease();
    return release === null ? { kind: 'failed' } : { kind: 'new-release', release };
  } catch {
    return { kind: 'no-connection' };
  }
}

const failedStyles = new Set<HTMLLinkElement>();

/** Notices from now on which style sheets fail. */
export function followStyles(): void {
  // such an event is heard on its way down only
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    true,
  );
}

/** Asks again for the style sheets that failed: Vite asks for each one only once, and would draw the part without it. */
async function renewStyles(): Promise<void> {
  await Promise.all(
    [...failedStyles].map((failed) => {
      const again = failed.cloneNode() as HTMLLinkElement;
      return new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', () => reject(new Error(`${failed.href} could not be loaded`)));
        failedStyles.delete(failed);
        failed.replaceWith(again);
      });
    }),
  );
}
