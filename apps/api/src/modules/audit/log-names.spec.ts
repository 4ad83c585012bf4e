import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { actionName, resourceName } from './log-names.ts';

type Names = Record<string, string>;

const inTheConsole = JSON.parse(readFileSync(
  new URL('../../../../console/src/i18n/ar/trail.json', import.meta.url), 'utf8',
)) as { subject: Names; verb: Names; whole: Names };

const source = new URL('../../', import.meta.url);

/** Every action and object that stands literally in what the program records (`action` beside `resource`). */
function recordedNames(): { actions: Set<string>; resources: Set<string> } {
  const [actions, resources] = [new Set<string>(), new Set<string>()];
  const literals = (node: ts.Node, into: Set<string>): void => {
    if (ts.isStringLiteral(node) && /^[a-z_]+$/.test(node.text)) into.add(node.text);
    else if (ts.isConditionalExpression(node)) for (const one of [node.whenTrue, node.whenFalse]) literals(one, into);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const given = new Map(node.properties.filter(ts.isPropertyAssignment)
        .map(({ name, initializer }) => [name.getText(), initializer]));
      const [action, resource] = [given.get('action'), given.get('resource')];
      const isRecorded = node.properties.some(({ name }) => name?.getText() === 'resource');
      if (action && isRecorded) literals(action, actions);
      if (action && resource) literals(resource, resources);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of globSync('**/*.ts', { cwd: source.pathname, exclude: ['**/*.spec.ts'] })) {
    visit(ts.createSourceFile(file, readFileSync(new URL(file, source), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return { actions, resources };
}

describe('the names of the log on paper', () => {
  it.each([
    ['wallet_freeze', 'المحفظة: تجميد', 'wallet freeze'],
    ['support_request_solve', 'طلب الدعم: حل', 'support request solve'],
    ['failed_login', 'محاولة دخول فاشلة', 'failed login'],
    ['moon_landing', 'moon landing', 'moon landing'],
  ])('call %s %s, or %s', (action, arabic, english) => {
    expect([actionName(action, 'ar'), actionName(action, 'en')]).toEqual([arabic, english]);
  });

  it('call an object by its own name, or by its own words', () => {
    expect([resourceName('api_key', 'ar'), resourceName('api_key', 'en'), resourceName('moon_base', 'ar')])
      .toEqual(['مفتاح API', 'api key', 'moon base']);
  });

  it('are those that the console shows', () => {
    const { subject, verb, whole } = inTheConsole;
    const onPaper = (names: Names, nameOf: (name: string) => string): Names =>
      Object.fromEntries(Object.keys(names).map((name) => [name, nameOf(name)]));
    expect(onPaper(subject, (name) => resourceName(name, 'ar'))).toEqual(subject);
    expect(onPaper(whole, (name) => actionName(name, 'ar'))).toEqual(whole);
    // No object is called "report_" and a deed as well, nor is there a whole action of that form.
    expect(onPaper(verb, (name) => actionName(`report_${name}`, 'ar').replace('التقرير: ', ''))).toEqual(verb);
  });

  it('are there in Arabic for everything that the program records', () => {
    const { actions, resources } = recordedNames();
    expect(actions.size).toBeGreaterThan(80);
    const isArabic = (name: string): boolean => /\p{Script=Arabic}/u.test(name);
    expect([...actions].filter((action) => !isArabic(actionName(action, 'ar')))).toEqual([]);
    expect([...resources].filter((resource) => !isArabic(resourceName(resource, 'ar')))).toEqual([]);
  });
});
