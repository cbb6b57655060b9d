import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';

/** One Turkish sentence per wrong field; nested fields are named `parent.child`. */
export function fieldMessages(errors: ValidationError[], prefix = ''): Record<string, string> {
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

/** Checks bodies, queries and path parameters against their DTOs; unknown fields are refused. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('VALIDATION_FAILED', { fields: fieldMessages(errors) }),
  });
}
