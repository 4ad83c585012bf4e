/** What stands in the place of an outer name once it is known whose it is. */
export type Ours = 'address' | 'walletId' | 'transactionId' | 'transactionUuid';

/** A class that declares fields. */
export type Declaring = abstract new (...parts: never[]) => unknown;

interface FieldPlan {
  takes: Ours[];
  /** The class of what is in it, where that has such fields itself. */
  holds?: () => Declaring;
}

type Holder = Record<string | number, unknown>;

/** A text in a request that may be an outer name. */
export interface OuterNameSlot {
  holder: Holder;
  key: string | number;
  takes: readonly Ours[];
}

const declared = new Map<unknown, Map<string, FieldPlan>>();
const plans = new Map<unknown, ReadonlyMap<string, FieldPlan>>();

const declare = (target: object, name: string | symbol, change: (plan: FieldPlan) => void): void => {
  const fields = declared.get(target.constructor) ?? new Map<string, FieldPlan>();
  declared.set(target.constructor, fields);
  const plan = fields.get(String(name)) ?? { takes: [] };
  fields.set(String(name), plan);
  change(plan);
};

/** The field takes the IBAN of a wallet as well: a text, or several in a list or by some names. */
export const TakesIban = (ours: 'address' | 'walletId' = 'address'): PropertyDecorator => (target, name) => {
  declare(target, name, (plan) => { plan.takes.push(ours); });
};

/** The field takes the UETR of a transaction as well. */
export const TakesUetr = (ours: 'transactionId' | 'transactionUuid' = 'transactionId'): PropertyDecorator =>
  (target, name) => { declare(target, name, (plan) => { plan.takes.push(ours); }); };

/** The field holds an object, or a list of some, whose class has fields that take outer names. */
export const HoldsOuterNames = (type: () => Declaring): PropertyDecorator => (target, name) => {
  declare(target, name, (plan) => { plan.holds = type; });
};

/** What a class declares, and what those that it extends do. */
const planOf = (type: unknown): ReadonlyMap<string, FieldPlan> => {
  let plan = plans.get(type);
  if (plan === undefined) {
    const parent: unknown = typeof type === 'function' ? Object.getPrototypeOf(type) : null;
    plan = new Map([...(parent === null ? [] : planOf(parent)), ...(declared.get(type) ?? [])]);
    plans.set(type, plan);
  }
  return plan;
};

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The texts in an object of a class that may be outer names. */
export const slotsIn = (object: unknown, type: unknown): OuterNameSlot[] => {
  if (!isHolder(object)) return [];
  const slots: OuterNameSlot[] = [];
  for (const [name, { takes, holds }] of planOf(type)) {
    const value = object[name];
    if (takes.length > 0) slots.push(...textsIn(object, name, takes));
    if (holds) for (const one of Array.isArray(value) ? value : [value]) slots.push(...slotsIn(one, holds()));
  }
  return slots;
};

const textsIn = (holder: Holder, key: string | number, takes: readonly Ours[]): OuterNameSlot[] => {
  const value = holder[key];
  if (typeof value === 'string') return [{ holder, key, takes }];
  if (!isHolder(value)) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.filter((one) => typeof value[one] === 'string').map((one) => ({ holder: value, key: one, takes }));
};
