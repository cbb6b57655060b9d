const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites of more than half a minute, the longest first: one that began last would keep a single core busy at the end. */
const LONGEST = [
  'imports-order',
  'imports-undo',
  'hostile-files',
  'alerts-killed',
  'mixed-archive',
  'sixty-questions',
  'odds-agreement',
  'imports-shutdown',
  'imports-real-data',
  'imports-queue',
  'imports-property',
  'alerts-telegram-processes',
  'demo-data',
  'ratings',
  'scan-record',
  'asking',
];

/** @param {{ path: string }} test */
const rank = ({ path }) => {
  const place = LONGEST.findIndex((name) => path.endsWith(`/${name}.e2e-spec.ts`));
  return place === -1 ? LONGEST.length : place;
};

/** Jest's order (failed, slow and large first), with the longest suites before all others. */
module.exports = class LongestFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
};
