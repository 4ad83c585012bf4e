import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { explainedDisable } from './tools/eslint/explained-disable.mjs';
import { fileName } from './tools/eslint/file-name.mjs';
import { lockThenRead } from './tools/eslint/lock-then-read.mjs';
import { moduleDoor } from './tools/eslint/module-door.mjs';

const ROOT = import.meta.dirname;

/**
 * Who may import whom. Whatever is not listed is refused here, and `tools/check-boundaries.mjs` refuses
 * a line that nobody uses, so the table is always the true shape of the code.
 */
export const permissions = {
  /** Workspace packages, by the project that imports them. */
  projects: {
    'apps/api': ['@connect/compliance-rules', '@connect/iso20022', '@connect/sdk'],
    'apps/console': ['@connect/sdk'],
  },
  /** Inside an application, the only folders that may import a package; the API meets its SDK in tests alone. */
  packages: {
    '@connect/compliance-rules': ['apps/api/test', ...[
      'modules/beneficiaries', 'modules/compliance', 'modules/contracts', 'modules/customers', 'modules/guidance',
      'modules/screening', 'modules/transfers', 'modules/zakat', 'platform',
    ].map((folder) => `apps/api/src/${folder}`)],
    '@connect/iso20022': [
      'apps/api/src/modules/iso20022', 'apps/api/src/modules/message-schemas', 'apps/api/src/modules/statements',
      'apps/api/test',
    ],
    '@connect/sdk': ['apps/api/test',
      ...['app', 'features', 'parts', 'api'].map((layer) => `apps/console/src/${layer}`)],
  },
  /** Folders inside an application; files above the folders wire them together. */
  layers: {
    'apps/api/src': { modules: ['ledger', 'platform'], ledger: ['platform'], platform: [] },
    'apps/console/src': {
      app: ['features', 'parts', 'api', 'ui', 'i18n'], features: ['parts', 'api', 'ui', 'i18n'],
      parts: ['api', 'ui', 'i18n'], api: ['i18n'], ui: [], i18n: [],
    },
  },
  /** Folders whose own subfolders never import each other. */
  separate: ['apps/console/src/features'],
};

const PROJECTS = ['apps/api', 'apps/console', 'libs/sdk', 'libs/compliance-rules', 'libs/iso20022'].map((folder) => {
  const { name, nx: { tags: [tag] } } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return { folder, name, tag };
});
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**/*.ts', 'apps/console/e2e/**/*.ts'];
const ROLES = [
  'module', 'controller', 'dto', 'entity', 'errors', 'events', 'use-case', 'queries', 'service', 'guard', 'filter',
  'decorator', 'strategy', 'pipe', 'gateway', 'relay', 'setup', 'screen', 'form', 'columns', 'api', 'slice', 'reducer',
  'config', 'e2e', 'long',
];

/** The layer and neighbour fences of the table, in the words of `import-x/no-restricted-paths`. */
const zones = [
  ...Object.entries(permissions.layers).flatMap(([root, layers]) => Object.entries(layers).flatMap(([layer, allowed]) =>
    Object.keys(layers).filter((other) => other !== layer && !allowed.includes(other)).map((other) => ({
      target: `${root}/${layer}`, from: `${root}/${other}`, message: `${layer} may not import ${other}.`,
    })))),
  ...permissions.separate.flatMap((folder) => subfolders(folder).map((name) => ({
    target: `${folder}/${name}`, from: folder, except: [`./${name}`], message: 'Features never import each other.',
  }))),
];

/** Tests ask the first whether a program that they need is there, the other for a link; they belong to no project. */
const TOOLS_OF_TESTS = [
  '/tools/needs\\.mjs$', '/tools/recompute-shariah\\.mjs$', '/tools/start-link\\.mjs$',
];

/** The project fences of the table, in the words of Nx. */
const depConstraints = PROJECTS.map(({ folder, tag }) => ({
  sourceTag: tag,
  onlyDependOnLibsWithTags: (permissions.projects[folder] ?? [])
    .map((name) => PROJECTS.find((project) => project.name === name).tag),
}));

function subfolders(folder) {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const syntaxRules = [
  { selector: 'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>6]',
    message: 'A constructor takes at most six dependencies; a class that needs more does two jobs.' },
  { selector: ':matches(ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration)'
      + '[id.name=/(Manager|Helper|Utils?|Impl|Common)$|^Base[A-Z]|^I[A-Z][a-z]/]',
    message: 'Name the thing after what it does in the bank, not after a pattern.' },
];

const noLostFocus = {
  selector: 'JSXOpeningElement[name.name=/^(Icon)?Button$/] > JSXAttribute[name.name="loading"]',
  message: 'A button that is disabled while it works drops the focus: use BusyButton.',
};

// The sandbox's clock may be ahead of the machine's, and whatever is told of business is told by it.
const noOwnClock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
].map((selector) => ({
  selector, message: 'Ask useNow() for the bank’s time, or machineNow() where the machine’s own is meant.',
}));

const noNativeDay = {
  selector: 'JSXAttribute[name.name="type"] Literal[value=/^(date|datetime-local|month|week|time)$/]',
  message: 'The browser would write it in a form of its own: use ui/inputs/day-field.tsx.',
};

const noLazyAlone = {
  selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
  message: 'What cannot be fetched has to be said and tried again: use ui/loading/lazy.tsx.',
};

const noBareSentence = {
  selector: 'CallExpression > MemberExpression.callee[property.name="setError"]',
  message: 'What is wrong with a form is said in the words of the screen: use parts/forms/form-problems.ts.',
};

// What the server says of a refusal is in one language; what stands for it in the reader's is in api/problem-words.ts.
const noServerSentence = [
  'MemberExpression[property.name="sentence"]',
  'ObjectPattern > Property[key.name="sentence"]',
].map((selector) => ({ selector, message: 'Say what was refused in the reader’s words: use api/problem-words.ts.' }));

const noClockNoChance = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The rules read no clock.' },
  { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: 'The rules read no clock.' },
  { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: 'The rules know no chance.' },
  { selector: 'MemberExpression[property.name=/^(toLocale|localeCompare)/]', message: 'The rules know no locale.' },
];

/** The package fences of the table; a later entry for a narrower folder takes the place of an earlier one. */
const packageFences = ['apps', ...new Set(Object.values(permissions.packages).flat())].map((folder) => ({
  files: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
  rules: {
    'no-restricted-imports': ['error', {
      paths: Object.entries(permissions.packages).filter(([, folders]) => !folders.includes(folder))
        .map(([name, folders]) => ({ name, message: `Only ${folders.join(' and ')} may import it.` })),
    }],
  },
}));

export default defineConfig(
  globalIgnores(['**/dist/', '**/node_modules/', '**/coverage/', '**/.data/', '**/.nx/', 'libs/sdk/src/generated/',
    'libs/sdk-python/', 'libs/sdk-java/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: {
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      'max-lines': ['error', 300],
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, importX.flatConfigs.typescript],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: ROOT } },
    plugins: {
      '@nx': nx, 'import-x': importX,
      connect: { rules: {
        'file-name': fileName, 'module-door': moduleDoor, 'explained-disable': explainedDisable,
        'lock-then-read': lockThenRead,
      } },
    },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ conditionNames: ['@connect/source', 'types', 'import', 'default'] }),
        createNodeResolver(),
      ],
    },
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 70],
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...syntaxRules],
      'connect/file-name': ['error', { roles: ROLES }],
      'connect/explained-disable': 'error',
      'connect/lock-then-read': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones }],
      '@nx/enforce-module-boundaries': ['error', {
        allow: TOOLS_OF_TESTS, depConstraints, enforceBuildableLibDependency: false,
      }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', {
        ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true,
      }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // A DTO or form class describes plain JSON data, so object literals and spreads of it are what is meant.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['apps/api/src/modules/**/*.ts'],
    ignores: SPECS,
    rules: { 'connect/module-door': ['error', { modules: join(ROOT, 'apps/api/src/modules') }] },
  },
  {
    files: ['apps/console/public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['apps/console/**/*.tsx', 'apps/console/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      // A component's callbacks are plain functions, and `void` is how RTK Query says that a query has no argument.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-syntax': ['error', ...syntaxRules, noLostFocus, noNativeDay, noLazyAlone, noBareSentence],
    },
  },
  {
    files: ['apps/console/src/{features,parts}/**/*.{ts,tsx}'],
    // What a call that was tried in the documents came to is shown as it came.
    ignores: [...SPECS, 'apps/console/src/features/api-docs/outcome.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error', ...syntaxRules, noLostFocus, noNativeDay, noLazyAlone, noBareSentence, ...noServerSentence,
        ...noOwnClock,
      ],
    },
  },
  {
    files: ['apps/console/src/parts/forms/form-problems.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxRules, noLostFocus, noNativeDay, noLazyAlone, ...noOwnClock] },
  },
  {
    files: ['libs/compliance-rules/src/**/*.ts'],
    ignores: SPECS,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{
        // One table of transliterations apart, which is pure and pinned to its exact version.
        regex: '^(?!\\.\\.?/|any-ascii$)', message: 'The rules import nothing: no package, no Node built-in.' }] }],
      'no-restricted-globals': ['error', 'Intl', 'process', 'performance', 'crypto', 'setTimeout', 'fetch'],
      'no-restricted-syntax': ['error', ...syntaxRules, ...noClockNoChance],
    },
  },
  ...packageFences,
  {
    files: SPECS,
    rules: {
      'max-len': ['error', { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Words people read and phrases the rules look for are data, as long as they are.
    files: ['libs/compliance-rules/src/lexicon/**/*.ts',
      'apps/api/src/modules/guidance/{corpus,intent,retrieval,verdict}/**/*.ts'],
    rules: { 'max-len': ['error', { code: 120, ignoreUrls: true, ignoreStrings: true }], 'max-lines': 'off' },
  },
  {
    // The clauses of contracts are sentences with names and figures in them.
    files: ['apps/api/src/modules/contracts/documents/*.ts'],
    rules: { 'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true }] },
  },
  {
    // The benchmarks drive the built programs from outside and may take any part of them.
    files: ['bench/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Jest, Vite and Playwright read their settings from a default export.
    files: ['**/*.config.ts', '**/{test,e2e}/global-*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
