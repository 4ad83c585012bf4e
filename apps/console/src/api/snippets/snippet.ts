import type { ApiCall, CodeLanguage } from './api-call.ts';
import { curlOf } from './curl.ts';
import { javaOf } from './java.ts';
import { pythonOf } from './python.ts';
import { typescriptOf } from './typescript.ts';

const SPELLINGS: Readonly<Record<CodeLanguage, (call: ApiCall, baseUrl: string) => string>> = {
  curl: curlOf, typescript: typescriptOf, python: pythonOf, java: javaOf,
};

/** Spells a call as a program a stranger can run; the token is read from the environment, never written down. */
export const snippetOf = (language: CodeLanguage, call: ApiCall, baseUrl: string): string =>
  SPELLINGS[language](call, baseUrl);

/** A call as it is shown: what it is, and how programs make it on this instance of the API. */
export const shownCall = (call: ApiCall, baseUrl: string) => ({
  name: `${call.operation.method} ${call.operation.path}`,
  summary: call.operation.summary,
  isKeyed: call.operation.isKeyed,
  isPublic: call.operation.roles.length === 0,
  textIn: (language: CodeLanguage) => snippetOf(language, call, baseUrl),
});
