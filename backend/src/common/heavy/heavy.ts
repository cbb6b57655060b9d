import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { HeavyAnswers } from './heavy-answers';
import { HEAVY_KIND, type HeavyKind, type HeavyRequest, type HeavyWork } from './heavy-kinds';

/** Answers of this route are worked out a few at a time; who asks for too many is answered 429. */
export const Heavy = (kind: HeavyKind): MethodDecorator =>
  applyDecorators(SetMetadata(HEAVY_KIND, kind), UseInterceptors(HeavyAnswers));

/** The work of a request to a {@link Heavy} route. */
export const CurrentWork = createParamDecorator((_: unknown, context: ExecutionContext): HeavyWork => {
  return context.switchToHttp().getRequest<HeavyRequest>().heavyWork!;
});
