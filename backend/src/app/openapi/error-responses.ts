import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '../../platform/errors/error-codes';
import type { SuccessFlag } from '../../platform/errors/error.filter';

// the package exports the type of the whole document only

type ComponentsObject = NonNullable<OpenAPIObject['components']>;
export type SchemaObject = Exclude<NonNullable<ComponentsObject['schemas']>[string], { $ref: string }>;
export type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ResponseObject = Exclude<NonNullable<ComponentsObject['responses']>[string], { $ref: string }>;

/** An error response; the codes for programs to read, too. */
type ErrorResponse = ResponseObject & { 'x-error-codes': ErrorCode[] };

export type ResponseRefs = Record<string, { $ref: string }>;

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];

const ERROR_SCHEMA: SchemaObject = {
  type: 'object',
  required: ['error', 'code', 'request_id'],
  properties: {
    error: { type: 'string', description: 'Turkish sentence to show.' },
    code: { $ref: '#/components/schemas/ErrorCode' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Turkish sentence per field that is wrong.',
    },
    request_id: { type: 'string', description: 'Stands in the log, too.' },
  },
};

/** Name of the schema of errors, by the flag that stands beside them. */
const SCHEMA_NAMES = {
  none: 'ErrorAnswer',
  success: 'ErrorAnswerWithSuccess',
  isSuccess: 'ErrorAnswerWithIsSuccess',
} as const;

const flaggedSchema = (flag: SuccessFlag): SchemaObject => ({
  ...ERROR_SCHEMA,
  required: [flag, 'message', ...ERROR_SCHEMA.required!],
  properties: {
    [flag]: { type: 'boolean', enum: [false] },
    message: { type: 'string', description: 'The first wrong field, otherwise the error.' },
    ...ERROR_SCHEMA.properties,
  },
});

const SCHEMAS: Record<string, SchemaObject> = {
  ErrorCode: { type: 'string', enum: CODES },
  [SCHEMA_NAMES.none]: ERROR_SCHEMA,
  [SCHEMA_NAMES.success]: flaggedSchema('success'),
  [SCHEMA_NAMES.isSuccess]: flaggedSchema('isSuccess'),
};

/** The error responses of a document: each combination of codes once, for all operations to refer to. */
export class ErrorResponses {
  private readonly responses = new Map<string, ErrorResponse>();

  /** References by status for an operation that may be refused with these codes. */
  refer(codes: ReadonlySet<ErrorCode>, flag: SuccessFlag | undefined): ResponseRefs {
    const wanted = CODES.filter((code) => codes.has(code));
    const byStatus = Map.groupBy(wanted, (code) => ERROR_CODES[code].status);
    return Object.fromEntries(
      [...byStatus].map(([status, each]) => [
        status,
        { $ref: `#/components/responses/${this.keep(each, flag)}` },
      ]),
    );
  }

  /** Everything that the references lead to. */
  get components(): Pick<ComponentsObject, 'responses' | 'schemas'> {
    const responses = [...this.responses].sort(([one], [other]) => (one < other ? -1 : 1));
    return { schemas: SCHEMAS, responses: Object.fromEntries(responses) };
  }

  private keep(codes: ErrorCode[], flag: SuccessFlag | undefined): string {
    const name = [...codes, ...(flag ? [flag] : [])].join('.');
    if (!this.responses.has(name)) this.responses.set(name, response(codes, flag));
    return name;
  }
}

function response(codes: ErrorCode[], flag: SuccessFlag | undefined): ErrorResponse {
  const schema = { $ref: `#/components/schemas/${SCHEMA_NAMES[flag ?? 'none']}` };
  return {
    description: codes.map((code) => `${code}: ${ERROR_CODES[code].message}`).join('\n\n'),
    ...(codes.includes('TOO_MANY_REQUESTS') ? { headers: RETRY_AFTER } : {}),
    content: { 'application/json': { schema } },
    'x-error-codes': codes,
  };
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};
