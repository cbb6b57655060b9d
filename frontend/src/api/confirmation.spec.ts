import { answerConfirmation, askConfirmation } from './confirmation';

const request = () => new AbortController();

describe('requests that wait for a confirmation', () => {
  it.each([true, false])('are all answered at once: %p', async (confirmed) => {
    const both = Promise.all([askConfirmation(request().signal), askConfirmation(request().signal)]);
    answerConfirmation(confirmed);
    expect(await both).toEqual([confirmed, confirmed]);
  });

  it('wait no longer than they are wanted', async () => {
    const [left, stays] = [request(), request()];
    const [one, other] = [askConfirmation(left.signal), askConfirmation(stays.signal)];
    left.abort();
    expect(await one).toBe(false);
    answerConfirmation(true);
    expect(await other).toBe(true);
    expect(await askConfirmation(left.signal)).toBe(false);
  });

  it('are not answered by what was confirmed before', async () => {
    answerConfirmation(true);
    const asked = askConfirmation(request().signal);
    answerConfirmation(false);
    expect(await asked).toBe(false);
  });
});
