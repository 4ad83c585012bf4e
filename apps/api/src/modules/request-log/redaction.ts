const HIDDEN = '[redacted]';
const MOST_DEPTH = 12;
/** Fields whose value is a secret, however they are spelled: `password`, `newPassword`, `refresh_token`, `apiKey`. */
const SECRET_FIELD = new RegExp([
  'pass(word|phrase|code)', 'secret', 'token', 'ticket', 'credential', 'authorization', 'cookie', 'signature',
  '(api|private).?key', 'challenge', '^(pin|otp)$', 'recovery.?codes?',
].join('|'), 'i');
/**
 * Values that are secrets wherever they stand: our keys and secrets, tokens of three parts, credentials, PEM keys. The
 * first part of a token is bounded, or a text of many beginnings would be read again from each of them to its end.
 */
const SECRET_VALUE = new RegExp([
  String.raw`\bsk_(sandbox|live)_\w+`, String.raw`\bwhsec_[\w+/=-]+`, String.raw`\beyJ[\w-]{1,2000}\.[\w-]+\.[\w-]*`,
  String.raw`\b(Bearer|Basic)\s+[\w.~+/=-]+`, '-----BEGIN [A-Z ]*PRIVATE KEY[^]*',
].join('|'), 'gi');

/** The codes by which our answers name a problem; any other code may be one that proves who somebody is. */
const PROBLEM_CODE = /^[A-Z_]+$/;

const isSecret = (field: string, content: unknown): boolean => content !== null && (SECRET_FIELD.test(field)
  || (field === 'code' && !(typeof content === 'string' && PROBLEM_CODE.test(content))));

const redactText = (text: string): string => text.replace(SECRET_VALUE, HIDDEN);

/** A copy of a request body in which nothing is left that opens a door. */
export const redactBody = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MOST_DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => redactBody(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([field, content]) =>
    [redactText(field), isSecret(field, content) ? HIDDEN : redactBody(content, depth + 1)]));
};

/** A query string without what opens a door; null when there is none. */
export const redactQuery = (query: string | undefined): string | null => {
  if (query === undefined || query === '') return null;
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    parameters.delete(name);
    for (const value of values) parameters.append(name, SECRET_FIELD.test(name) ? HIDDEN : redactText(value));
  }
  return parameters.toString();
};

/** A header or a path that a caller chose freely, without what opens a door. */
export const redactHeader = (text: string, most: number): string => redactText(text).slice(0, most);
