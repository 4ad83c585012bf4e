/**
 * A JSON value as the one text it can have (RFC 8785): members sorted by their names, no blanks, numbers and strings
 * as ECMAScript spells them. Whatever JSON cannot hold has no such text.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
  }
  // JSON.stringify answers undefined for what JSON has no word for, whatever its type says.
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError(`JSON cannot hold a ${typeof value}.`);
  return text;
}
