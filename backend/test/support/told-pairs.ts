import PostalMime from 'postal-mime';

/** What one mail about fitting matches tells, and which mail it is: one that is delivered twice has the same id. */
export interface ToldMail {
  readonly messageId: string;
  readonly pairs: string[];
}

/** Reads a mail as it came over the wire. */
export async function toldMail(to: string, message: Buffer): Promise<ToldMail> {
  const { messageId, text = '' } = await PostalMime.parse(message);
  return { messageId: messageId!, pairs: toldPairs(to, text) };
}

/** `to|filter's name|match's id` of every match that a message lists under its filters. */
export function toldPairs(to: string, text: string): string[] {
  const pairs: string[] = [];
  let filter = '';
  for (const line of text.split(/\r?\n/)) {
    filter = /^(.+) \(\d+ maç\)$/.exec(line)?.[1] ?? filter;
    const match = /\/mac\/(\d+)$/.exec(line)?.[1];
    if (match !== undefined) pairs.push(`${to}|${filter}|${match}`);
  }
  return pairs;
}
