import type { OpenAPIObject } from '@nestjs/swagger';

// the package exports the type of the whole document only

export type ComponentsObject = NonNullable<OpenAPIObject['components']>;
export type SchemaObject = Exclude<NonNullable<ComponentsObject['schemas']>[string], { $ref: string }>;
export type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type ResponseObject = Exclude<NonNullable<ComponentsObject['responses']>[string], { $ref: string }>;
