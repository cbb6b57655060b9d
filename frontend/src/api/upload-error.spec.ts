import { readUploadError } from './upload-error';

const PAGE = '<html><head><title>413 Request Entity Too Large</title></head></html>';
const LARGE = { size: 3_400_000 };
const BROKE = { status: 'FETCH_ERROR', error: 'upload failed' };

describe('the error of a request with a file', () => {
  it.each([
    { status: 413, data: PAGE },
    { status: 'PARSING_ERROR', originalStatus: 413, data: PAGE, error: 'SyntaxError' },
  ])('names the size that a proxy refused, and what to do', (error) => {
    expect(readUploadError(error, LARGE, 'member').message).toBe(
      'Dosya, sunucunun kabul ettiğinden büyük (3,2 MB). Daha küçük bir dosya gönderin; bu mümkün değilse destek adresine yazın.',
    );
    expect(readUploadError(error, LARGE, 'admin').message).toMatch(
      /\(3,2 MB\).* client_max_body_size .*docs/,
    );
  });

  it('is the site’s own where it is one', () => {
    const error = 'Dekont dosyası en fazla 5 MB olabilir.';
    const data = { error, code: 'PAYLOAD_TOO_LARGE', fields: { file: error } };
    expect(readUploadError({ status: 413, data }, LARGE, 'admin')).toMatchObject({
      message: error,
      fields: { file: error },
    });
  });

  it('says of a connection that broke under a large file that its size may be why', () => {
    expect(readUploadError(BROKE, LARGE, 'admin').message).toMatch(
      /\(3,2 MB\) gönderilirken kesildi.*client_max_body_size/,
    );
    expect(readUploadError(BROKE, { size: 200_000 }, 'admin').message).toMatch(/^Sunucuya ulaşılamadı/);
  });

  it('speaks of the connection alone without one', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(readUploadError(BROKE, LARGE, 'member').message).toMatch(/^Sunucuya ulaşılamadı/);
  });
});
