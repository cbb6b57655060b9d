/**
 * Why Telegram didn't do what it was asked to.
 * - `unreachable`: no answer, or an error of its own: later perhaps
 * - `flood`: too many calls; none before `retryAfter` seconds
 * - `token`: the token is no bot's
 * - `conflict`: somebody else asks for the bot's updates
 * - `webhook`: somebody has updates sent to an address, and none can be asked for
 * - `blocked`: the bot may not, or no longer, write in this chat
 * - `unchanged`: the message has that text already
 * - `refused`: this call would always be refused
 */
export type ProblemKind =
  'unreachable' | 'flood' | 'token' | 'conflict' | 'webhook' | 'blocked' | 'unchanged' | 'refused';

/** A call of the Bot API that failed. It holds neither the token nor what was sent, so that it may be logged. */
export class TelegramProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    /** Seconds; of `flood` alone. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }

  /** Whether the same call may succeed later; otherwise it concerns this one message. */
  get isPassing(): boolean {
    return this.kind !== 'blocked' && this.kind !== 'refused' && this.kind !== 'unchanged';
  }
}

/** Seconds to wait when Telegram doesn't say how many. */
const UNSTATED_WAIT = 30;

/** An answer of the Bot API with `ok: false`. */
interface Refusal {
  error_code: number;
  description: string;
  parameters?: { retry_after?: number };
}

/** The problem that an error of grammY stands for; the error itself may name the token and is left behind. */
export function problemOf(error: unknown): TelegramProblem {
  if (error instanceof TelegramProblem) return error;
  if (!isRefusal(error)) return new TelegramProblem('unreachable', `no answer (${causeOf(error)})`);
  const { error_code: code, description, parameters } = error;
  const said = `${code} ${description}`.slice(0, 200);
  if (code === 429) return new TelegramProblem('flood', said, parameters?.retry_after ?? UNSTATED_WAIT);
  return new TelegramProblem(kindOf(code, description), said);
}

function kindOf(code: number, description: string): ProblemKind {
  if (code >= 500) return 'unreachable';
  // a token that isn't one at all is answered as an unknown address
  if (code === 401 || code === 404) return 'token';
  // by its words alone: Telegram has one code for both
  if (code === 409) return /webhook/i.test(description) ? 'webhook' : 'conflict';
  if (code === 403 || /chat not found|user is deactivated/i.test(description)) return 'blocked';
  return /message is not modified/i.test(description) ? 'unchanged' : 'refused';
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof (error as Partial<Refusal> | null)?.error_code === 'number' &&
  typeof (error as Partial<Refusal>).description === 'string';

/** Code of the network error below, such as `ECONNREFUSED`: its message would name the address with the token. */
function causeOf(error: unknown): string {
  const below = (error as { error?: { code?: unknown; name?: unknown } } | null)?.error;
  const word = below?.code ?? below?.name;
  return typeof word === 'string' && /^\w{1,40}$/.test(word) ? word : 'unknown';
}
