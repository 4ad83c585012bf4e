/** Whoever silences a rule says why, after ` -- ` in the same comment. */
export const explainedDisable = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Say why the rule is silenced: `rule -- reason`.' });
        }
      }
    },
  }),
};
