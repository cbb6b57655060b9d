import { inRoot } from './paths.mjs';

/** Arguments of Node.js that run `backend/bench/NAME.ts` from its source. */
export const benchProgram = (name) => [
  '-r',
  inRoot('backend', 'test', 'support', 'typescript-hook.cjs'),
  inRoot('backend', 'bench', `${name}.ts`),
];
