import { setImmediate } from 'node:timers/promises';
import { WhatCameBefore } from '../../src/archive/columns/before-columns';
import type { State } from '../../src/archive/columns/state';
import { milliseconds, type ResultTable } from '../report/report';
import { median } from '../report/statistics';

const ROUNDS = 10;

/** Times working out what came before all matches: at once as the answering thread does, and in steps beside requests. */
export async function measureBefore(state: State): Promise<ResultTable> {
  const { main } = state.contents;
  const atOnce = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    new WhatCameBefore(state.contents).column(main, 'home_form');
    return performance.now() - startedAt;
  });
  const inSteps: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { took, longestWait } = await besideOthers(new WhatCameBefore(state.contents));
    inSteps.push(took);
    waits.push(longestWait);
  }
  return {
    title: 'What came before all matches',
    note: `Form, run and rest of both clubs, ${ROUNDS} times each; once for each state that is asked for them.`,
    head: ['how', 'median', 'longest', 'others wait at most'],
    rows: [
      ['at once', milliseconds(median(atOnce)), milliseconds(Math.max(...atOnce)), '-'],
      [
        'in steps',
        milliseconds(median(inSteps)),
        milliseconds(Math.max(...inSteps)),
        milliseconds(Math.max(...waits)),
      ],
    ],
  };
}

/** How long it takes, and the longest time that something else on the same thread waits for its turn. */
async function besideOthers(before: WhatCameBefore): Promise<{ took: number; longestWait: number }> {
  const startedAt = performance.now();
  let isDone = false;
  let longestWait = 0;
  const preparing = before.prepare().then(() => (isDone = true));
  for (let last = performance.now(); !isDone; last = performance.now()) {
    await setImmediate();
    longestWait = Math.max(longestWait, performance.now() - last);
  }
  await preparing;
  return { took: performance.now() - startedAt, longestWait };
}
