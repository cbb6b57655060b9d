import { readApiError, sessionIsOver } from './api-error';

describe('the error of a request', () => {
  it('says what the server said, with the fields it is about', () => {
    const data = {
      error: 'Bu e-posta kayıtlı.',
      code: 'EMAIL_TAKEN',
      fields: { email: 'Kayıtlı.' },
      request_id: 'x',
    };
    expect(readApiError({ status: 409, data })).toEqual({
      status: 409,
      message: 'Bu e-posta kayıtlı.',
      code: 'EMAIL_TAKEN',
      fields: { email: 'Kayıtlı.' },
      broke: false,
    });
  });

  it('speaks of the connection when no answer came', () => {
    expect(readApiError({ status: 'FETCH_ERROR', error: 'TypeError' })).toMatchObject({
      status: null,
      message: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
    });
  });

  it.each([
    [408, /zamanında ulaşmadı/],
    [413, /kabul ettiğinden büyük/],
    [502, /şu anda yanıt vermiyor/],
    [504, /yine de yapılmış olabilir/],
  ])('explains the %i of a proxy, whose answer is a page', (status, sentence) => {
    const page = { status: 'PARSING_ERROR', originalStatus: status, data: '<html>', error: 'SyntaxError' };
    for (const error of [page, { status, data: '<html>' }, { status, data: null }])
      expect(readApiError(error)).toMatchObject({
        status,
        code: null,
        message: expect.stringMatching(sentence),
      });
    const own = { status, data: { error: 'Görsel en fazla 5 MB olabilir.', code: 'PAYLOAD_TOO_LARGE' } };
    expect(readApiError(own).message).toBe('Görsel en fazla 5 MB olabilir.');
  });

  it.each([undefined, null, 'x', { status: 500, data: '<html>' }, { status: 500, data: { error: ' ' } }])(
    'falls back to the general sentence for %p',
    (error) => {
      expect(readApiError(error).message).toBe('Bir hata oluştu. Lütfen daha sonra tekrar deneyin.');
    },
  );
});

describe('the end of the session', () => {
  it.each([
    [{ status: 401, data: {} }, true],
    [{ name: 'AbortError', message: 'Aborted' }, true],
    [{ status: 403, data: {} }, false],
    [{ status: 'FETCH_ERROR' }, false],
    [undefined, false],
  ])('in %p: %p', (error, over) => {
    expect(sessionIsOver(error)).toBe(over);
  });
});
