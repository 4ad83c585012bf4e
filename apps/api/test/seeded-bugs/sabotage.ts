const repairs: (() => void)[] = [];

/** Puts a wrong method in the place of a right one, which it may still call; `repair` puts the right one back. */
export const replace = <Owner extends object, Name extends keyof Owner>(
  owner: Owner, name: Name, wrongly: (right: Owner[Name], self: Owner) => Owner[Name],
): void => {
  const right = owner[name] as (...args: unknown[]) => unknown;
  const method = function (this: Owner, ...args: unknown[]): unknown {
    const bound = (...given: unknown[]): unknown => right.apply(this, given);
    return (wrongly(bound as Owner[Name], this) as typeof right)(...args);
  };
  Object.assign(owner, { [name]: method });
  repairs.push(() => { Object.assign(owner, { [name]: right }); });
};

/** Puts every method right again. */
export const repair = (): void => {
  for (const mend of repairs.splice(0)) mend();
};
