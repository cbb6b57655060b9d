import { FileProblem } from '../../src/modules/imports/reading/text-file';
import type { ReadEvent, Source } from '../../src/modules/imports/source/source';

/** What a file holds up to its end, or to where it can't be read any more. */
export interface WholeSource {
  readonly encoding: string | null;
  readonly format: string | null;
  readonly events: ReadEvent[];
  readonly problem: string | null;
}

export async function readWhole(opening: Promise<Source>): Promise<WholeSource> {
  const events: ReadEvent[] = [];
  let source: Source | null = null;
  let problem: string | null = null;
  try {
    source = await opening;
    for (let isLast = false; !isLast;) {
      const portion = await source.next();
      events.push(...portion.events);
      isLast = portion.isLast;
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    problem = error.message;
  }
  await source?.close();
  return { encoding: source?.encoding ?? null, format: source?.format ?? null, events, problem };
}
