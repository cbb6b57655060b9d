/** `node second-tries.mjs FILE`: one line for each journey of a Playwright JSON report that passed at its second try only. */
import { flakyTests } from './lib/counts.mjs';

for (const title of flakyTests(process.argv[2])) console.log(`Passed at the second try: ${title}`);
