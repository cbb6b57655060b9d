import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { WhileWaiting } from './while-waiting.interceptor';

export const ASKING = 'asking';

/** Who waits for an answer that takes a while. */
export interface Asker {
  readonly member: number;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** Asks the guards of the route again. @throws AppError as they do */
  readonly stillAllowed: () => Promise<void>;
}

export type AskingRequest = Request & { asker?: Asker };

/** The answer of this route is computed over the archive: members take turns, and who asks for too many is answered 429. */
export const Asking = (): MethodDecorator =>
  applyDecorators(SetMetadata(ASKING, true), UseInterceptors(WhileWaiting));

/** Who asks an {@link Asking} route. */
export const CurrentAsker = createParamDecorator(
  (_: unknown, context: ExecutionContext): Asker => context.switchToHttp().getRequest<AskingRequest>().asker!,
);
