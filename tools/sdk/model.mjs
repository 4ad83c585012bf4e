const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const KEY_HEADER = 'Idempotency-Key';

/** What a client of any language is written from: the schemas and, for each tag, its calls. */
export function modelOf(document) {
  const schemas = Object.entries(document.components.schemas).sort(byName).map(([name, schema]) => ('enum' in schema
    ? { name, values: schema.enum }
    : { name, fields: fieldsOf(schema) }));
  const operations = Object.entries(document.paths).flatMap(([path, item]) => METHODS.filter((method) => item[method])
    .map((method) => operationOf(path, method, item[method])));
  const services = document.tags.map(({ name, description }) => ({
    tag: name, description, operations: operations.filter(({ tag }) => tag === name),
  })).filter((service) => service.operations.length > 0);
  return { version: document.info.version, schemas, services };
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

function fieldsOf({ properties = {}, required = [] }) {
  return Object.entries(properties).map(([name, schema]) => ({
    name, type: typeOf(schema), isRequired: required.includes(name), isNullable: schema.nullable === true,
    description: schema.description ?? '',
  }));
}

function operationOf(path, method, operation) {
  const { operationId: id, tags: [tag], summary, description, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map(({ schema, ...parameter }) => ({
    name: parameter.name, place: parameter.in, isRequired: parameter.required === true, type: typeOf(schema),
    description: parameter.description,
  }));
  const [media, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const [answer, ...others] = Object.values(success.content ?? {});
  return {
    id, tag, method: method.toUpperCase(), path, summary, description,
    inPath: parameters.filter(({ place }) => place === 'path'),
    inQuery: parameters.filter(({ place }) => place === 'query'),
    isKeyed: parameters.some(({ name }) => name === KEY_HEADER),
    body: body === undefined ? null : { media, type: typeOf(body.schema), isRequired: requestBody.required === true },
    answer: answer === undefined ? null : { type: others.length > 0 ? { kind: 'any' } : typeOf(answer.schema ?? {}) },
  };
}

/** The type a schema stands for; whatever has no name of its own is any value, or any object. */
function typeOf(schema) {
  if (schema.$ref) return { kind: 'named', name: schema.$ref.split('/').at(-1) };
  if (schema.allOf?.length === 1) return typeOf(schema.allOf[0]);
  if (schema.type === 'array') return { kind: 'list', of: typeOf(schema.items) };
  if (schema.type === 'object') return { kind: 'map' };
  if (schema.format === 'binary') return { kind: 'bytes' };
  return { kind: ['string', 'number', 'integer', 'boolean'].includes(schema.type) ? schema.type : 'any' };
}

/** `wallet_id`, `cross-border` and `listWallets` as words, for each language to join in its own way. */
export const wordsOf = (name) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z\d]+/)
  .filter(Boolean).map((word) => word.toLowerCase());

export const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Breaks a text into lines, so that generated comments can be read too. */
export function wrapped(text, width) {
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
