import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Objects of a PDF by their number: what stands between `obj` and `endobj`. */
type Objects = Record<number, string>;

const HEAD = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

/** Catalog, page tree, page, content and font of a page that says `text`. */
function onePage(text: string): Objects {
  const content = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  return {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    4: stream('', content),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  };
}

const stream = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const packed = (entries: string, content: string | Buffer): string =>
  stream(
    `${entries} /Filter /FlateDecode`,
    deflateSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content).toString('latin1'),
  );

/** A PDF as it grows: knows where its objects begin. */
class Pdf {
  readonly offsets: Record<number, number> = {};

  constructor(public text = HEAD) {}

  add(objects: Objects): this {
    for (const [number, content] of Object.entries(objects)) {
      this.offsets[Number(number)] = this.text.length;
      this.text += `${number} 0 obj\n${content}\nendobj\n`;
    }
    return this;
  }

  /** A cross-reference table of these objects, its trailer and, unless asked otherwise, a way to it. */
  table(numbers: number[], trailer: string, startxref = this.text.length): this {
    const sections = numbers.map(
      (number) => `${number} 1\n${String(this.offsets[number] ?? 0).padStart(10, '0')} 00000 n \n`,
    );
    this.text += `xref\n0 1\n0000000000 65535 f \n${sections.join('')}trailer\n<< ${trailer} >>\nstartxref\n${startxref}\n%%EOF\n`;
    return this;
  }

  get file(): Buffer {
    return Buffer.from(this.text, 'latin1');
  }
}

const numbersOf = (objects: Objects): number[] => Object.keys(objects).map(Number);
const TRAILER = '/Size 6 /Root 1 0 R';

function withTable(objects: Objects, trailer = TRAILER): Pdf {
  return new Pdf().add(objects).table(numbersOf(objects), trailer);
}

/** A small valid PDF of one page, padded to `size` bytes when asked. */
export function testPdf(text = 'Dekont', size = 0): Buffer {
  const plain = withTable(onePage(text)).file;
  if (size <= plain.length) return plain;
  const padded = (by: number): Buffer =>
    withTable({ ...onePage(text), 6: stream('', ' '.repeat(by)) }, '/Size 7 /Root 1 0 R').file;
  const filling = size - padded(0).length;
  // the padding makes numbers of it longer, for which blanks behind the end make up
  const file = padded(filling - 32);
  return Buffer.concat([file, Buffer.alloc(size - file.length, '\n')]);
}

/** A receipt as banks and the programs of their customers write them, by the way it is written. */
export function realPdfs(): Record<string, Buffer> {
  const page = onePage('Dekont');
  return {
    'with a table of its objects': testPdf(),
    'with its objects packed into a stream': withStreams(page),
    'changed once, by an appendix': changed(page),
    'linearized for the web': linearized(page),
    'encrypted, open to everybody': encrypted(''),
    'encrypted, with a password': encrypted('12345678901'),
    'with scripts and attachments, which are not run': withTable({
      ...page,
      1: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    }).file,
    'that says a wrong place of its table': Buffer.from(
      withTable(page).text.replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    ),
    'whose table is off by some bytes': new Pdf(`${HEAD}%\n%\n`).add(page).table(numbersOf(page), TRAILER, 0)
      .file,
    'whose stream says a wrong length': withTable({ ...page, 4: page[4]!.replace(/Length \d+/, 'Length 5') })
      .file,
    'of version 2 with blanks behind its end': Buffer.concat([
      Buffer.from(withTable(page).text.replace('%PDF-1.7', '%PDF-2.0'), 'latin1'),
      Buffer.alloc(5000),
    ]),
  };
}

/** Object streams and a cross-reference stream with the predictor that most programs use (ISO 32000-2, 7.5.7, 7.5.8). */
function withStreams({ 4: content, ...others }: Objects): Buffer {
  const numbers = numbersOf(others);
  let inner = '';
  const places = numbers.map((number) => {
    const place = `${number} ${inner.length}`;
    inner += `${others[number]!}\n`;
    return place;
  });
  const head = `${places.join(' ')}\n`;
  const pdf = new Pdf().add({
    4: content!,
    6: packed(`/Type /ObjStm /N ${numbers.length} /First ${head.length}`, head + inner),
  });
  const at = pdf.text.length;
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => {
    const index = numbers.indexOf(number);
    if (index >= 0) return [2, 6, index];
    return number === 0 ? [0, 0, 255] : [1, number === 7 ? at : pdf.offsets[number]!, 0];
  });
  let before = Buffer.alloc(4);
  const predicted = rows.map(([kind, place, index]) => {
    const row = Buffer.from([kind!, place! >> 8, place! & 255, index!]);
    const up = Buffer.from([2, ...row.map((byte, column) => (byte - before[column]!) & 255)]);
    before = row;
    return up;
  });
  pdf.add({
    7: packed(
      '/Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R /DecodeParms << /Predictor 12 /Columns 4 >>',
      Buffer.concat(predicted),
    ),
  });
  return Buffer.from(`${pdf.text}startxref\n${at}\n%%EOF\n`, 'latin1');
}

function changed(page: Objects): Buffer {
  const pdf = withTable(page);
  const before = pdf.text.lastIndexOf('xref\n0 1');
  const { 4: content } = onePage('Dekont 2');
  return pdf.add({ 4: content! }).table([4], `${TRAILER} /Prev ${before}`).file;
}

/** The first page stands before the others, with a table of its own (ISO 32000-2, annex F). */
function linearized({ 1: catalog, 2: pages, ...first }: Objects): Buffer {
  const digits = (number: number): string => String(number).padStart(10, '0');
  const write = (length: number, mainTable: number, hints: Record<number, number>): [Pdf, number] => {
    const pdf = new Pdf().add({
      6: `<< /Linearized 1 /L ${digits(length)} /N 1 /O 3 /H [ 60 1 ] /E ${digits(length)} /T ${digits(mainTable)} >>`,
    });
    Object.assign(pdf.offsets, hints);
    const firstTable = pdf.text.length;
    pdf.table([1, 3, 4, 5, 6], `/Size 7 /Root 1 0 R /Prev ${digits(mainTable)}`, 0);
    pdf.add({ 1: catalog!, ...first }).add({ 2: pages! });
    const at = pdf.text.length;
    pdf.table([2], '/Size 7', firstTable);
    return [pdf, at];
  };
  const [draft, table] = write(0, 0, {});
  return write(draft.text.length, table, draft.offsets)[0].file;
}

/** Encrypted with AES of 256 bits (revision 5); without a password everybody may open it. */
function encrypted(password: string): Buffer {
  const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  const cbc = (key: Buffer, content: Buffer): Buffer =>
    createCipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false).update(content);
  const hex = (content: Buffer): string => `<${content.toString('hex')}>`;
  const fileKey = Buffer.alloc(32, 7);
  const user = Buffer.from(password);
  const [check, salt] = [Buffer.alloc(8, 1), Buffer.alloc(8, 2)];
  const ofUser = Buffer.concat([sha256(user, check), check, salt]);
  const owner = Buffer.from('owner');
  const ofOwner = Buffer.concat([sha256(owner, check, ofUser), check, salt]);
  const encrypt = [
    '/Filter /Standard /V 5 /R 5 /Length 256 /P -1340',
    '/CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF',
    `/U ${hex(ofUser)} /UE ${hex(cbc(sha256(user, salt), fileKey))}`,
    `/O ${hex(ofOwner)} /OE ${hex(cbc(sha256(owner, salt, ofUser), fileKey))}`,
    `/Perms ${hex(Buffer.alloc(16, 3))}`,
  ].join(' ');
  const page = onePage('Dekont');
  const content = Buffer.alloc(16, ' ');
  return withTable(
    {
      ...page,
      4: stream('', Buffer.concat([Buffer.alloc(16), cbc(fileKey, content)]).toString('latin1')),
      6: `<< ${encrypt} >>`,
    },
    `/Size 7 /Root 1 0 R /Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  ).file;
}

/** What has a head and an end of a PDF and is none, by what is wrong with it. */
export function falsePdfs(): Record<string, Buffer> {
  const page = onePage('Dekont');
  return {
    'a head and an end': Buffer.from('%PDF-1.7\n%%EOF\n'),
    'a head and an end around text': Buffer.from(`%PDF-1.4\n${'ödedim '.repeat(500)}\n%%EOF`),
    'a head and an end around noise': Buffer.concat([
      Buffer.from(HEAD, 'latin1'),
      Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * at * 31) % 251)),
      Buffer.from('\n%%EOF'),
    ]),
    'an object without a catalog': Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF'),
    'a catalog without pages': withTable({ 1: '<< /Type /Catalog >>' }).file,
    'a book of no pages': withTable({ ...page, 2: '<< /Type /Pages /Kids [] /Count 0 >>' }).file,
    'pages that lead to themselves': withTable({ ...page, 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' })
      .file,
    'pages that are not there': withTable({ 1: page[1]! }).file,
  };
}

/** A PDF of a few megabytes whose object stream unpacks to `size` bytes before the first object. */
export function pdfBomb(size: number): Buffer {
  const at = HEAD.length;
  const pdf = new Pdf().add({
    5: packed('/Type /ObjStm /N 1 /First 4', Buffer.concat([Buffer.from('1 0 '), Buffer.alloc(size, ' ')])),
  });
  const table = pdf.text.length;
  const row = (kind: number, place: number): Buffer => {
    const bytes = Buffer.alloc(6);
    bytes[0] = kind;
    bytes.writeUInt32BE(place, 1);
    return bytes;
  };
  const rows = [row(0, 0), row(2, 5), row(0, 0), row(0, 0), row(0, 0), row(1, at), row(1, table)];
  pdf.add({
    6: stream('/Type /XRef /Size 7 /W [1 4 1] /Root 1 0 R', Buffer.concat(rows).toString('latin1')),
  });
  return Buffer.from(`${pdf.text}startxref\n${table}\n%%EOF\n`, 'latin1');
}

/** A PDF of that size whose texts never end: to find the objects, PDF.js reads the rest of the file for each of them. */
export function slowPdf(size: number): Buffer {
  const unit = '1 0 obj\n(\n';
  return Buffer.from(`${HEAD}${unit.repeat(size / unit.length)}startxref\n0\n%%EOF\n`, 'latin1');
}
