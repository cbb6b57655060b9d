/** What every table of the API takes; further parameters of one choose among its rows. */
const COMMON = ['page', 'per_page', 'q', 'sort', 'order'];

/** Every operation of the document with its address and verb. */
export function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
}

/** The addresses that list rows, which are searched, sorted and paged alike: `/api/users`. */
const tablesOf = (document) =>
  operationsOf(document).filter(
    ({ verb, operation }) =>
      verb === 'get' &&
      COMMON.every((name) => operation.parameters?.some((parameter) => parameter.name === name)),
  );

/** What is done with the rows of a table in a way of its own. */
const OWN_WAY = ['sendNewsletter', 'partNames'];

/** Names of the operations that list, add, change and delete rows alike in all tables. */
export function tableOperations(document) {
  const addresses = tablesOf(document).flatMap(({ path }) => [
    `get ${path}`,
    `post ${path}`,
    `put ${path}/{id}`,
    `delete ${path}/{id}`,
  ]);
  return operationsOf(document)
    .filter(({ verb, path }) => addresses.includes(`${verb} ${path}`))
    .map(({ operation }) => operation.operationId)
    .filter((name) => !OWN_WAY.includes(name));
}

/** For each table, the type of its rows, of what its form sends, and the parameters that choose among its rows. */
export function tableTypes(document) {
  const { paths, components } = document;
  const lines = tablesOf(document).map(({ path, operation }) => {
    const answer = operation.responses[200].content['application/json'].schema;
    const form = (paths[path].post ?? paths[`${path}/{id}`]?.put)?.requestBody?.content['application/json'];
    const filters = operation.parameters.map(({ name }) => name).filter((name) => !COMMON.includes(name));
    const union = filters.map((name) => `'${name}'`).join(' | ') || 'never';
    return (
      `  '${path.replace('/api/', '')}': {\n    row: ${rowOf(answer, components.schemas)};\n` +
      `    form: ${form ? nameOf(form.schema) : 'never'};\n    filter: ${union};\n  };\n`
    );
  });
  return `/** The tables of the API by their name below \`/api\`. */\nexport type Tables = {\n${lines.join('')}};\n`;
}

/** Rows come as a list, or as the only list of an object. */
function rowOf(schema, schemas) {
  if (schema.items) return nameOf(schema.items);
  const lists = Object.values(schemas[nameOf(schema)].properties).filter(({ items }) => items);
  if (lists.length !== 1) throw new Error(`Which list of ${nameOf(schema)} holds the rows?`);
  return nameOf(lists[0].items);
}

const nameOf = ({ $ref, allOf }) => ($ref ?? allOf[0].$ref).split('/').pop();
