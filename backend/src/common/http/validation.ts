import { type ArgumentMetadata, ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';
import { illFormedTextIn } from '../text/well-formed';

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

/** Half characters (lone surrogates) can neither be checked nor stored, so they are refused before all else. */
class RequestValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const name = illFormedTextIn(value, metadata.data ?? '');
    if (name === null) return super.transform(value, metadata);
    throw new AppError('VALIDATION_FAILED', { fields: { [name || 'body']: tr.validation.illFormedText } });
  }

  /** Parts of an address stay text: made a number here, `0xb` and `1e0` would be ids before anybody could refuse them. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
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
