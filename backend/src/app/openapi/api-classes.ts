import { RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA } from '@nestjs/common/constants';
import {
  ApiProperty,
  type ApiPropertyOptions,
  ApiResponse,
  ApiSchema,
  type ApiSchemaOptions,
} from '@nestjs/swagger';
import { join } from 'node:path';

/** What a property's type says (`scripts/lib/api-classes.mjs`). */
interface Said {
  required: boolean;
  /** `file#Name` of a class. */
  class?: string;
  /** Why the type says nothing. */
  problem?: string;
  [option: string]: unknown;
}

interface Described {
  properties: Record<string, Said>;
  /** What properties of other names are. */
  others?: object;
}

interface DescribedApi {
  classes: Record<string, Record<string, Described>>;
  /** What methods of controllers answer with. */
  answers: Record<string, Record<string, Record<string, { class: string; isArray: boolean }>>>;
}

type Classes = Record<string, (new () => object) | undefined>;

/** Under which the package keeps what decorators state of a property. */
const STATED = 'swagger/apiModelProperties';
/** The names of a class's properties in order, each with a colon before it. */
const STATED_NAMES = 'swagger/apiModelPropertiesArray';
/** The same for the answers of a method, by status. */
const STATED_ANSWERS = 'swagger/apiResponse';
/** What belongs to a property whatever its type. */
const BESIDE_TYPES = ['required', 'description', 'example'];

let isDone = false;

/**
 * Describes the properties of the API's classes and what routes answer with for the OpenAPI document, as their types
 * and doc comments say. What a decorator states of a property or an answer stands.
 * @throws for a property whose type says nothing and of which no decorator does
 */
export function describeApiClasses(): void {
  if (isDone) return;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- comes with the build, and is needed for the document only
  const { classes, answers } = require(join(__dirname, '..', '..', 'api-classes.json')) as DescribedApi;
  for (const [file, ofFile] of Object.entries(classes))
    for (const [name, { properties, others }] of Object.entries(ofFile)) {
      const described = classNamed(`${file}#${name}`);
      const prototype = described.prototype as object;
      for (const [property, said] of Object.entries(properties)) describe(prototype, property, said);
      const names = Object.keys(properties).map((property) => `:${property}`);
      const stated = (Reflect.getMetadata(STATED_NAMES, prototype) ?? []) as string[];
      Reflect.defineMetadata(STATED_NAMES, [...new Set([...names, ...stated])], prototype);
      // the schema takes over what it is given
      if (others) ApiSchema({ additionalProperties: others } as ApiSchemaOptions)(described);
    }
  for (const [file, controllers] of Object.entries(answers))
    for (const [name, methods] of Object.entries(controllers))
      for (const [method, answer] of Object.entries(methods)) {
        const prototype = classNamed(`${file}#${name}`).prototype as object;
        const descriptor = Object.getOwnPropertyDescriptor(prototype, method)!;
        const handler = descriptor.value as object;
        if (Reflect.hasMetadata(STATED_ANSWERS, handler)) continue;
        const isPost = Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.POST;
        const status = (Reflect.getMetadata(HTTP_CODE_METADATA, handler) ?? (isPost ? 201 : 200)) as number;
        const { class: named, isArray } = answer;
        ApiResponse({ status, type: classNamed(named), isArray })(prototype, method, descriptor);
      }
  isDone = true;
}

function describe(prototype: object, property: string, said: Said): void {
  const stated: ApiPropertyOptions = {
    ...(Reflect.getMetadata(STATED, prototype, property) as ApiPropertyOptions | undefined),
  };
  // what the compiler left there: no more than the type itself says
  if (stated.type === Reflect.getMetadata('design:type', prototype, property)) delete stated.type;
  const isStated = ['type', 'enum', 'oneOf', '$ref', 'items'].some((option) => option in stated);
  const { problem, class: named, ...options } = isStated ? only(said, BESIDE_TYPES) : said;
  if (problem !== undefined)
    throw new Error(`${prototype.constructor.name}.${property}: ${problem}; a decorator could say it`);
  // of a choice the package wants a type, too, and then drops it
  const anyType = 'oneOf' in options ? { type: String } : {};
  const type = named === undefined ? anyType : { type: () => classNamed(named) };
  ApiProperty({ ...options, ...type, ...stated } as ApiPropertyOptions)(prototype, property);
}

const only = (said: Said, names: readonly string[]): Partial<Said> =>
  Object.fromEntries(Object.entries(said).filter(([name]) => names.includes(name)));

function classNamed(id: string): new () => object {
  const [file, name] = id.split('#') as [string, string];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- named by the built list
  const found = (require(join(__dirname, '..', '..', file)) as Classes)[name];
  if (found === undefined)
    throw new Error(`${file}.ts doesn't export ${name}, which the API's description needs`);
  return found;
}
