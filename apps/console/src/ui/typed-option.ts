/** One thing that can be chosen. */
export interface Option {
  value: string;
  label: string;
}

/** The option that typing leads to; a letter typed again and again leads from one that begins with it to the next. */
export function typedOption(options: readonly Option[], chosen: string, typed: string): Option | undefined {
  const text = new Set(typed).size === 1 ? typed.slice(0, 1) : typed;
  const start = options.findIndex(({ value }) => value === chosen) + (text.length === 1 ? 1 : 0);
  const inTurn = [...options.slice(Math.max(start, 0)), ...options.slice(0, Math.max(start, 0))];
  return inTurn.find(({ label }) => label.toLocaleLowerCase().startsWith(text.toLocaleLowerCase()));
}
