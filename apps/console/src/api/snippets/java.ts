import { type ApiCall, camelCase, capitalised, inPath, inQuery, isPublic, sendsFile, wordsIn } from './api-call.ts';
import type { Shape } from './shape.ts';

const INDENT = ' '.repeat(8);

/** Words that Java keeps for itself: the client writes what has such a name with an underscore behind it. */
const reserved = new Set(('abstract boolean byte case char class const continue default double enum final float import '
  + 'int interface long native new package private protected public return short static super switch this').split(' '));
const named = (name: string): string => (reserved.has(name) ? `${name}_` : name);

/** The call as a program with the Java client. */
export function javaOf(call: ApiCall, baseUrl: string): string {
  const { operation: { tag, id, request, answer } } = call;
  const inputs = [
    ...inPath(call).map(({ value }) => text(value)),
    ...(request ? [bodyOf(call)] : []),
    ...(inQuery(call).length === 0 ? [] : [paramsOf(call)]),
  ].map((input) => `\n${INDENT.repeat(2)}${indented(input, 2)}`).join(',');
  const client = isPublic(call)
    ? `Connect.to(${text(baseUrl)})` : `Connect.to(${text(baseUrl)}, System.getenv("CONNECT_TOKEN"))`;
  const made = `connect.${camelCase(tag)}.${id}(${inputs})`;
  const statement = answer.example === undefined ? `${made};` : `System.out.println(${made});`;
  return `${importsOf(made)}
public class ConnectCall {
    public static void main(String[] args) throws Exception {
        Connect connect = ${client};
        ${statement}
    }
}
`;
}

function importsOf(code: string): string {
  const used = [
    ['java.nio.file.Files', 'Files.'], ['java.nio.file.Path', 'Path.of('], ['java.util.HashMap', 'new HashMap<'],
    ['java.util.List', 'List.of('], ['java.util.Map', 'Map.of('],
  ] as const;
  return ['connect.sdk.Connect', 'connect.sdk.model.*', 'connect.sdk.service.*',
    ...used.filter(([, trace]) => code.includes(trace)).map(([name]) => name)]
    .map((name) => `import ${name};\n`).join('');
}

const indented = (code: string, times: number): string => code.replaceAll('\n', `\n${INDENT.repeat(times)}`);

// Java turns \u000b into a control character before it reads the string, so such a character is spelled in octal.
const text = (value: string): string => JSON.stringify(value)
  .replaceAll(/\\u00([01][\da-f])/g, (_, digits: string) => `\\${parseInt(digits, 16).toString(8).padStart(3, '0')}`);

const word = (name: string, value: string): string => {
  const constant = wordsIn(value).join('_').toUpperCase();
  return `${name}.${/^\d/.test(constant) ? '_' : ''}${constant}`;
};

function bodyOf(call: ApiCall): string {
  if (sendsFile(call)) return 'Files.readAllBytes(Path.of("file"))';
  return valueOf(call.body, call.operation.request?.shape ?? { kind: 'any' });
}

function valueOf(value: unknown, shape: Shape): string {
  if (value === null || value === undefined) return 'null';
  if (shape.kind === 'list' && Array.isArray(value)) {
    return `List.of(${value.map((one) => valueOf(one, shape.of)).join(', ')})`;
  }
  if (shape.kind === 'object') return builtOf(value as Record<string, unknown>, shape);
  if (shape.kind === 'word' && typeof value === 'string') return word(shape.name, value);
  if (shape.kind === 'integer') return `${JSON.stringify(value)}L`;
  if (shape.kind === 'number' && Number.isInteger(value)) return `${JSON.stringify(value)}.0`;
  return anyOf(value);
}

function builtOf(value: Record<string, unknown>, { name, fields }: Extract<Shape, { kind: 'object' }>): string {
  const setters = Object.entries(fields).flatMap(([field, shape]) =>
    (field in value ? [`\n${INDENT}.${named(field)}(${indented(valueOf(value[field], shape), 1)})`] : []));
  return `${name}.builder()${setters.join('')}\n${INDENT}.build()`;
}

function anyOf(value: unknown): string {
  if (Array.isArray(value)) return `List.of(${value.map(anyOf).join(', ')})`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, one]) => one !== undefined)
      .map(([name, one]) => `${text(name)}, ${anyOf(one)}`);
    // Map.of takes no null, which in a free map says something, such as that a term is taken out.
    if (!Object.values(value).includes(null)) return `Map.of(${pairs.join(', ')})`;
    return `new HashMap<String, Object>() {{ ${pairs.map((pair) => `put(${pair});`).join(' ')} }}`;
  }
  return typeof value === 'string' ? text(value) : JSON.stringify(value);
}

function paramsOf(call: ApiCall): string {
  const setters = inQuery(call).map(({ name, value, shape }) => `.${named(camelCase(name))}(${paramOf(value, shape)})`);
  return `new ${capitalised(call.operation.id)}Params()${setters.join('')}`;
}

function paramOf(value: string, shape: Shape): string {
  if (shape.kind === 'word') return word(shape.name, value);
  return shape.kind === 'number' || shape.kind === 'integer' || shape.kind === 'boolean' ? value : text(value);
}
