import { capitalised, wordsOf, wrapped } from './model.mjs';

const HEAD = '// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.\n';
const SIMPLE = {
  string: 'String', number: 'Double', integer: 'Long', boolean: 'Boolean', bytes: 'byte[]', any: 'Object',
  map: 'Map<String, Object>',
};
/** Words that Java keeps for itself; what has such a name is written with an underscore behind it. */
const RESERVED = new Set(`abstract assert boolean break byte case catch char class const continue default do
  double else enum extends final finally float for goto if implements import instanceof int interface long
  native new package private protected public return short static strictfp super switch synchronized this throw
  throws transient try void volatile while true false null`.split(/\s+/));
const ESCAPED = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** Writes the generated part of the Java client: a record for each object and each word list, a class for each tag. */
export function javaFiles({ schemas, services }) {
  const requested = requestSchemas(schemas, services);
  const files = new Map([['service/Services.java', clientOf(services)]]);
  for (const schema of schemas) {
    const text = schema.values ? enumOf(schema) : recordOf(schema, requested.has(schema.name));
    files.set(`model/${schema.name}.java`, text);
  }
  for (const service of services) {
    files.set(`service/${classOf(service)}.java`, serviceOf(service));
    for (const operation of service.operations.filter(hasParams)) {
      files.set(`service/${paramsOf(operation)}.java`, paramsClass(operation));
    }
  }
  return files;
}

const fieldOf = (name) => (RESERVED.has(name) ? `${name}_` : name);
const camel = (name) => wordsOf(name).map((word, index) => (index === 0 ? word : capitalised(word))).join('');
const classOf = ({ tag }) => `${wordsOf(tag).map(capitalised).join('')}Service`;
const paramsOf = ({ id }) => `${capitalised(id)}Params`;
const hasParams = ({ inQuery, isKeyed }) => inQuery.length > 0 || isKeyed;

const typeOf = (type) => {
  if (type.kind === 'list') return `List<${typeOf(type.of)}>`;
  return type.kind === 'named' ? type.name : SIMPLE[type.kind];
};

/** The names of everything that is sent: these get a builder. */
function requestSchemas(schemas, services) {
  const known = new Map(schemas.map((schema) => [schema.name, schema]));
  const names = new Set();
  const note = (type) => {
    if (type.kind === 'list') note(type.of);
    if (type.kind !== 'named' || names.has(type.name)) return;
    names.add(type.name);
    for (const field of known.get(type.name).fields ?? []) note(field.type);
  };
  for (const { body } of services.flatMap(({ operations }) => operations)) if (body) note(body.type);
  return names;
}

function comment(text, indent) {
  const pad = ' '.repeat(indent);
  const safe = text.replaceAll('*/', '* /').replaceAll(/[<>&]/g, (sign) => ESCAPED[sign]);
  const lines = wrapped(safe, 112 - indent);
  return lines.length === 1
    ? `${pad}/** ${lines[0]} */\n`
    : `${pad}/**\n${lines.map((line) => `${pad} * ${line}\n`).join('')}${pad} */\n`;
}

const imports = (text) => ['List', 'Map'].filter((name) => text.includes(`${name}<`))
  .map((name) => `import java.util.${name};\n`).join('');

const constantOf = (value) => `${wordsOf(String(value)).join('_').toUpperCase().replace(/^(?=\d)/, '_')}${
  String(value).startsWith('-') ? '_DESCENDING' : ''}`;

function enumOf({ name, values }) {
  const constants = values.map((value) =>
    `    public static final ${name} ${constantOf(value)} = new ${name}(${JSON.stringify(value)});\n`).join('');
  return `${HEAD}package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ${name}(String value) implements OpenEnum {
${constants}
    @Override
    public String toString() {
        return value;
    }
}
`;
}

/** Whether null is one of the values of a field that is always sent, so that leaving it out is not to mean null. */
const mustBeGiven = ({ isRequired, isNullable }) => isRequired && isNullable;
const givenOf = (field) => `is${capitalised(field)}Given`;

function recordOf({ name, fields }, isRequested) {
  const components = fields.map((field) =>
    `${isRequested && mustBeGiven(field) ? '@AlwaysSent ' : ''}${typeOf(field.type)} ${fieldOf(field.name)}`);
  const documented = fields.filter(({ description }) => description !== '')
    .map(({ name: field, description }) => `@param ${fieldOf(field)} ${description}`);
  const doc = ['/**', ` * ${name}, as the API's document describes it.`, ...(documented.length > 0 ? [' *'] : []),
    ...documented.flatMap((line) => wrapped(line, 110).map((part) => ` * ${part}`)), ' */'].join('\n');
  const body = isRequested ? builderOf(name, fields) : '';
  const listed = components.map((component) => `\n        ${component}`).join(',');
  const text = `public record ${name}(${listed}) {${body}}\n`;
  const own = text.includes('@AlwaysSent') ? 'import connect.sdk.AlwaysSent;\n' : '';
  const used = `${own}${imports(text)}`;
  return `${HEAD}package connect.sdk.model;\n\n${used}${used === '' ? '' : '\n'}${doc}\n${text}`;
}

function builderOf(name, described) {
  const fields = described.map((field) => ({ ...field, name: fieldOf(field.name) }));
  const given = fields.filter(mustBeGiven).map(({ name: field }) => field);
  const setters = fields.map(({ name: field, type, description }) =>
    `${description === '' ? '' : comment(description, 8)}        public Builder ${field}(${typeOf(type)} ${field}) {
            this.${field} = ${field};
${given.includes(field) ? `            ${givenOf(field)} = true;\n` : ''}            return this;
        }
`).join('\n');
  const checks = given.map((field) => `            if (!${givenOf(field)}) {
                throw new IllegalStateException("${field} must be given, as null where there is none.");
            }
`).join('');
  return `
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
${fields.map(({ name: field, type }) => `        private ${typeOf(type)} ${field};\n`).join('')}${
  given.map((field) => `        private boolean ${givenOf(field)};\n`).join('')}
${setters}
        public ${name} build() {
${checks}            return new ${name}(${fields.map(({ name: field }) => field).join(', ')});
        }
    }
`;
}

function paramsClass(operation) {
  const setters = operation.inQuery.map(({ name, type, description }) => {
    const given = type.kind === 'number' ? 'long' : typeOf(type);
    const setter = `${paramsOf(operation)} ${fieldOf(camel(name))}(${given} value)`;
    return `${comment(description || name, 4)}    public ${setter} {
        query(${JSON.stringify(name)}, value);
        return this;
    }
`;
  });
  if (operation.isKeyed) {
    setters.push(`    /** A key of one's own; without it the client makes one. */
    public ${paramsOf(operation)} idempotencyKey(String key) {
        key(key);
        return this;
    }
`);
  }
  const models = operation.inQuery.filter(({ type }) => type.kind === 'named').map(({ type }) => type.name);
  const used = [...new Set(models)].sort().map((name) => `import connect.sdk.model.${name};\n`).join('');
  return `${HEAD}package connect.sdk.service;

import connect.sdk.Params;
${used}
/** What may be said beside the request itself: ${operation.summary}. */
public final class ${paramsOf(operation)} extends Params {
${setters.join('\n')}}
`;
}

function serviceOf(service) {
  const methods = service.operations.map(methodsOf).join('\n');
  const models = methods.includes('List<') ? 'import java.util.List;\n' : '';
  const usesModels = service.operations.some(({ body, answer }) => isNamed(body) || isNamed(answer));
  return `${HEAD}package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
${usesModels ? 'import connect.sdk.model.*;\n' : ''}${models}
${comment(service.description, 0)}public final class ${classOf(service)} {
    private final Transport transport;

    public ${classOf(service)}(Transport transport) {
        this.transport = transport;
    }

${methods}}
`;
}

const isNamed = (part) => part !== null && (part.type.kind === 'named' || part.type.of?.kind === 'named');

function methodsOf(operation) {
  const { id, method, path, summary, description, inPath, isKeyed, body, answer } = operation;
  const given = [...inPath.map(({ name }) => `String ${camel(name)}`), ...(body ? [`${typeOf(body.type)} body`] : [])];
  const names = [...inPath.map(({ name }) => camel(name)), ...(body ? ['body'] : [])];
  const doc = comment(`${summary}. ${description}`, 4);
  const returned = answer === null ? 'void' : typeOf(answer.type);
  const isList = answer?.type.kind === 'list';
  const result = answer === null ? 'Void' : typeOf(isList ? answer.type.of : answer.type).replace(/<.*>/, '');
  const steps = [
    `new Call(${JSON.stringify(method)}, ${JSON.stringify(path)})`,
    ...inPath.map(({ name }) => `.path(${JSON.stringify(name)}, ${camel(name)})`),
    ...(body ? [`.body(body, ${JSON.stringify(body.media)})`] : []),
    ...(isKeyed ? ['.keyed()'] : []),
    ...(hasParams(operation) ? ['.with(params)'] : []),
  ];
  const call = `transport.${isList ? 'list' : 'send'}(${steps.join('\n            ')}, ${result}.class);`;
  const statement = `        ${answer === null ? '' : 'return '}${call}\n`;
  if (!hasParams(operation)) return `${doc}    public ${returned} ${id}(${given.join(', ')}) {\n${statement}    }\n`;
  const full = [...given, `${paramsOf(operation)} params`].join(', ');
  return `${doc}    public ${returned} ${id}(${given.join(', ')}) {
        ${answer === null ? '' : 'return '}${id}(${[...names, `new ${paramsOf(operation)}()`].join(', ')});
    }

${doc}    public ${returned} ${id}(${full}) {
${statement}    }
`;
}

function clientOf(services) {
  const fields = services.map((service) =>
    `${comment(service.description, 4)}    public final ${classOf(service)} ${camel(service.tag)};\n`).join('\n');
  const made = services.map((service) =>
    `        ${camel(service.tag)} = new ${classOf(service)}(transport);\n`).join('');
  return `${HEAD}package connect.sdk.service;

import connect.sdk.Transport;

/** Everything that the API can do, by subject. */
public class Services {
${fields}
    protected Services(Transport transport) {
${made}    }
}
`;
}
