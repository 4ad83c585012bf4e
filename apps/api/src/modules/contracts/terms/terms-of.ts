import { termShapes, type ContractType, type Shape } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional, ValidateBy } from 'class-validator';
import { IsDay } from '../../../platform/day.ts';
import { IsAmount, IsPlainText, isPlainText } from '../../../platform/wire.ts';

const MOST_TEXT = 500;
const MOST_NUMBER = 1_000_000_000_000;
// As many as a client’s own arithmetic may yield; money and percentages state fewer.
const MOST_PLACES = 20;
const MOST_CHARACTERS = 20_000;
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;
const MOST_PARTY_NAME = 140;
const PARTY_KEY = /^[a-zA-Z]+(?:\[\d+\])?$/;
const DAY_NAME = /(?:On|Since)$/;

interface NumberOptions {
  description: string;
  example?: number;
  initial?: number;
  required?: boolean;
  /** How many decimals it may have. */
  places?: number;
}

const hasPlaces = (value: number, places: number): boolean => {
  const [, decimals = ''] = /^-?\d+(?:\.(\d+))?$/.exec(String(value)) ?? [];
  return Number.isInteger(value) || (decimals !== '' && decimals.length <= places);
};

/** A number on the wire, also as a decimal string. */
export const IsTermNumber = (
  least: number, most: number, { description, example, initial, required = false, places = MOST_PLACES }: NumberOptions,
): PropertyDecorator => applyDecorators(
  ApiProperty({
    type: Number, minimum: least, maximum: most, description, required,
    ...(example === undefined ? {} : { example }), ...(initial === undefined ? {} : { default: initial }),
  }),
  Transform(({ value }: TransformFnParams): unknown =>
    (typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value)),
  ...(required ? [] : [IsOptional()]),
  ValidateBy({
    name: places === 0 ? 'isTermCount' : 'isTermNumber',
    constraints: [least, most],
    validator: {
      validate: (value: unknown) =>
        typeof value === 'number' && value >= least && value <= most && hasPlaces(value, places),
      defaultMessage: (args) => `${args?.property ?? 'number'} must be a ${places === 0 ? 'whole ' : ''}number from `
        + `${least} to ${most}${places === 0 ? '' : `, with at most ${places} decimals`}.`,
    },
  }),
);

/** A term that holds others: the rules library says of what shape it is, and refuses by path what does not fit. */
const IsNested = (shape: Shape): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ ...shape } as ApiPropertyOptions),
  IsOptional(),
  ValidateBy({
    name: 'fitsContract',
    constraints: [MOST_CHARACTERS],
    validator: {
      validate: (value: unknown) => JSON.stringify(value ?? null).length <= MOST_CHARACTERS,
      defaultMessage: (args) => `${args?.property ?? 'term'} must be at most ${MOST_CHARACTERS} characters of JSON.`,
    },
  }),
);

const decoratorFor = (name: string, shape: Shape): PropertyDecorator => {
  const { description } = shape;
  if (!('type' in shape) || shape.type === 'array' || shape.type === 'object') return IsNested(shape);
  if (shape.type === 'number') return IsTermNumber(0, MOST_NUMBER, { description });
  if (shape.type === 'boolean') {
    return applyDecorators(ApiPropertyOptional({ type: Boolean, description }), IsOptional(), IsBoolean());
  }
  if ('pattern' in shape) return IsAmount({ least: 0n, optional: true, description });
  if (DAY_NAME.test(name)) return IsDay({ description, isOptional: true });
  return applyDecorators(
    ApiPropertyOptional({ type: String }),
    IsPlainText({ least: 0, most: MOST_TEXT, optional: true, example: '', description }),
  );
};

/** What the owners of wallets are called by whoever names them as parties. */
export const IsPartyNames = (): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({
    type: 'object', additionalProperties: { type: 'string' }, example: { buyer: 'Amina Rahman' },
    description: 'What you call the owners of the wallets that take part, by role; partners as partner[0], '
      + 'partner[1] … Each is compared with the owner’s name, as the payee’s is on a send',
  }),
  IsOptional(), IsObject(),
  ValidateBy({ name: 'arePartyNames', validator: {
    validate: (value: unknown) => Object.entries(value as object).every(([role, name]) =>
      PARTY_KEY.test(role) && isPlainText(name, 1, MOST_PARTY_NAME)),
    defaultMessage: () => `partyNames must give each role a name of at most ${MOST_PARTY_NAME} characters.`,
  } }),
);

type TermsClass<Type extends ContractType, Own extends PropertyKey> = abstract new () => {
  [Name in Exclude<keyof (typeof termShapes)[Type], Own>]?: unknown;
} & { partyNames?: Record<string, string> };

/** A class with every term that the rules library knows of a type, apart from those the request states itself. */
export const TermsOf = <Type extends ContractType, const Own extends string>(
  type: Type, own: readonly Own[],
): TermsClass<Type, Own> => {
  const Terms = class { declare readonly currency: unknown; };
  const shapes: Readonly<Record<string, Shape>> = termShapes[type];
  for (const [name, shape] of Object.entries(shapes)) {
    if ((own as readonly string[]).includes(name)) continue;
    // What the compiler would have noted of a property that is declared.
    Reflect.defineMetadata('design:type', Object, Terms.prototype, name);
    decoratorFor(name, shape)(Terms.prototype, name);
  }
  Reflect.defineMetadata('design:type', Object, Terms.prototype, 'partyNames');
  IsPartyNames()(Terms.prototype, 'partyNames');
  return Terms;
};
