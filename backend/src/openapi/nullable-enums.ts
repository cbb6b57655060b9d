import type { OpenAPIObject } from '@nestjs/swagger';
import type { SchemaObject } from './document-types';

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
