import { capitalised, wordsOf, wrapped } from './model.mjs';

const KEYWORDS = new Set(('and as assert break class continue def del elif else except False finally for from '
  + 'global if import in is lambda None nonlocal not or pass raise return True try while with yield').split(' '));
const SIMPLE = {
  string: 'str', number: 'float', integer: 'int', boolean: 'bool', bytes: 'bytes', any: 'Any', map: 'dict[str, Any]',
};
const LONGEST = 100;
const HEAD = '# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.\n';

/** Writes the generated part of the Python client: the types of everything, and a class for each tag. */
export function pythonFiles({ schemas, services }) {
  const files = new Map([['__init__.py', HEAD], ['models.py', modelsOf(schemas)], ['services.py', clientOf(services)]]);
  for (const service of services) files.set(`${moduleOf(service)}.py`, serviceOf(service));
  return files;
}

const snake = (name) => wordsOf(name).join('_');
const named = (name) => (KEYWORDS.has(name) ? `${name}_` : name);
const moduleOf = ({ tag }) => snake(tag);
const classOf = ({ tag }) => `${wordsOf(tag).map(capitalised).join('')}Service`;

const typeOf = (type) => {
  if (type.kind === 'list') return `list[${typeOf(type.of)}]`;
  return type.kind === 'named' ? type.name : SIMPLE[type.kind];
};

function modelsOf(schemas) {
  const enums = schemas.filter(({ values }) => values).map(({ name, values }) =>
    `${name} = Literal[\n${values.map((value) => `    ${JSON.stringify(value)},\n`).join('')}]\n`);
  const objects = schemas.filter(({ fields }) => fields).map(objectOf);
  return `${HEAD}from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

${enums.join('\n')}

${objects.join('\n\n')}`;
}

function objectOf({ name, fields }) {
  const typed = fields.map((field) => {
    const type = `${typeOf(field.type)}${field.isNullable ? ' | None' : ''}`;
    return { ...field, text: field.isRequired ? type : `NotRequired[${type}]` };
  });
  // A field named like a word of the language cannot stand in a class.
  if (fields.some((field) => KEYWORDS.has(field.name))) {
    const pairs = typed.map((field) => `    ${JSON.stringify(field.name)}: ${JSON.stringify(field.text)},\n`);
    return `${name} = TypedDict(${JSON.stringify(name)}, {\n${pairs.join('')}})\n`;
  }
  const lines = typed.map((field) => `    ${field.name}: ${field.text}\n${docstring(field.description, 4)}`);
  return `class ${name}(TypedDict):\n${lines.join('') || '    pass\n'}`;
}

function docstring(text, indent, rest = '') {
  if (text === '' && rest === '') return '';
  const pad = ' '.repeat(indent);
  const parts = [text, rest].filter((part) => part !== '')
    .map((part) => wrapped(part.replaceAll('\\', '\\\\'), 96 - indent).join(`\n${pad}`));
  // A text that ends with a quotation mark would end the docstring one mark early.
  const lines = parts.join(`\n\n${pad}`).replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  return `${pad}"""${lines}${lines.includes('\n') ? `\n${pad}` : ''}"""\n`;
}

function serviceOf(service) {
  const methods = service.operations.map(methodOf).join('\n');
  const models = [...new Set(methods.match(/\b[A-Z]\w+\b/g) ?? [])].sort();
  const known = models.filter((name) => service.operations.some((operation) => namesIn(operation).has(name)));
  const listed = known.map((name) => `    ${name},\n`).join('');
  const imports = known.length === 0 ? '' : `from .models import (\n${listed})\n`;
  return `${HEAD}from __future__ import annotations

from typing import Any

from ..transport import Service
${imports}

class ${classOf(service)}(Service):
${docstring(service.description, 4)}
${methods}`;
}

function namesIn({ body, answer, inQuery }) {
  const names = new Set();
  const note = (type) => {
    if (type.kind === 'named') names.add(type.name);
    if (type.kind === 'list') note(type.of);
  };
  for (const part of [body, answer, ...inQuery]) if (part) note(part.type);
  return names;
}

function methodOf({ id, method, path, summary, description, inPath, inQuery, isKeyed, body, answer }) {
  const required = inQuery.filter(({ isRequired }) => isRequired);
  const optional = inQuery.filter(({ isRequired }) => !isRequired);
  const parameter = ({ name, type }) => `${named(snake(name))}: ${type.kind === 'number' ? 'int' : typeOf(type)}`;
  const given = [
    ...inPath.map(parameter), ...(body ? [`body: ${typeOf(body.type)}${body.isRequired ? '' : ' | None = None'}`] : []),
    ...(inQuery.length > 0 || isKeyed ? ['*'] : []),
    ...required.map(parameter), ...optional.map((one) => `${parameter(one)} | None = None`),
    ...(isKeyed ? ['idempotency_key: str | None = None'] : []),
  ];
  const returned = answer === null ? 'None' : typeOf(answer.type);
  const passed = [
    ...pairs('path', inPath), ...pairs('query', inQuery), ...(body ? ['body=body'] : []),
    ...(body && body.media !== 'application/json' ? [`media=${JSON.stringify(body.media)}`] : []),
    ...(isKeyed ? ['keyed=True, idempotency_key=idempotency_key'] : []),
  ];
  const call = [JSON.stringify(method), JSON.stringify(path), ...passed].map((one) => `            ${one},\n`).join('');
  return `    def ${snake(id)}(
        self,
${given.map((one) => `        ${one},\n`).join('')}    ) -> ${returned}:
${docstring(`${summary}.`, 8, description)}        ${answer === null ? '' : 'return '}self._call(
${call}        )
`;
}

function pairs(place, parameters) {
  if (parameters.length === 0) return [];
  const given = parameters.map(({ name }) => `${JSON.stringify(name)}: ${named(snake(name))}`);
  const line = `${place}={${given.join(', ')}}`;
  const lines = given.map((pair) => `                ${pair},\n`).join('');
  return [line.length <= LONGEST ? line : `${place}={\n${lines}            }`];
}

function clientOf(services) {
  const imports = services.map((service) => `from .${moduleOf(service)} import ${classOf(service)}\n`).sort().join('');
  const fields = services.map((service) => `        self.${moduleOf(service)} = ${classOf(service)}(transport)\n`
    + docstring(service.description, 8)).join('');
  return `${HEAD}from __future__ import annotations

from ..transport import Transport
${imports}

class Services:
    """Everything that the API can do, by subject."""

    def __init__(self, transport: Transport) -> None:
${fields}`;
}
