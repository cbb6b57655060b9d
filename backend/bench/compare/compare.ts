import { resolve } from 'node:path';
import { callerFolder } from '../../src/config/settings';
import type { ComparedPart } from '../bench-arguments';
import type { BenchReport } from '../report/report';
import { THIS_CHECKOUT } from '../site/bench-site';
import { makeScratch } from '../site/scratch';
import { builtCheckout, type Checkout } from './checkout';
import { comparisonReport, type Part } from './comparison-report';
import { compareFreshStarts } from './fresh-starts';
import { compareImports } from './imports';
import { compareIndexStarts } from './index-starts';
import { compareLists } from './lists';
import type { Pair } from './pairs';
import { filledSide, type Side } from './side';

/** What is compared, and on what. */
export interface Comparison {
  /** Folder of the earlier checkout. */
  readonly before: string;
  readonly parts: readonly ComparedPart[];
  readonly matches: number;
  /** Address of a database server; null = the embedded database. */
  readonly server: string | null;
}

/**
 * Measures an earlier checkout and this one in turn.
 * @param folder for files of the run
 * @param say gets a line before each part
 */
export async function runComparison(
  comparison: Comparison,
  folder: string,
  say: (what: string) => void,
): Promise<BenchReport> {
  say('building what changed in both checkouts');
  const checkouts = {
    before: await builtCheckout(resolve(callerFolder(), comparison.before)),
    after: await builtCheckout(THIS_CHECKOUT),
  };
  const onArchive = comparison.parts.filter((part) => part !== 'start');
  const measured: Part[] = [];
  if (onArchive.length > 0)
    await onFilledSides(comparison, checkouts, say, async (sides) => {
      for (const part of onArchive) {
        say(`comparing: ${part}`);
        if (part === 'list') measured.push(...(await compareLists(sides, comparison.matches)));
        else if (part === 'index') measured.push(await compareIndexStarts(sides));
        else measured.push(...(await compareImports(sides, folder)));
      }
    });
  // a fresh clone is all the same on a server: it begins with the embedded database
  if (comparison.parts.includes('start') && comparison.server === null) {
    say('comparing: start');
    measured.push(await compareFreshStarts(checkouts, folder));
  }
  return comparisonReport({ before: checkouts.before.commit, after: checkouts.after.commit }, measured);
}

async function onFilledSides(
  { server, matches }: Comparison,
  checkouts: Pair<Checkout>,
  say: (what: string) => void,
  work: (sides: Pair<Side>) => Promise<void>,
): Promise<void> {
  const before = await makeScratch(server, 'before');
  try {
    const after = await makeScratch(server, 'after');
    try {
      say(`generating ${matches} matches, twice`);
      await work({
        before: await filledSide(checkouts.before, before.settings, matches),
        after: await filledSide(checkouts.after, after.settings, matches),
      });
    } finally {
      await after.remove();
    }
  } finally {
    await before.remove();
  }
}
