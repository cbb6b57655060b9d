import { falsePdfs, pdfBomb, realPdfs, testPdf } from '../../../../test/support/pdf';
import { PdfCheck } from './pdf';

const MEGABYTE = 1024 * 1024;

describe('PdfCheck', () => {
  const check = new PdfCheck();
  const isPdf = (file: Buffer) => check.isPdf(file);

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
    const answers = await Promise.allSettled([isPdf(file), isPdf(testPdf())]);
    clearInterval(watch);
    expect(answers).toEqual([
      expect.not.objectContaining({ value: true }),
      { status: 'fulfilled', value: true },
    ]);
    expect(most - before).toBeLessThan(150 * MEGABYTE);
    expect(ticks).toBeGreaterThan(20);
  });
});
