/** More than the product has statements; a text that varies without end must not fill the server's memory. */
const MOST_STATEMENTS = 400;

const names = new Map<string, string>();

/** Names a statement that is run again and again, so that each connection plans it only once. */
export const nameFor = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `connect_${names.size}`;
  names.set(text, name);
  return name;
};

/** The name of a statement that has one. */
export const nameOf = (text: string): string | undefined => names.get(text);
