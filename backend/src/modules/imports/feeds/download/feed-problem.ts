import { tr } from '../../../../platform/locale/tr';
import { PrivateAddressError } from './public-address';

type Reason = keyof (typeof tr)['feeds']['problems'];

const REASON_OF_CODE: Readonly<Record<string, Reason>> = {
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ECONNRESET: 'brokenOff',
  EPIPE: 'brokenOff',
  ERR_STREAM_PREMATURE_CLOSE: 'brokenOff',
  ETIMEDOUT: 'timeout',
  ENOSPC: 'diskFull',
};

/** Why a feed could not be fetched, as a Turkish sentence. */
export class FeedProblem extends Error {
  static of(reason: Reason): FeedProblem {
    return new FeedProblem(tr.feeds.problems[reason]);
  }

  static ofStatus(status: number): FeedProblem {
    const reason =
      status === 401 || status === 403
        ? 'denied'
        : status === 404 || status === 410
          ? 'gone'
          : status === 429
            ? 'tooOften'
            : status >= 500
              ? 'serverError'
              : 'unexpectedStatus';
    return new FeedProblem(`${tr.feeds.problems[reason]} (HTTP ${status})`);
  }

  /** The problem behind an error of a connection or of the disk; an error that is none of these comes back as it is. */
  static from(error: unknown): unknown {
    if (error instanceof FeedProblem) return error;
    if (error instanceof PrivateAddressError) return FeedProblem.of('privateAddress');
    const code = String((error as { code?: unknown } | null)?.code ?? '');
    const reason = REASON_OF_CODE[code];
    if (reason !== undefined) return FeedProblem.of(reason);
    if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return FeedProblem.of('certificate');
    return code.startsWith('HPE_') ? FeedProblem.of('noHttp') : error;
  }
}
