import { isPdf } from './pdf';

const pdf = (body = '1 0 obj<</Type/Catalog>>endobj\n', head = '%PDF-1.7\n', offset = 12, end = '%%EOF\n') =>
  Buffer.from(`${head}${body}trailer<</Root 1 0 R>>\nstartxref\n${offset}\n${end}`, 'latin1');

describe('isPdf', () => {
  it.each([
    ['a small one', pdf()],
    ['one of version 2', pdf('x', '%PDF-2.0\r\n')],
    ['one without a line break at the end', pdf('x', '%PDF-1.4\n', 3, '%%EOF')],
    ['one without a cross-reference table', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF')],
    ['one with blanks behind its end', Buffer.concat([pdf(), Buffer.alloc(5000)])],
    [
      'one with binary content',
      Buffer.concat([pdf().subarray(0, 9), Buffer.alloc(5000, 0xff), pdf().subarray(9)]),
    ],
  ])('accepts %s', (_, file) => {
    expect(isPdf(file)).toBe(true);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a web page that ends like a PDF', Buffer.from('<script>alert(1)</script>startxref\n0\n%%EOF')],
    ['a web page before a PDF', Buffer.concat([Buffer.from('<script></script>'), pdf()])],
    ['a PDF before a web page', Buffer.concat([pdf(), Buffer.from('<script>alert(1)</script>')])],
    ['a PDF that was cut off', pdf().subarray(0, 40)],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a head alone', Buffer.from('%PDF-1.7')],
    ['an unknown version', pdf('x', '%PDF-x.y\n')],
  ])('refuses %s', (_, file) => {
    expect(isPdf(file)).toBe(false);
  });
});
