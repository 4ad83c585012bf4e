import { basename } from 'node:path';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SPEC_KINDS = ['db', 'e2e'];

/** A file is called `name.ts` or `name.role.ts`, kebab-case, its role one of a closed list; a spec adds its kind. */
export function fileNameProblem(path, roles) {
  const [name, ...parts] = basename(path).replace(/\.d\.ts$|\.[a-z]+$/, '').split('.');
  if (name === 'index' && !/(^|\/)libs\/[^/]+\/src\/index\.ts$/.test(path)) {
    return 'An index file is only the door of a library; name the file after what it holds.';
  }
  if (!NAME.test(name)) return `File names are kebab-case; "${basename(path)}" is not.`;
  if (parts.at(-1) === 'spec') {
    parts.pop();
    if (SPEC_KINDS.includes(parts.at(-1))) parts.pop();
  }
  const unknown = parts.length > 1 || (parts.length === 1 && !roles.includes(parts[0]));
  return unknown ? `"${parts.join('.')}" is not a role of the closed list: ${roles.join(', ')}.` : undefined;
}

export const fileName = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { roles: { type: 'array' } }, additionalProperties: false }],
  },
  create: (context) => ({
    Program(node) {
      const message = fileNameProblem(context.filename, context.options[0].roles);
      if (message) context.report({ node, message });
    },
  }),
};
