import { canRun } from './settings-or-exit';

describe('a Node.js on which a program of the site is started', () => {
  it.each([
    ['20.19.5', false],
    ['22.21.0', false],
    ['24.10.0', false],
    ['24.11.0', true],
    ['24.21.0', true],
    ['26.1.0', true],
  ])('of version %s: can run it is %s', (version, can) => {
    expect(canRun(version)).toBe(can);
  });
});
