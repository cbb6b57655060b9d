import { type ExecutionContext, applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';

const NAME = 'Idempotency-Key';

/** The `Idempotency-Key` header, undefined without one; 400 for anything but 1-255 visible ASCII characters. */
export const RequestKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().header(NAME);
    if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
    throw new AppError('VALIDATION_FAILED', { fields: { [NAME]: tr.subscriptions.requestKey } });
  },
);

export const ApiRequestKey = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: NAME,
      required: false,
      description:
        'A repeated request with the same key and body, within 24 hours, takes effect once and gets the first answer; with another body it is refused (409).',
    }),
  );
