/** A small valid PDF, padded to `size` bytes when asked. */
export function testPdf(text = 'Dekont', size = 0): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Note (${text}) >>\nendobj\n`;
  const tail = (offset: number) =>
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`;
  const plain = head.length + tail(head.length).length;
  // the offset may get longer with the padding, which must not make the file longer than asked
  const padding = '%'.repeat(Math.max(0, size - plain - 8));
  const body = head + padding + '\n';
  const file = body + tail(body.length);
  return Buffer.from(size > file.length ? file + '\n'.repeat(size - file.length) : file, 'latin1');
}
