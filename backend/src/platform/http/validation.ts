import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';

/** More than any request of this API has. */
const MOST_LEVELS = 32;
/** Names that every object has by inheritance or that stand for its kind. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether lists and objects stand in each other in more levels than any request needs. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (!isNest(value)) return false;
  return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}

/** Name of the first field (`parent.child`) that is called like something objects inherit; null when none is. */
export function inheritedNameIn(value: unknown, name = ''): string | null {
  if (!isNest(value)) return null;
  for (const [key, each] of Object.entries(value)) {
    const own = name === '' ? key : `${name}.${key}`;
    const found = INHERITED.has(key) ? own : inheritedNameIn(each, own);
    if (found !== null) return found;
  }
  return null;
}

const isNest = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);

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

/**
 * Name of the first field (`parent.child`, `list.0`) that holds half a character, a surrogate without its partner;
 * null when all text is well formed. `name` is the value's own.
 */
export function illFormedTextIn(value: unknown, name = ''): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : name;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [key, each] of Object.entries(value)) {
    const own = name === '' ? key : `${name}.${key}`;
    if (!key.isWellFormed()) return name;
    const found = illFormedTextIn(each, own);
    if (found !== null) return found;
  }
  return null;
}
