import { Refusal } from '../problems/refusal.ts';

const MAX_DEPTH = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/**
 * Reads JSON as two programs can only read it one way (RFC 7493): a repeated key, a broken character or a key that
 * could change an object's nature is refused, since one reader would see another payment than the next.
 */
export function parseStrictJson(text: string): unknown {
  const value = parsed(text);
  const keys = inspect(value, text.includes('\\u'), 0);
  // Parsing keeps one of several equal keys, so each repeated one leaves a colon without a key of its own.
  if (keys !== countColons(text)) throw duplicateKey(text);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'MALFORMED_JSON', text.startsWith('\uFEFF')
      ? 'The request body must not start with a byte order mark.'
      : 'The request body is not valid JSON.');
  }
}

/** Counts the keys of a value and refuses what must not be in it; only escapes can bring in a broken character. */
function inspect(value: unknown, hasEscapes: boolean, depth: number): number {
  if (typeof value === 'string') {
    if (hasEscapes) refuseBrokenText(value);
    return 0;
  }
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === MAX_DEPTH) {
    throw new Refusal(400, 'JSON_TOO_DEEP', `The request body is nested more than ${MAX_DEPTH} levels deep.`);
  }
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) keys += inspect(item, hasEscapes, depth + 1);
    return keys;
  }
  for (const key of Object.keys(value)) {
    if (FORBIDDEN_KEYS.has(key)) {
      throw new Refusal(400, 'FORBIDDEN_KEY', `The key ${key} is not allowed in a request body.`);
    }
    if (hasEscapes) refuseBrokenText(key);
    keys += 1 + inspect((value as Record<string, unknown>)[key], hasEscapes, depth + 1);
  }
  return keys;
}

function refuseBrokenText(text: string): void {
  if (text.isWellFormed() && !text.includes('\0')) return;
  throw new Refusal(400, 'INVALID_TEXT', 'The request body holds a NUL character or half of a surrogate pair.');
}

/** Counts the colons outside strings, which in valid JSON is the number of keys as written. */
function countColons(text: string): number {
  let colons = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === COLON) colons++;
    else if (code === QUOTE) i = endOfString(text, i);
  }
  return colons;
}

function endOfString(text: string, start: number): number {
  let end = start + 1;
  for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(end)) {
    end += code === BACKSLASH ? 2 : 1;
  }
  return end;
}

/** Walks the text again, now that one key is known to be repeated, to name it. */
function duplicateKey(text: string): Refusal {
  const scopes: Set<string>[] = [];
  let last = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}:]/g)) {
    if (token === '{') scopes.push(new Set());
    else if (token === '}') scopes.pop();
    else if (token !== ':') last = token;
    else {
      const key = JSON.parse(last) as string;
      if (scopes.at(-1)?.has(key)) {
        return new Refusal(400, 'DUPLICATE_KEY', `The key "${key}" appears more than once in the request body.`,
          { key });
      }
      scopes.at(-1)?.add(key);
    }
  }
  throw new Error('A body whose keys do not add up must repeat one of them.');
}
