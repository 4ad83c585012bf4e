import { createHmac, randomInt, type KeyObject } from 'node:crypto';

/** How many codes a sheet has. */
export const CODES_ON_A_SHEET = 10;
/** Digits and letters that nobody takes for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** How a recovery code is written: twelve characters, which are sixty random bits. */
export const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A sheet of new codes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES_ON_A_SHEET }, () => Array.from({ length: GROUPS }, group).join('-'));

/** The hash a code of a sheet is kept under; without the key of this bank nobody can try codes against it. */
export const recoveryCodeHash = (key: KeyObject, sheetId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery code of ${sheetId}: ${code}`).digest();
