import type { INestApplication } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ACCESS_RULE, type AccessRule } from '../../platform/access/access';
import { API_ERRORS } from '../../platform/errors/api-errors';
import { ASKING } from '../../platform/access/asking';
import type { ErrorCode } from '../../platform/errors/error-codes';
import { successFlagOf } from '../../platform/errors/success-flags';
import { type StatedRoute, statedRoutes } from '../../platform/http/stated-routes';
import { describeApiClasses } from './api-classes';
import { ErrorResponses, type OperationObject, type SchemaObject } from './error-responses';
import { routeErrors } from './route-errors';

const PREFIX = 'api';
const BEARER = 'bearer';

/** The API's description; the frontend's types are generated from it. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Oran Arşivi')
    .setDescription('Odds archive, members, picks. Errors: {error, code, fields?, request_id}.')
    .setVersion('1')
    .addServer('/')
    .addBearerAuth()
    .build();
  describeApiClasses();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  describeRoutes(document, app);
  completeNullableEnums(document);
  return document;
}

/** Adds to each operation what its route states elsewhere than in decorators of OpenAPI: who may use it, how it fails. */
function describeRoutes(document: OpenAPIObject, app: INestApplication): void {
  const reflector = app.get(Reflector);
  const errors = new ErrorResponses();
  const tags = new Set<string>();
  for (const route of statedRoutes(app, PREFIX)) {
    const operation = operationOf(document, route);
    if (!operation) continue;
    const stated = [route.handler, route.controller];
    // a route without a rule is closed
    const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, stated) ?? [];
    const codes = routeErrors({
      method: route.method,
      rule,
      hasPathParameters: route.path.includes('/:'),
      hasBody: operation.requestBody !== undefined,
      isAsking: reflector.getAllAndOverride(ASKING, stated) !== undefined,
      stated: reflector.getAllAndMerge<ErrorCode[]>(API_ERRORS, stated),
    });
    operation.description = rule === 'public' ? 'For everybody.' : `For the roles ${rule.join(', ')}.`;
    operation.security = rule === 'public' ? [] : [{ [BEARER]: [] }];
    operation.responses = { ...operation.responses, ...errors.refer(codes, successFlagOf(route)) };
    operation.tags?.forEach((tag) => tags.add(tag));
  }
  document.tags = [...tags].sort().map((name) => ({ name }));
  const { schemas, responses } = errors.components;
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...schemas },
    responses,
  };
}

function operationOf({ paths }: OpenAPIObject, { method, path }: StatedRoute): OperationObject | undefined {
  const item = paths[path.replace(/:(\w+)/g, '{$1}')];
  return item?.[method.toLowerCase() as 'get'];
}

/**
 * Lets enums that may be null say so as OpenAPI 3.0 asks: `null` stands among the values, beside the type. A named enum
 * knows nothing of null, so one that is referred to as nullable is written out.
 */
export function completeNullableEnums(document: OpenAPIObject): void {
  const named = document.components?.schemas ?? {};
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const schema = node as SchemaObject;
    if (schema.nullable === true) complete(schema, named);
    Object.values(node).forEach(visit);
  };
  visit(document);
}

function complete(schema: SchemaObject, named: Record<string, unknown>): void {
  const [reference] = schema.allOf ?? [];
  if (reference !== undefined && '$ref' in reference) {
    const { type, enum: values } = named[reference.$ref.split('/').at(-1)!] as SchemaObject;
    if (values === undefined) return;
    delete schema.allOf;
    Object.assign(schema, { type, enum: values });
  }
  if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}
