import { failureOf, serverProblem } from './server-problem';

const rcpt = (response: string) => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: Number(response.slice(0, 3)),
  response,
});
const mailFrom = (response: string) => ({ ...rcpt(response), command: 'MAIL FROM' });
const data = (response: string) => ({ ...rcpt(response), code: 'EMESSAGE', command: 'DATA' });
const forNow = { scope: 'mail', isFinal: false };
const forGood = { scope: 'mail', isFinal: true };
const mailbox = { scope: 'mailbox' };
const perhapsAll = { scope: 'server', problem: 'sender', isSure: false };

describe('a mail that could not be sent', () => {
  it.each([
    ['550 5.1.1 no such user', mailbox],
    ['550-5.1.1 The email account that you tried to reach does not exist', mailbox],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', mailbox],
    ['550 5.2.1 mailbox disabled', mailbox],
    ['550 no such mailbox', mailbox],
    ['550 Requested action not taken: mailbox unavailable', mailbox],
    ['552 5.2.2 mailbox full', forGood],
    ['550 5.4.1 Access denied', forGood],
    ['550 5.7.1 message refused by policy', perhapsAll],
    ['554 5.7.1 Relay access denied', perhapsAll],
    ['550 5.1.8 Sender address rejected: domain not found', perhapsAll],
    ['550 relaying not permitted', perhapsAll],
    ['554 Service unavailable; client host blocked using zen.example', perhapsAll],
    ['450 4.2.1 mailbox busy', forNow],
    ['451 greylisted, try again later', forNow],
    ['452 4.2.2 mailbox full', forNow],
  ])('after %s to its recipient: %j', (reply, expected) => {
    expect(failureOf(rcpt(reply))).toEqual(expected);
  });

  it('is about all when the sender is refused, unless it is its size', () => {
    const all = { scope: 'server', problem: 'sender', isSure: true };
    expect(failureOf(mailFrom('553 5.7.1 Sender address rejected: not owned by user'))).toEqual(all);
    expect(failureOf(mailFrom('451 4.3.2 too many mails'))).toEqual(all);
    expect(failureOf(mailFrom('552 5.3.4 message size exceeds limit'))).toEqual(forGood);
  });

  it('is refused alone when its text is', () => {
    expect(failureOf(data('554 5.7.1 looks like spam'))).toEqual(forGood);
    expect(failureOf(data('451 4.3.0 try again'))).toEqual(forNow);
    expect(failureOf({ code: 'EENVELOPE', message: 'No recipients defined' })).toEqual(forGood);
  });

  it.each([
    [{ code: 'ECONNREFUSED' }],
    [{ code: 'EPROTOCOL', responseCode: 421, response: '421 4.3.2 shutting down' }],
    [{ ...rcpt('421 4.7.0 try again later') }],
    [{ code: 'EAUTH', responseCode: 535 }],
    [new Error('x')],
    [null],
  ])('may be about all after %j', (error) => {
    expect(failureOf(error)).toMatchObject({ scope: 'server', isSure: false });
  });
});

describe('a mail server that takes no mails', () => {
  it.each([
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'refused-connection'],
    [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unknown-host'],
    [{ code: 'ETIMEDOUT' }, 'timeout'],
    [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'certificate'],
    [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate'],
    [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
    [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'tls'],
    [{ code: 'EAUTH', responseCode: 535 }, 'login'],
    [{ code: 'EPROTOCOL', responseCode: 421 }, 'busy'],
    [{ code: 'EACCES' }, 'folder'],
    [{ code: 'ENOSPC' }, 'folder'],
    [{ code: 'EPROTOCOL', responseCode: 554 }, 'other'],
    ['x', 'other'],
  ])('has, after %j, a problem that is known as %s', (error, problem) => {
    expect(serverProblem(error)).toBe(problem);
  });
});
