import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { ODDS_ROW_FIELDS } from '../../src/archive/catalogue/row-fields';

/** An answer of the API as its client gets it. */
export interface ApiAnswer {
  method: string;
  /** Without query. */
  path: string;
  status: number;
  /** Media type with its parameters, undefined where there is no body. */
  contentType: string | undefined;
  /** The body, where it is JSON. */
  json: string | undefined;
  /** Whether the request had a body. */
  asked: { withBody: boolean };
}

interface Described {
  'x-error-codes'?: string[];
  content?: Record<string, { schema: object }>;
}

interface Operation {
  name: string;
  method: string;
  path: RegExp;
  names: number;
  takesBody: boolean;
  responses: Record<string, Described>;
}

/** What a client may be answered where there is no operation: the address, the method or the request is wrong. */
const NO_OPERATION = [400, 403, 404, 405, 413, 415];
/** A body that can't be read is refused before the route that has no use for it, in the form of its errors. */
const UNREAD_BODY = [400, 413, 415];
const JSON_TYPE = 'application/json';
const ERROR = 'api#/components/schemas/ErrorAnswer';

/** Holds answers against an OpenAPI document, in which objects have no properties but the described ones. */
export class ApiContract {
  private readonly ajv: Ajv;
  private readonly operations: Operation[];

  constructor(document: OpenAPIObject) {
    const closed = closeObjects(document);
    this.operations = operationsOf(closed);
    this.ajv = addFormats(new Ajv({ validateSchema: false, addUsedSchema: false }));
    this.ajv.addVocabulary(['example', 'components', 'x-names']);
    this.ajv.addSchema({ $id: 'api', components: closed.components });
  }

  /** What is wrong with an answer, with its route, status and place in the body; null when it is as described. */
  contradiction(answer: ApiAnswer): string | null {
    const operation = this.find(answer);
    const problem = operation ? this.compare(answer, operation) : this.compareUnknown(answer);
    return problem && `${operation?.name ?? `${answer.method} ${answer.path}`} ${answer.status}: ${problem}`;
  }

  private find({ method, path }: ApiAnswer): Operation | undefined {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.operations.find((each) => each.method === asked && each.path.test(path));
  }

  private compare(answer: ApiAnswer, { responses, takesBody }: Operation): string | null {
    const described = responses[answer.status];
    if (!described) {
      if (answer.asked.withBody && !takesBody && UNREAD_BODY.includes(answer.status))
        return this.compareBody(answer, responses[400]!.content![JSON_TYPE]!.schema);
      return `the status is not described, only ${Object.keys(responses).join(', ')} (${answer.json?.slice(0, 200)})`;
    }
    const type = answer.contentType?.split(';')[0];
    const types = Object.keys(described.content ?? {});
    if (type === undefined ? types.length > 0 && answer.method !== 'HEAD' : !types.includes(type))
      return `content type ${type ?? '(none)'} instead of ${types.join(', ') || '(none)'}`;
    if (type !== JSON_TYPE) return null;
    const { schema } = described.content![JSON_TYPE]!;
    return this.compareBody(answer, schema, described['x-error-codes']);
  }

  private compareUnknown(answer: ApiAnswer): string | null {
    if (!NO_OPERATION.includes(answer.status)) return 'there is no such operation';
    return this.compareBody(answer, { $ref: ERROR });
  }

  private compareBody({ json }: ApiAnswer, schema: object, codes?: string[]): string | null {
    if (json === undefined) return 'the body is no JSON';
    const body = JSON.parse(json) as { code?: string };
    const validate = this.validatorOf(schema);
    if (!validate(body)) return validate.errors!.map(inWords).join('; ');
    if (codes && !codes.includes(body.code!))
      return `/code is ${body.code}, described are ${codes.join(', ')}`;
    return null;
  }

  private readonly validators = new Map<object, ValidateFunction>();

  private validatorOf(schema: object): ValidateFunction {
    let validate = this.validators.get(schema);
    if (!validate) {
      validate = this.ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object);
      this.validators.set(schema, validate);
    }
    return validate;
  }
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as Record<string, unknown>;
  const what = additionalProperty ?? (allowedValues && JSON.stringify(allowedValues));
  return `${instancePath || 'the body'} ${message}${what === undefined ? '' : ` (${String(what)})`}`;
}

/** The names that properties may have beside the described ones, by what `x-names` says of them. */
const NAMES: Readonly<Record<string, readonly string[]>> = { '/api/odd-columns': ODDS_ROW_FIELDS };

/**
 * A copy in which every object that doesn't say otherwise has no properties but its own, or such as have a name of the list
 * that it refers to, and a named one that may be null is either.
 */
function closeObjects(document: OpenAPIObject): OpenAPIObject {
  return JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    const schema = value as Partial<
      Record<'type' | 'nullable' | 'allOf' | 'properties' | 'additionalProperties', unknown>
    > | null;
    if (schema?.nullable === true && schema.allOf)
      return { anyOf: [{ enum: [null] }, { allOf: schema.allOf }] };
    const others = schema?.additionalProperties as { 'x-names'?: string } | undefined;
    if (others?.['x-names']) {
      const names = [...Object.keys(schema!.properties ?? {}), ...NAMES[others['x-names']]!];
      return { ...schema, propertyNames: { enum: names } };
    }
    return schema?.type === 'object' && schema.additionalProperties === undefined
      ? { ...schema, additionalProperties: false }
      : value;
  }) as OpenAPIObject;
}

function operationsOf({ paths, components }: OpenAPIObject): Operation[] {
  const shared = (components?.responses ?? {}) as Record<string, Described>;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      // as the router matches: case and a slash at the end don't matter
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
      names: path.split('{').length,
      takesBody: requestBody !== undefined,
      responses: Object.fromEntries(
        Object.entries(responses as Record<string, Described & { $ref?: string }>).map(([status, each]) => [
          status,
          each.$ref ? shared[each.$ref.split('/').at(-1)!]! : each,
        ]),
      ),
    })),
  );
  // a word is a better match than a name for any word
  return operations.sort((one, other) => one.names - other.names);
}
