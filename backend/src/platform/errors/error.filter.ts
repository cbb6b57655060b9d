import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Identity } from '../access/role';
import type { AppError } from './app-error';
import { toAppError } from './to-app-error';

/** Name of the key that says whether the request succeeded, for programs. */
export type SuccessFlag = 'success' | 'isSuccess';
export type FlagOf = (request: Pick<Request, 'method' | 'path'>) => SuccessFlag | undefined;

/**
 * The one place that writes error answers: `{error, code, fields?, request_id}`. Details go to the log only.
 * For routes that promise a success flag, `@UseFilters(new ErrorFilter('success'))` puts `{success: false, message}`
 * beside them.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  constructor(readonly flag?: SuccessFlag | FlagOf) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request & { id: unknown; user?: Identity }>();
    const response = http.getResponse<Response>();
    const error = toAppError(thrown);
    const level = error.log;
    const requestId = String(request.id);
    const line = { code: error.code, request_id: requestId, user_id: request.user?.userId };
    if (level === 'error') this.logger.error({ err: error.cause ?? error, ...line });
    else if (level === 'warn') this.logger.warn(line);
    else if (level === 'info') this.logger.log({ ...line, fields: fieldNames(error) });

    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
    const flag = typeof this.flag === 'function' ? this.flag(request) : this.flag;
    response.status(error.status).json({
      ...(flag ? { [flag]: false, message: firstSentence(error) } : {}),
      error: error.message,
      code: error.code,
      ...(error.fields ? { fields: error.fields } : {}),
      request_id: requestId,
    });
  }
}

/** The first few fields that were refused; their names come from the sender, their values are left out. */
function fieldNames({ fields }: AppError): string[] | undefined {
  return (
    fields &&
    Object.keys(fields)
      .slice(0, 10)
      .map((name) => name.slice(0, 60))
  );
}

/** The sentence to show where there is room for one only. */
function firstSentence({ message, fields }: AppError): string {
  return Object.values(fields ?? {})[0] ?? message;
}
