type Facts = Readonly<Record<string, unknown>>;

const spelled = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spelled).join('; ')}]`;
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([name, inner]) => `${name} ${spelled(inner)}`).join(', ');
  }
  return String(value);
};

/** An example payment as it is read: its memo as a sentence, its other facts in one line. */
export function factsInWords({ memo, amount, currency, ...others }: Facts): { memo: string | null; facts: string } {
  const money = amount === undefined ? [] : [`${spelled(amount)} ${spelled(currency ?? '')}`.trim()];
  const rest = Object.entries(others).map(([name, value]) => `${name}: ${spelled(value)}`);
  return { memo: typeof memo === 'string' ? memo : null, facts: [...money, ...rest].join(' · ') };
}
