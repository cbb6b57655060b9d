import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { inRoot } from './paths.mjs';

/**
 * What a property's type and doc comment say of its schema: options of `@ApiProperty`; `class` in place of `type` where
 * it is another class, as `file#Name`; `problem` where the type can't be put into a schema.
 * @typedef {Record<string, unknown>} Said
 *
 * A class: its properties, inherited ones too, and what others it may have.
 * @typedef {{properties: Record<string, Said>, others?: Said}} Described
 *
 * Both by file below `src` (without ending) and name.
 * @typedef {{
 *   classes: Record<string, Record<string, Described>>,
 *   answers: Record<string, Record<string, Record<string, Said>>>,
 * }} DescribedApi
 */

const SOURCES = inRoot('backend', 'src');
const KEYWORDS = new Map([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
]);

/** Writes what {@link describeApi} finds, as JSON. @param {string} file */
export const writeApiClasses = (file) => writeFileSync(file, JSON.stringify(describeApi()));

/**
 * The classes that controllers and tables of the panel take and answer with, and those that these consist of; and which
 * of them each method of a controller answers with.
 * @returns {DescribedApi}
 */
function describeApi() {
  const controllers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(controller|table)\.ts$/.test(name))
    .map((name) => join(SOURCES, name));
  const program = programOf(controllers);
  const reader = new TypeReader(program.getTypeChecker());
  /** @type {DescribedApi['answers']} */
  const answers = {};
  for (const file of controllers) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} could not be read`);
    reader.findClasses(source);
    for (const controller of source.statements.filter(ts.isClassDeclaration))
      if (controller.name)
        (answers[nameOf(file)] ??= {})[controller.name.text] = reader.answersOf(controller);
  }
  return { classes: reader.describe(), answers };
}

/** Our own files and the language's library. Without the packages it is there in a second. */
function programOf(rootNames) {
  const options = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    experimentalDecorators: true,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName = join(dirname(from), `${text}.ts`);
      const isOurs = text.startsWith('.') && existsSync(resolvedFileName);
      return { resolvedModule: isOurs ? { resolvedFileName, extension: ts.Extension.Ts } : undefined };
    });
  return ts.createProgram({ rootNames, options, host });
}

/** A file below `src`, without ending. */
const nameOf = (file) => relative(SOURCES, file).split(sep).join('/').replace(/\.ts$/, '');

class TypeReader {
  /** Declarations by id; grows while it is gone through. @type {Map<string, any>} */
  found = new Map();

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** Finds the classes that are named in a part of a file. */
  findClasses(node) {
    if (ts.isIdentifier(node)) this.keep(this.declarationOf(node));
    ts.forEachChild(node, (child) => this.findClasses(child));
  }

  /** By the names of methods, as far as they answer with a class or a list of one. @returns {Record<string, Said>} */
  answersOf(controller) {
    const answers = controller.members.filter(ts.isMethodDeclaration).flatMap((method) => {
      const { type } = method;
      const isPromise = type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise';
      const answer = isPromise ? type.typeArguments?.[0] : type;
      const one = answer && ts.isArrayTypeNode(answer) ? answer.elementType : answer;
      if (!one || !ts.isTypeReferenceNode(one)) return [];
      const named = this.keep(this.declarationOf(one.typeName));
      return named ? [[method.name.getText(), { class: named, isArray: one !== answer }]] : [];
    });
    return Object.fromEntries(answers);
  }

  describe() {
    /** @type {DescribedApi['classes']} */
    const described = {};
    for (const [id, declaration] of this.found) {
      const [file, name] = id.split('#');
      (described[file] ??= {})[name] = this.describeClass(declaration);
    }
    return described;
  }

  /** @returns {string | undefined} the id, where it is a class of the wire */
  keep(declaration) {
    if (!declaration || !isOfWire(declaration)) return undefined;
    const id = `${nameOf(declaration.getSourceFile().fileName)}#${declaration.name.text}`;
    this.found.set(id, declaration);
    return id;
  }

  /** @returns {Described} */
  describeClass(declaration) {
    const { properties, others } = this.inherited(declaration);
    const described = { properties: { ...properties }, others };
    for (const member of declaration.members) {
      if (ts.isIndexSignatureDeclaration(member)) {
        described.others = this.ofType(member.type);
        continue;
      }
      ts.getDecorators(member)?.forEach((decorator) => this.findClasses(decorator));
      const { text } = member.name;
      described.properties[text] = {
        required: !member.questionToken,
        ...this.schema(member),
        ...documented(member),
      };
    }
    return described;
  }

  /** What a class has of its base, which may be given as `PartialType(Base)`. @returns {Described} */
  inherited(declaration) {
    const clause = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const expression = clause?.types[0].expression;
    if (!expression) return { properties: {} };
    if (!ts.isCallExpression(expression)) return this.describeClass(this.declarationOf(expression));
    const { properties, others } = this.describeClass(this.declarationOf(expression.arguments[0]));
    const optional = Object.entries(properties).map(([name, said]) => [name, { ...said, required: false }]);
    return { properties: Object.fromEntries(optional), others };
  }

  /** A decorator or a tag may yet say what a type doesn't. */
  schema(member) {
    try {
      return this.ofType(member.type);
    } catch (error) {
      return { problem: String(error) };
    }
  }

  /** @returns {Said} */
  ofType(node) {
    const type = KEYWORDS.get(node.kind);
    if (type) return { type };
    if (node.kind === ts.SyntaxKind.UnknownKeyword) return {};
    if (node.kind === ts.SyntaxKind.ObjectKeyword) return { type: 'object', additionalProperties: true };
    if (ts.isParenthesizedTypeNode(node) || isReadonly(node)) return this.ofType(node.type);
    if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
      const owner = this.checker.getTypeFromTypeNode(node.objectType);
      /** @type {any} */
      const property = owner.getProperty(literalOf(node.indexType.literal))?.valueDeclaration;
      return this.ofType(property.type);
    }
    if (ts.isArrayTypeNode(node)) return { ...this.ofType(node.elementType), isArray: true };
    if (ts.isTupleTypeNode(node)) {
      const { length } = node.elements;
      return { ...this.ofType(node.elements[0]), isArray: true, minItems: length, maxItems: length };
    }
    if (ts.isUnionTypeNode(node)) return this.union(node);
    if (ts.isTypeReferenceNode(node)) return this.reference(node);
    return enumeration(this.literals(node));
  }

  union(node) {
    const something = node.types.filter((each) => !isNull(each));
    const nullable = something.length < node.types.length;
    const said = something.length === 1 ? this.ofType(something[0]) : this.choice(something);
    return nullable ? { ...said, nullable } : said;
  }

  choice(nodes) {
    const each = nodes.map((node) => this.ofType(node));
    if (nodes.some((node) => KEYWORDS.has(node.kind)) || new Set(each.map(({ type }) => type)).size > 1)
      return { oneOf: each };
    return enumeration(nodes.flatMap((node) => this.literals(node)));
  }

  reference(node) {
    const name = node.typeName.getText();
    if (name === 'Date') return { type: 'string', format: 'date-time' };
    if (name === 'Exclude') return enumeration(this.literals(node));
    if (name === 'Readonly') return this.ofType(node.typeArguments[0]);
    if (name === 'Record')
      return { type: 'object', additionalProperties: this.ofType(node.typeArguments[1]) };
    const declaration = this.declarationOf(node.typeName);
    const named = this.keep(declaration);
    if (named) return { class: named };
    if (declaration && ts.isTypeAliasDeclaration(declaration)) {
      const stated = tagged(declaration);
      const { problem, ...said } = this.schema(declaration);
      if (problem && !stated.type) throw new Error(String(problem));
      return { ...said, ...stated };
    }
    throw new Error(`no schema for ${node.getText()}`);
  }

  /** The values of a union of literals in the order in which they are written; a compiler's type has them in any. */
  literals(node) {
    if (ts.isParenthesizedTypeNode(node)) return this.literals(node.type);
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((each) => this.literals(each));
    if (ts.isLiteralTypeNode(node)) return [literalOf(node.literal)];
    if (ts.isTypeReferenceNode(node)) {
      if (node.typeName.getText() === 'Exclude') {
        const [all, without] = (node.typeArguments ?? []).map((each) => this.literals(each));
        return all.filter((value) => !without.includes(value));
      }
      const declaration = this.declarationOf(node.typeName);
      if (declaration && ts.isTypeAliasDeclaration(declaration)) return this.literals(declaration.type);
    }
    return this.valuesOf(node);
  }

  valuesOf(node) {
    const typeOf = (each) => /** @type {any} */ (this.checker.getTypeFromTypeNode(each));
    if (ts.isIndexedAccessTypeNode(node) && this.checker.isTupleType(typeOf(node.objectType)))
      return this.checker.getTypeArguments(typeOf(node.objectType)).map((each) => valueOf(each, node));
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
      return typeOf(node.type)
        .getProperties()
        .map(({ name }) => name);
    throw new Error(`no schema for ${node.getText()}`);
  }

  /** Where a name is declared. */
  declarationOf(name) {
    const symbol = this.checker.getSymbolAtLocation(name);
    if (!symbol) return undefined;
    const { declarations } =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return declarations?.[0];
  }
}

/** Nothing but properties, and no row of a table. */
const isOfWire = (declaration) =>
  ts.isClassDeclaration(declaration) &&
  declaration.members.every(
    (member) => ts.isPropertyDeclaration(member) || ts.isIndexSignatureDeclaration(member),
  ) &&
  !declaration.getSourceFile().fileName.endsWith('.entity.ts');

const isReadonly = (node) => ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword;
const isNull = (node) => ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;

const enumeration = (values) => ({ type: typeof values[0], enum: values });

/** Of the type of a literal. @param {any} type */
function valueOf({ value }, node) {
  if (value === undefined) throw new Error(`no schema for ${node.getText()}`);
  return value;
}

function literalOf(node) {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  return ts.isNumericLiteral(node) ? Number(node.text) : node.text;
}

/** A doc comment: its text, and what its tags say. */
function documented(node) {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
  const description = ts.getTextOfJSDocComment(comment)?.replace(/\s+/g, ' ');
  return { ...(description ? { description } : {}), ...tagged(node) };
}

/** `@example` with JSON or plain text, `@schema` with JSON. */
function tagged(node) {
  /** @type {Said} */
  const said = {};
  for (const { tagName, comment } of ts.getJSDocTags(node)) {
    const text = ts.getTextOfJSDocComment(comment)?.trim() ?? '';
    if (tagName.text === 'example') said.example = jsonOr(text);
    if (tagName.text === 'schema') Object.assign(said, JSON.parse(text));
  }
  return said;
}

function jsonOr(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
