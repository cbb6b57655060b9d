import { refusalPace } from './refusal-pace';

describe('refusalPace', () => {
  it('lets a first refusal out at once and others one after the other', async () => {
    const startedAt = performance.now();
    const times: number[] = [];
    await Promise.all(
      Array.from({ length: 11 }, () => refusalPace().then(() => times.push(performance.now() - startedAt))),
    );
    // timers may fire a millisecond early, and late by as much as the machine is busy
    expect(times.at(-1)).toBeGreaterThan(195);
    expect(times[4]).toBeGreaterThan(75);
  });
});
