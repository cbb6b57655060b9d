import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { ErrorCode } from './error-codes';

export const API_ERRORS = 'api-errors';

/**
 * Names the errors of a route for the OpenAPI document. Those that follow from its access rule, its path and its body
 * are described without it.
 */
export const ApiErrors = (...codes: ErrorCode[]): CustomDecorator => SetMetadata(API_ERRORS, codes);
