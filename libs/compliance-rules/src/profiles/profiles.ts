import type { Choice } from './point.ts';

/** What is followed where nothing else was decided: AAOIFI's standards as they are applied in the Emirates. */
const AAOIFI_UAE = {
  'arranged-tawarruq': 'with-controls', 'individual-tawarruq': 'to-the-board', inah: 'forbidden',
  'debt-sale': 'restricted', 'paper-money': 'as-gold-and-silver', 'settlement-lag': 'two-days',
  'worked-gold': 'as-metal', arbun: 'with-a-date', possession: 'movables', 'salam-price': 'three-days',
  'conditional-sale': 'forbidden', screening: 'thirty-of-market', tobacco: 'to-the-board', crypto: 'to-the-board',
  'advance-zakat': 'accepted', 'buyer-as-agent': 'by-need', 'binding-promise': 'one-side-binds',
  'owner-manages': 'to-the-board', 'profit-and-capital': 'as-agreed', 'unit-price': 'of-the-day',
} as const satisfies Choice;

/** The profiles that ship, each an opinion for every point; a bank follows one and may decide single points anew. */
export const profileChoices = {
  'AAOIFI-UAE': AAOIFI_UAE,
  'IIFA-STRICT': {
    ...AAOIFI_UAE, 'arranged-tawarruq': 'classical-only', 'settlement-lag': 'none', screening: 'none',
  },
  HANAFI: {
    ...AAOIFI_UAE, 'paper-money': 'as-tokens', arbun: 'not-allowed', 'salam-price': 'in-the-session',
    'owner-manages': 'spoils-it',
  },
  MALIKI: {
    ...AAOIFI_UAE, arbun: 'not-allowed', possession: 'food', 'advance-zakat': 'shortly-before',
    'owner-manages': 'spoils-it', 'profit-and-capital': 'by-capital',
  },
  SHAFII: {
    ...AAOIFI_UAE, 'individual-tawarruq': 'allowed', inah: 'valid-in-form', arbun: 'not-allowed',
    possession: 'everything', 'salam-price': 'in-the-session', 'binding-promise': 'moral-only',
    'owner-manages': 'spoils-it', 'profit-and-capital': 'by-capital',
  },
  HANBALI: {
    ...AAOIFI_UAE, 'individual-tawarruq': 'allowed', 'salam-price': 'in-the-session', 'owner-manages': 'allowed',
  },
} as const satisfies Readonly<Record<string, Choice>>;

export type ProfileName = keyof typeof profileChoices;

/** What is followed where a bank has decided nothing. */
export const DEFAULT_PROFILE = 'AAOIFI-UAE' satisfies ProfileName;
