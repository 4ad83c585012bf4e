const LOCKS = /\bpg_(try_)?advisory_(xact_)?lock(_shared)?\s*\(/;
// What is named after these words is a table, unless it is a function such as `unnest` or a query of its own.
const READS = /\b(?:from|join|update|into|using)\s+(?:only\s+)?"?(?!unnest\b|pg_(?:try_)?advisory)[a-z_]\w*/i;

/** Says what is wrong with a piece of SQL that takes an advisory lock, or nothing when it takes the lock alone. */
export function lockThenReadProblem(sql) {
  const isBroken = sql.split(';').some((statement) => LOCKS.test(statement) && READS.test(statement));
  if (!isBroken) return undefined;
  return 'A statement sees what was committed before it began to wait. Take the lock in one statement, and read what '
    + 'it guards in the next.';
}

/** No statement takes an advisory lock and reads a table: what it reads would be older than the lock. */
export const lockThenRead = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const check = (node, text) => {
      const message = lockThenReadProblem(text);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      Literal: (node) => { if (typeof node.value === 'string') check(node, node.value); },
      TemplateLiteral: (node) => { check(node, node.quasis.map(({ value }) => value.cooked).join('?')); },
    };
  },
};
