import type { TFunction } from 'i18next';
import { resources } from '../../../i18n/resources.ts';

const { stepField } = resources.en.contracts;

const isKnown = (name: string): name is keyof typeof stepField => name in stepField;

/** The name of what a step is given; what this console does not know keeps the server's name. */
export const fieldName = (t: TFunction<'contracts'>, name: string): string =>
  (isKnown(name) ? t(`stepField.${name}`) : name);
