// A real SMTP server for tests: `node smtp-server.mjs FOLDER [PORT]`. Every message it accepts becomes a file in
// FOLDER; it prints the port once it listens. Recipients at refused.example are refused for good, those at
// busy.example for now, and those at slow.example are kept waiting for their answer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [port, folder] = process.argv.slice(2);
let received = 0;
/** Milliseconds. */
const SLOW = 300;

const refusal = (responseCode, message) => Object.assign(new Error(message), { responseCode });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address.endsWith('@refused.example')) done(refusal(550, 'no such mailbox'));
    else if (address.endsWith('@busy.example')) done(refusal(451, 'try again later'));
    else done();
  },
  onData(stream, session, done) {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      received += 1;
      const to = session.envelope.rcptTo.map((each) => each.address).join(',');
      writeFileSync(join(folder, `${String(received).padStart(3, '0')} ${to}.eml`), Buffer.concat(chunks));
      setTimeout(done, to.endsWith('@slow.example') ? SLOW : 0);
    });
  },
});
// a client that dies in the middle of a mail
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`${server.server.address().port}\n`);
});
