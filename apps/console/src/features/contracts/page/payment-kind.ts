import type { TFunction } from 'i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';

const isKnown = (kind: string): kind is keyof Words['contracts']['payment'] =>
  i18n.exists(`contracts:payment.${kind}`);

/** What a payment of a contract is for; what this console does not know keeps the server's name. */
export const kindWords = (t: TFunction<'contracts'>, kind: string): string =>
  (isKnown(kind) ? t(`payment.${kind}`) : kind);
