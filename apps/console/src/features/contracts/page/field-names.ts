import type { TFunction } from 'i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';

const isKnown = (name: string): name is keyof Words['contracts']['stepField'] =>
  i18n.exists(`contracts:stepField.${name}`);

/** The name of what a step is given; what this console does not know keeps the server's name. */
export const fieldName = (t: TFunction<'contracts'>, name: string): string =>
  (isKnown(name) ? t(`stepField.${name}`) : name);
