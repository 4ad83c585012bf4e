import { getMetadataStorage, type MetadataStorage, type ValidationArguments } from 'class-validator';

type Metadata = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];

/** One rule of a field, as it was declared. */
interface Rule {
  metadata: Metadata;
  keeps: (value: unknown, about: ValidationArguments) => unknown;
}

/** What is asked of one field. */
interface Field {
  name: string;
  /** Unless each of these says so, nothing is asked. */
  conditions: ((object: object, value: unknown) => boolean)[];
  rules: Rule[];
  isNested: boolean;
}

/** The fields of a class by their names; null where it is declared in ways that are not known here. */
type Plan = ReadonlyMap<string, Field> | null;

const plans = new WeakMap<object, Plan>();

/**
 * Whether an object keeps every rule that its class declares for class-validator, and has no other field. It finds out
 * without writing down what might be wrong with each field, which was a twentieth of the API's work on a payment. Only
 * a yes is certain: what is wrong, if anything, is for class-validator to say.
 */
export const keepsRules = (object: object): boolean => {
  const plan = planOf(object.constructor);
  if (plan === null) return false;
  for (const name of Object.keys(object)) if (!plan.has(name)) return false;
  for (const field of plan.values()) if (!keepsField(object, field)) return false;
  return true;
};

const keepsField = (object: object, { name, conditions, rules, isNested }: Field): boolean => {
  const value: unknown = object[name as keyof typeof object];
  for (const counts of conditions) if (!counts(object, value)) return true;
  for (const { metadata, keeps } of rules) {
    if (metadata.validateIf?.(object, value) === false) continue;
    const constraints = metadata.constraints as unknown[];
    const about = { targetName: object.constructor.name, property: name, object, value, constraints };
    const isKept = metadata.each && Array.isArray(value)
      ? value.every((one) => keeps(one, about) === true) : keeps(value, about) === true;
    if (!isKept) return false;
  }
  return !isNested || value === undefined || (isOneObject(value) && keepsRules(value));
};

// Lists within are left to class-validator.
const isOneObject = (value: unknown): value is object =>
  value instanceof Object && !Array.isArray(value) && !(value instanceof Set) && !(value instanceof Map);

const planOf = (type: object): Plan => {
  let plan = plans.get(type);
  if (plan === undefined) plans.set(type, plan = makePlan(type));
  return plan;
};

const makePlan = (type: object): Plan => {
  const storage = getMetadataStorage();
  const declared = storage.getTargetValidationMetadatas(type as () => void, '', false, false);
  const fields = new Map<string, Field>();
  for (const metadata of declared) {
    const name = metadata.propertyName;
    const field = fields.get(name) ?? { name, conditions: [], rules: [], isNested: false };
    fields.set(name, field);
    if (!addTo(field, metadata, storage)) return null;
  }
  return fields.size === 0 ? null : fields;
};

/** Adds what was declared to its field; false when it is of a kind that is not known here. */
const addTo = (field: Field, metadata: Metadata, storage: MetadataStorage): boolean => {
  if (metadata.type === 'nestedValidation') {
    field.isNested = true;
  } else if (metadata.type === 'conditionalValidation') {
    field.conditions.push(metadata.constraints[0] as Field['conditions'][number]);
  } else if (metadata.type === 'customValidation') {
    for (const { instance } of storage.getTargetValidatorConstraints(metadata.constraintCls)) {
      field.rules.push({ metadata, keeps: (value, about) => instance.validate(value, about) });
    }
  } else {
    return metadata.type === 'whitelistValidation';
  }
  return true;
};
