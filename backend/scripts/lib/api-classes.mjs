import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { inRoot } from './paths.mjs';

/**
 * What a property's type says of its schema: options of `@ApiProperty`, and `class` in place of `type` where it is
 * another class, as `file#Name`.
 * @typedef {Record<string, unknown> & {class?: string}} Said
 */

const SOURCES = inRoot('backend', 'src');
const KEYWORDS = new Map([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
]);
const isNothing = (node) =>
  node.kind === ts.SyntaxKind.UndefinedKeyword || (ts.isLiteralTypeNode(node) && isNull(node.literal));
const isReadonly = (node) =>
  ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword;
const isNull = (node) => node.kind === ts.SyntaxKind.NullKeyword;

/** Writes what {@link describeClasses} finds, as JSON. */
export const writeApiClasses = (file) => writeFileSync(file, JSON.stringify(describeClasses()));

/**
 * The classes that controllers take and answer with, and those that these consist of: their properties, inherited ones
 * too, as types and doc comments describe them.
 * @returns {Record<string, Record<string, Record<string, Said>>>} by file below `src` (without ending), class, property
 * @throws where a type can't be put into a schema and no decorator does
 */
export function describeClasses() {
  const controllers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.controller.ts'))
    .map((name) => join(SOURCES, name));
  const program = programOf(controllers);
  const checker = program.getTypeChecker();
  const types = new TypeReader(checker);
  for (const file of controllers) types.visitNames(program.getSourceFile(file));
  return types.describe();
}

/** Our own files and the language's library; packages are left out, which makes it a matter of a second. */
function programOf(rootNames) {
  const options = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    noResolve: false,
    experimentalDecorators: true,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const resolvedFileName = join(dirname(from), `${text}.ts`);
      const known = text.startsWith('.') && existsSync(resolvedFileName);
      return { resolvedModule: known ? { resolvedFileName, extension: ts.Extension.Ts } : undefined };
    });
  return ts.createProgram({ rootNames, options, host });
}

class TypeReader {
  /** By id, in the order in which they were found. @type {Map<string, ts.ClassDeclaration>} */
  found = new Map();

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** Finds the classes of values among the names in a file. */
  visitNames(node) {
    if (ts.isIdentifier(node)) this.keep(this.declarationOf(node));
    ts.forEachChild(node, (child) => this.visitNames(child));
  }

  describe() {
    const described = {};
    for (const [id, declaration] of this.found) {
      const [file, name] = id.split('#');
      (described[file] ??= {})[name] = this.propertiesOf(declaration);
    }
    return described;
  }

  /** @returns {string | undefined} the id of a class of values */
  keep(declaration) {
    if (!declaration || !isOfValues(declaration)) return undefined;
    const file = relative(SOURCES, declaration.getSourceFile().fileName).split(sep).join('/');
    const id = `${file.replace(/\.ts$/, '')}#${declaration.name.text}`;
    this.found.set(id, declaration);
    return id;
  }

  /** @returns {Record<string, Said>} */
  propertiesOf(declaration) {
    const base = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const expression = base?.types[0].expression;
    const parent = expression && ts.isIdentifier(expression) && this.declarationOf(expression);
    const properties = parent ? this.propertiesOf(parent) : {};
    for (const member of declaration.members)
      if (ts.isPropertyDeclaration(member)) properties[member.name.text] = this.property(member);
    return properties;
  }

  property(member) {
    return { required: !member.questionToken, ...this.typeOrProblem(member), ...documented(member) };
  }

  /** A type that can't be put into a schema is the fault only of a property that no decorator describes. */
  typeOrProblem(member) {
    try {
      return this.said(member.type);
    } catch (error) {
      return { problem: error.message };
    }
  }

  /** @returns {Said} */
  said(node) {
    const type = KEYWORDS.get(node.kind);
    if (type) return { type };
    if (node.kind === ts.SyntaxKind.UnknownKeyword) return {};
    if (node.kind === ts.SyntaxKind.ObjectKeyword) return { type: 'object', additionalProperties: true };
    if (ts.isParenthesizedTypeNode(node) || isReadonly(node)) return this.said(node.type);
    if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
      const owner = this.checker.getTypeFromTypeNode(node.objectType);
      return this.said(owner.getProperty(literalOf(node.indexType.literal)).valueDeclaration.type);
    }
    if (ts.isArrayTypeNode(node)) return { ...this.said(node.elementType), isArray: true };
    if (ts.isTupleTypeNode(node)) {
      const { length } = node.elements;
      return { ...this.said(node.elements[0]), isArray: true, minItems: length, maxItems: length };
    }
    if (ts.isUnionTypeNode(node)) return this.union(node);
    if (ts.isTypeReferenceNode(node)) return this.reference(node);
    return enumeration(this.literals(node));
  }

  union(node) {
    const something = node.types.filter((each) => !isNothing(each));
    const nullable = node.types.some((each) => ts.isLiteralTypeNode(each) && isNull(each.literal));
    const said = something.length === 1 ? this.said(something[0]) : this.choice(something);
    return nullable ? { ...said, nullable } : said;
  }

  choice(nodes) {
    if (nodes.some((node) => KEYWORDS.has(node.kind))) return { oneOf: nodes.map((node) => this.said(node)) };
    return enumeration(nodes.flatMap((node) => this.literals(node)));
  }

  reference(node) {
    const name = node.typeName.getText();
    if (name === 'Date') return { type: 'string', format: 'date-time' };
    if (name === 'Readonly') return this.said(node.typeArguments[0]);
    if (name === 'Record') return { type: 'object', additionalProperties: this.said(node.typeArguments[1]) };
    const declaration = this.declarationOf(node.typeName);
    if (declaration && ts.isClassDeclaration(declaration)) return { class: this.keep(declaration) };
    if (declaration && ts.isTypeAliasDeclaration(declaration)) {
      const stated = tagged(declaration);
      return stated.type ? stated : { ...this.said(declaration.type), ...stated };
    }
    throw new Error(`no schema for ${node.getText()}`);
  }

  /** The values of a union of literals in the order in which they are written; a compiler's type has them in any. */
  literals(node) {
    if (ts.isParenthesizedTypeNode(node)) return this.literals(node.type);
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((each) => this.literals(each));
    if (ts.isLiteralTypeNode(node)) return [literalOf(node.literal)];
    if (ts.isTypeReferenceNode(node)) {
      const declaration = this.declarationOf(node.typeName);
      if (declaration && ts.isTypeAliasDeclaration(declaration)) return this.literals(declaration.type);
    }
    const type = this.checker.getTypeFromTypeNode(node);
    if (ts.isIndexedAccessTypeNode(node)) {
      const list = this.checker.getTypeFromTypeNode(node.objectType);
      if (this.checker.isTupleType(list)) return this.checker.getTypeArguments(list).map(({ value }) => value);
    }
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
      return this.checker.getTypeFromTypeNode(node.type).getProperties().map(({ name }) => name);
    const values = (type.isUnion() ? type.types : [type]).map(({ value }) => value);
    if (values.some((value) => value === undefined)) throw new Error(`no schema for ${node.getText()}`);
    return values.sort();
  }

  /** Where a name is declared. */
  declarationOf(name) {
    const symbol = this.checker.getSymbolAtLocation(name);
    if (!symbol) return undefined;
    const { declarations } = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return declarations?.[0];
  }
}

/** A class of nothing but properties; rows of tables are not for the wire. */
const isOfValues = (declaration) =>
  ts.isClassDeclaration(declaration) &&
  declaration.members.every(ts.isPropertyDeclaration) &&
  (declaration.members.length > 0 || declaration.heritageClauses !== undefined) &&
  !declaration.getSourceFile().fileName.endsWith('.entity.ts');

const enumeration = (values) => ({ type: typeof values[0], enum: values });

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
  const said = {};
  for (const { tagName, comment } of ts.getJSDocTags(node)) {
    const text = ts.getTextOfJSDocComment(comment)?.trim() ?? '';
    if (tagName.text === 'example') said.example = /^[[{"\d-]/.test(text) ? valueOf(text) : text;
    if (tagName.text === 'schema') Object.assign(said, JSON.parse(text));
  }
  return said;
}

function valueOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
