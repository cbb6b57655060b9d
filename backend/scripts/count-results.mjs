/**
 * `node count-results.mjs jest:FILE playwright:FILE …` adds up the JSON results of test runs and prints
 * `N passed, N failed`. A file that is missing counts as one failure.
 */
import { addCounts, countJest, countPlaywright, NO_COUNTS, printCounts } from './lib/counts.mjs';

const readers = { jest: countJest, playwright: countPlaywright };

printCounts(
  process.argv
    .slice(2)
    .map((argument) => {
      const [kind, file] = argument.split(/:(.*)/s);
      return readers[kind](file);
    })
    .reduce(addCounts, NO_COUNTS),
);
