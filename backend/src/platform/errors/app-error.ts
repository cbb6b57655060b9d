import { ERROR_CODES, type ErrorCode, type LogLevel } from './error-codes';

interface Details {
  /** Turkish sentence per field that is wrong. */
  fields?: Record<string, string>;
  /** A more telling Turkish sentence than the code's own. */
  message?: string;
  /** Seconds after which a retry makes sense (sent as `Retry-After`). */
  retryAfter?: number;
  /** What went wrong underneath; logged, never sent. */
  cause?: unknown;
  /** How loudly it is logged, where that differs from others of its code. */
  log?: LogLevel;
}

/** An expected refusal: becomes `{error, code, fields?, request_id}` with the code's status. */
export class AppError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;
  readonly log: LogLevel;

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(details.message ?? ERROR_CODES[code].message, { cause: details.cause });
    this.status = ERROR_CODES[code].status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.log = details.log ?? ERROR_CODES[code].log;
  }

  /** One about a single field: its sentence stands there too. */
  static ofField(code: ErrorCode, field: string, message: string): AppError {
    return new AppError(code, { message, fields: { [field]: message } });
  }
}
