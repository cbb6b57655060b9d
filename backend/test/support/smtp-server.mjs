// A real SMTP server for tests: `node smtp-server.mjs FOLDER [PORT]`. Every message it accepts becomes a file in
// FOLDER, with the trace line that servers put first; it prints the port once it listens. Recipients at refused.example
// are refused for good, those at busy.example for now, and those at slow.example are kept waiting for their answer. One
// at reply.example is answered with its own name: `550_5.7.1_relaying_denied@reply.example`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [port, folder] = process.argv.slice(2);
let received = 0;
/** Milliseconds. */
const SLOW = 300;

const refusal = (responseCode, message) => Object.assign(new Error(message), { responseCode });

/** `550_5.7.1_relaying_denied@…` → `5.7.1 relaying denied`. */
const said = (address) => address.slice(4, address.indexOf('@')).replaceAll('_', ' ');

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address.endsWith('@refused.example')) done(refusal(550, 'no such mailbox'));
    else if (address.endsWith('@busy.example')) done(refusal(451, 'try again later'));
    else if (address.endsWith('@reply.example')) done(refusal(Number(address.slice(0, 3)), said(address)));
    else done();
  },
  onData(stream, session, done) {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      received += 1;
      const to = session.envelope.rcptTo.map((each) => each.address).join(',');
      const trace = `Received: from ${session.hostNameAppearsAs} with ESMTP id ${session.id}\r\n`;
      const file = join(folder, `${String(received).padStart(6, '0')} ${to}.eml`);
      writeFileSync(file, Buffer.concat([Buffer.from(trace), ...chunks]));
      setTimeout(done, to.endsWith('@slow.example') ? SLOW : 0);
    });
  },
});
// a client that dies in the middle of a mail
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`${server.server.address().port}\n`);
});
