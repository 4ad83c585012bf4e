import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { isPlainText } from '../../platform/wire.ts';

/** What the payer's own programs keep with a payment: texts by keys. */
export type PaymentMetadata = Readonly<Record<string, string>>;

const MOST_KEYS = 20;
export const MOST_KEY = 40;
export const MOST_VALUE = 500;

// A filter names a key and its value with a colon between them.
const KEY = /^[^:\t\n\r]+$/;

const isKey = (key: string): boolean =>
  KEY.test(key) && key.trim() === key && isPlainText(key.normalize('NFC'), 1, MOST_KEY) && key !== '__proto__';

const isValue = (value: unknown): boolean =>
  typeof value === 'string' && isPlainText(value.normalize('NFC'), 0, MOST_VALUE);

/** What is wrong with metadata, as the end of a sentence; null when nothing is. */
export const problemOfMetadata = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object of texts.';
  const entries = Object.entries(value);
  if (entries.length > MOST_KEYS) return `must have at most ${MOST_KEYS} keys.`;
  if (!entries.every(([key]) => isKey(key))) {
    return `must have keys of 1 to ${MOST_KEY} characters, without colons, line breaks or blanks around them.`;
  }
  return entries.every(([, held]) => isValue(held)) ? null
    : `must hold texts of at most ${MOST_VALUE} characters without control characters.`;
};

/** The key whose value cannot be kept, where nothing else is wrong with metadata. */
export const wrongKeyOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(([key]) => isKey(key)) ? entries.find(([, held]) => !isValue(held))?.[0] : undefined;
};

/** Metadata as it is kept: an object without keys says nothing. */
export const keptMetadata = (metadata: PaymentMetadata | undefined): PaymentMetadata | undefined => {
  const entries = Object.entries(metadata ?? {});
  return entries.length === 0 ? undefined
    : Object.fromEntries(entries.map(([key, value]) => [key.normalize('NFC'), value.normalize('NFC')]));
};

/** How metadata stands in a request and in an answer. */
export const METADATA_SHAPE = {
  type: 'object', additionalProperties: { type: 'string', maxLength: MOST_VALUE }, maxProperties: MOST_KEYS,
  example: { costCentre: 'CC-204' },
} as const;

/** Texts by keys that the payer's own programs keep with a payment. */
export const IsMetadata = (description: string): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ ...METADATA_SHAPE, description }),
  IsOptional(),
  ValidateBy({
    name: 'isMetadata',
    validator: {
      validate: (value: unknown) => problemOfMetadata(value) === null,
      defaultMessage: (args) =>
        `${args?.property ?? 'metadata'} ${problemOfMetadata(args?.value) ?? 'cannot be read.'}`,
    },
  }),
);
