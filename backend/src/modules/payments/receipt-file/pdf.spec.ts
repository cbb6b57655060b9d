import { falsePdfs, pdfBomb, realPdfs, slowPdf, testPdf } from '../../../../test/support/pdf';
import { RateLimits } from '../../../platform/http/rate-limits';
import { PdfCheck } from './pdf';

const MEGABYTE = 1024 * 1024;

describe('PdfCheck', () => {
  const limits = new RateLimits({ redisUrl: null });
  const [ALICE, BOB] = [1, 2];
  let check: PdfCheck;
  const isPdf = (file: Buffer, sender = ALICE) =>
    check.pdfOf(sender, file).then(
      () => true,
      (error: { code: string }) => error.code !== 'UNSUPPORTED_MEDIA_TYPE' && Promise.reject(error),
    );

  beforeEach(() => {
    check = new PdfCheck(limits.limit('slow', 3, 3600));
  });

  it.each(Object.entries(realPdfs()))('accepts a receipt %s', async (_, file) => {
    expect(await isPdf(file)).toBe(true);
  });

  it('accepts one of 5 MiB', async () => {
    const file = testPdf('Dekont', 5 * MEGABYTE);
    expect(file.length).toBe(5 * MEGABYTE);
    expect(await isPdf(file)).toBe(true);
  });

  it.each(Object.entries(falsePdfs()))('refuses %s', async (_, file) => {
    expect(await isPdf(file)).toBe(false);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a web page that ends like a PDF', Buffer.from('<script>alert(1)</script>startxref\n0\n%%EOF')],
    ['a web page before a PDF', Buffer.concat([Buffer.from('<script></script>'), testPdf()])],
    ['a PDF before a web page', Buffer.concat([testPdf(), Buffer.from('<script>alert(1)</script>')])],
    ['a PDF that was cut off', testPdf().subarray(0, 400)],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a head alone', Buffer.from('%PDF-1.7')],
    ['an unknown version', Buffer.from(testPdf().toString('latin1').replace('1.7', 'x.y'), 'latin1')],
  ])('refuses %s', async (_, file) => {
    expect(await isPdf(file)).toBe(false);
  });

  const sentenceFor = (file: Buffer) =>
    check.pdfOf(ALICE, file).then(
      () => null,
      (error: Error) => error.message,
    );

  describe('keeps what lies between head and end', () => {
    const pdf = testPdf();
    const pjl = Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n');
    it.each([
      ['behind a byte order mark', Buffer.from('\ufeff'), Buffer.alloc(0)],
      ['behind blanks and before them', Buffer.from(' \r\n\0'), Buffer.alloc(3_000)],
      ['between the lines of a printer', pjl, Buffer.from('\x1b%-12345X')],
      [
        'behind the head of a mail',
        Buffer.from('Content-Type: application/pdf\r\n\r\n'),
        Buffer.from('\n--x--\n'),
      ],
      ['as far behind as readers look', Buffer.alloc(1_024 - 8, 'x'), Buffer.from('x')],
    ])('of one %s', async (_, before, after) => {
      expect(await check.pdfOf(ALICE, Buffer.concat([before, pdf, after]))).toEqual(pdf);
    });

    it('of one whose last line has no end', async () => {
      const bare = pdf.subarray(0, -1);
      expect(await check.pdfOf(ALICE, Buffer.concat([bare, Buffer.from('x')]))).toEqual(bare);
    });

    it.each([
      ['an archive before it', Buffer.from('PK\x03\x04name'), Buffer.alloc(0)],
      ['an archive behind it', Buffer.alloc(0), Buffer.from('PK\x03\x04name')],
      ['a program before it', Buffer.from('MZ\x90\0'), Buffer.alloc(0)],
      ['a script before it', Buffer.from('#!/bin/sh\n'), Buffer.alloc(0)],
      ['markup somewhere behind it', Buffer.alloc(0), Buffer.from('x <svg onload=x>')],
      ['its head too late', Buffer.alloc(1_024 - 7, 'x'), Buffer.alloc(0)],
    ])('but refuses a file with %s', async (_, before, after) => {
      expect(await isPdf(Buffer.concat([before, pdf, after]))).toBe(false);
    });
  });

  describe('says what to do about', () => {
    it.each([
      ['a photo', 'ffd8ffe000104a464946'],
      ['a screenshot', '89504e470d0a1a0a0000000d49484452'],
      ['a photo of an iPhone', '0000001c66747970686569630000000068656963'],
    ])('%s: make a PDF of it', async (_, bytes) => {
      expect(await sentenceFor(Buffer.from(bytes, 'hex'))).toMatch(
        /^Bu bir görsel, .*Yazdır › PDF olarak kaydet/,
      );
    });

    it('a PDF that is cut off: fetch it again', async () => {
      expect(await sentenceFor(testPdf().subarray(0, 400))).toMatch(/yarım kalmış/);
    });
  });

  it('takes little memory and blocks no one, whatever a file unpacks to', async () => {
    const file = pdfBomb(200 * MEGABYTE);
    expect(file.length).toBeLessThan(MEGABYTE);
    const before = process.memoryUsage.rss();
    let most = before;
    let ticks = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
      ticks += 1;
    }, 5);
    const answers = await Promise.all([isPdf(file), isPdf(testPdf()), isPdf(testPdf(), BOB)]);
    clearInterval(watch);
    expect(answers).toEqual([false, true, true]);
    expect(most - before).toBeLessThan(150 * MEGABYTE);
    expect(ticks).toBeGreaterThan(20);
  });

  it('looks at one file of a sender at a time, refuses more than eight of them, and others wait for none of these', async () => {
    const answered: string[] = [];
    const send = (name: string, sender: number, file: Buffer) =>
      check
        .pdfOf(sender, file)
        .then(() => undefined)
        .catch((error: Error) => error)
        .then((answer) => {
          answered.push(name);
          return answer;
        });
    const slow = slowPdf(MEGABYTE);
    const sent = Array.from({ length: 8 }, (_, n) => send(`slow ${n + 1}`, ALICE, slow));
    const refused = { code: 'UNAVAILABLE', retryAfter: 10 };
    expect(await send('one too many', ALICE, slow)).toMatchObject(refused);
    expect(await send('good', BOB, testPdf())).toBeUndefined();
    const outcomes = await Promise.all(sent);
    expect(answered.indexOf('good')).toBeLessThanOrEqual(2);
    expect(outcomes.map((error) => (error as unknown as { code: string }).code)).toEqual([
      ...Array<string>(3).fill('UNSUPPORTED_MEDIA_TYPE'),
      ...Array<string>(5).fill('TOO_MANY_REQUESTS'),
    ]);
    await expect(check.pdfOf(ALICE, testPdf())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await check.pdfOf(BOB, testPdf());
  });

  it('counts no file that was looked at in time against its sender', async () => {
    const files = [
      testPdf(),
      falsePdfs()['a book of no pages']!,
      testPdf(),
      pdfBomb(20 * MEGABYTE),
      testPdf(),
    ];
    const answers = [];
    for (const file of files) answers.push(await isPdf(file));
    expect(answers).toEqual([true, false, true, false, true]);
  });
});
