import { ValidationPipe, type ArgumentMetadata, type ValidationPipeOptions } from '@nestjs/common';
import { validateSync, type ValidationError, type ValidatorOptions } from 'class-validator';
import { DAY_RULE, problemOfDay, type DayRule } from '../../day.ts';
import type { OuterNames } from '../outer-names/outer-names.ts';
import { keepsRules } from './keeps-rules.ts';
import { nullsIn } from './nulls.ts';
import { invalid } from '../problems/refusal.ts';
import type { FieldProblem } from '../problems/refusal.ts';
import { fieldsOf, unknownField } from './unknown-field.ts';
import { codeOfRule } from './rule-code.ts';

// However much is wrong, the answer stays small: the rest comes to light when these are mended.
const MOST_PROBLEMS = 12;
const MOST_FIELD_CHARACTERS = 64;

const optionalBodies = new WeakSet<object>();

/** Marks the class of a body that a request may come without. */
export const MayBeMissing = (): ClassDecorator => (type) => { optionalBodies.add(type); };

class RequestPipe extends ValidationPipe {
  constructor(options: ValidationPipeOptions, private readonly names: OuterNames | undefined) {
    super(options);
  }

  // The framework takes a body that is missing for one without fields, of which a class may ask nothing.
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const mayBeMissing = metadata.type !== 'body' || optionalBodies.has(metadata.metatype ?? Object);
    if (value === undefined && !mayBeMissing) {
      throw invalid([{ field: 'body', code: 'REQUIRED', message: 'The request needs a body, and it has none.' }]);
    }
    const made: unknown = await super.transform(value, metadata);
    if (this.names !== undefined && typeof made === 'object') await this.names.replaceIn(made, metadata.metatype);
    return made;
  }

  // No rule here waits for anything, and a promise for each field would cost more than the rules themselves.
  protected override validate(value: object, options?: ValidatorOptions): ValidationError[] {
    const errors = errorsIn(value, options);
    const problems = withNulls(value, errors, '');
    if (problems === null) return errors;
    throw invalid(problems);
  }
}

/** What class-validator has to say of an object; it is not asked where nothing can be wrong. */
const errorsIn = (value: object, options?: ValidatorOptions): ValidationError[] =>
  (keepsRules(value) ? [] : validateSync(value, options));

/** The nulls of an object that mean nothing, and what else is wrong with it; null when there is no such null. */
function withNulls(value: object, errors: readonly ValidationError[], parent: string): FieldProblem[] | null {
  const nulls = nullsIn(value, MOST_PROBLEMS).map((path) => pathOf(path, parent).slice(0, MOST_FIELD_CHARACTERS));
  if (nulls.length === 0) return null;
  const others = problemsIn(errors, parent).filter(({ field }) => !nulls.includes(field));
  const said = nulls.map((field): FieldProblem =>
    ({ field, code: 'REQUIRED', message: `${field} must not be null.` }));
  return [...said, ...others].slice(0, MOST_PROBLEMS);
}

const RULES: ValidatorOptions = {
  whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true,
  validationError: { target: true },
};

/** What is wrong with an object within a request that is read by hand, said as everywhere else. */
export const problemsWithin = (value: object, parent: string): FieldProblem[] => {
  const errors = errorsIn(value, RULES);
  return withNulls(value, errors, parent) ?? problemsIn(errors, parent);
};

/**
 * Turns what a caller sent into the class a route declares, or refuses it field by field: unknown fields too, null
 * where it has no meaning, and a body that is missing. Outer names become ours where fields take them.
 */
export const createValidationPipe = (names?: OuterNames): ValidationPipe => new RequestPipe({
  ...RULES,
  transform: true,
  exceptionFactory: (errors) => invalid(problemsIn(errors, '')),
}, names);

/** Every error holds a problem, so that no more of them need to be looked at than problems are told. */
function problemsIn(errors: readonly ValidationError[], parent: string): FieldProblem[] {
  return errors.slice(0, MOST_PROBLEMS).flatMap((error) => problemsOf(error, parent)).slice(0, MOST_PROBLEMS);
}

/** Lists the problems of one field and of the fields inside it, each named by its whole path. */
function problemsOf(error: ValidationError, parent: string): FieldProblem[] {
  const field = pathOf(error.property, parent).slice(0, MOST_FIELD_CHARACTERS);
  const own = Object.entries(error.constraints ?? {})
    .map(([rule, message]) => ({
      field,
      message: rule === 'whitelistValidation'
        ? unknownField(field, fieldsOf(error.target)) : sentenceFor(rule, message, error.property, field),
      ...codeOfRule(rule, error),
      ...(rule === DAY_RULE ? kindOfDayProblem(error) : {}),
    }));
  return [...own, ...problemsIn(error.children ?? [], field)];
}

/** Which kind of problem there is with a day, and the day that was probably meant. */
function kindOfDayProblem({ value, contexts }: ValidationError): Pick<FieldProblem, 'code' | 'proposed'> {
  const rule = contexts?.[DAY_RULE] as DayRule | undefined;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const problem = rule === undefined ? undefined
    : values.map((one) => problemOfDay(one, rule)).find((one) => one !== undefined);
  return problem === undefined ? {}
    : { code: problem.code, ...(problem.proposed === undefined ? {} : { proposed: problem.proposed }) };
}

function pathOf(property: string, parent: string): string {
  if (parent === '') return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}

/** The validators' stock messages open with the bare property; a caller needs its path and a whole sentence. */
function sentenceFor(rule: string, message: string, property: string, field: string): string {
  if (rule === 'unknownValue') return 'The request must be a JSON object.';
  const named = message.replace(new RegExp(`(^|in )(nested property )?${escaped(property)} `), `$1${field} `);
  return named.endsWith('.') ? named : `${named}.`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
