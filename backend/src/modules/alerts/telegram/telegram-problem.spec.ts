import { problemOf, TelegramProblem } from './telegram-problem';

const refusal = (error_code: number, description: string, parameters?: object) => ({
  error_code,
  description,
  parameters,
});

describe('what Telegram’s errors mean', () => {
  it.each([
    [refusal(401, 'Unauthorized'), 'token', true],
    [refusal(404, 'Not Found'), 'token', true],
    [refusal(409, 'Conflict: terminated by other getUpdates request'), 'conflict', true],
    [
      refusal(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      ),
      'webhook',
      true,
    ],
    [refusal(409, 'Conflict: terminated by setWebhook request'), 'webhook', true],
    [refusal(403, 'Forbidden: bot was blocked by the user'), 'blocked', false],
    [refusal(400, 'Bad Request: chat not found'), 'blocked', false],
    [refusal(400, 'Bad Request: message is not modified: specified new …'), 'unchanged', false],
    [refusal(400, 'Bad Request: message to edit not found'), 'refused', false],
    [refusal(400, 'Bad Request: message is too long'), 'refused', false],
    [refusal(500, 'Internal Server Error'), 'unreachable', true],
    [refusal(502, 'Bad Gateway'), 'unreachable', true],
    [new Error('x'), 'unreachable', true],
    [null, 'unreachable', true],
  ])('%j is %s', (error, kind, isPassing) => {
    expect(problemOf(error)).toMatchObject({ kind, isPassing, retryAfter: 0 });
  });

  it('are waited out for as long as it says', () => {
    const problem = problemOf(refusal(429, 'Too Many Requests: retry after 17', { retry_after: 17 }));
    expect(problem).toMatchObject({ kind: 'flood', retryAfter: 17, isPassing: true });
    expect(problemOf(refusal(429, 'Too Many Requests')).retryAfter).toBeGreaterThan(0);
  });

  it('tell of a network error its code, and never the address with the token', () => {
    const below = Object.assign(new Error('request to https://api/bot1:SECRET/getMe failed'), {
      code: 'ECONNREFUSED',
      type: 'system',
    });
    const problem = problemOf(Object.assign(new Error('Network request failed! SECRET'), { error: below }));
    expect(problem.message).toBe('no answer (ECONNREFUSED)');
    expect([JSON.stringify(problem), problem.stack, problem.cause].join()).not.toContain('SECRET');
    expect(problemOf(problem)).toBe(problem);
    expect(problem).toBeInstanceOf(TelegramProblem);
  });
});
