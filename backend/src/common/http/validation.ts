import { type ArgumentMetadata, ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';
import { illFormedTextIn } from '../text/well-formed';
import { inheritedNameIn, isTooDeep } from './json-shape';

/** One Turkish sentence per wrong field; nested fields are named `parent.child`. */
function fieldMessages(errors: ValidationError[], prefix = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const name = prefix + error.property;
    const [rule, message] = Object.entries(error.constraints ?? {})[0] ?? [];
    if (rule === 'whitelistValidation') fields[name] = tr.validation.unknownField;
    else if (rule === 'unknownValue') fields[name || 'body'] = tr.validation.invalidValue;
    else if (message) fields[name] = message;
    Object.assign(fields, fieldMessages(error.children ?? [], `${name}.`));
  }
  return fields;
}

/**
 * Asks of a request's values what has to hold before DTOs can be made of them: few levels, for making them is recursive;
 * no names that objects inherit, which would be dropped instead of refused; and no half characters (lone surrogates),
 * which can neither be checked nor stored.
 */
class RequestValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const problem = problemOf(value, metadata);
    if (problem === null) return super.transform(value, metadata);
    const [name, message] = problem;
    throw new AppError('VALIDATION_FAILED', { fields: { [name || 'body']: message } });
  }

  /** Parts of an address stay text: made a number here, `0xb` and `1e0` would be ids before anybody could refuse them. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

function problemOf(value: unknown, metadata: ArgumentMetadata): [name: string, message: string] | null {
  const name = metadata.data ?? '';
  if (isTooDeep(value)) return [name, tr.validation.tooDeep];
  // who takes a query as it came knows its names
  const inherited = metadata.metatype === Object ? null : inheritedNameIn(value, name);
  if (inherited !== null) return [inherited, tr.validation.unknownField];
  const illFormed = illFormedTextIn(value, name);
  return illFormed === null ? null : [illFormed, tr.validation.illFormedText];
}

/** Checks bodies, queries and path parameters against their DTOs; unknown fields are refused. */
export function validationPipe(): ValidationPipe {
  return new RequestValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('VALIDATION_FAILED', { fields: fieldMessages(errors) }),
  });
}
