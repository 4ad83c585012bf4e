/** A unique end-to-end transaction reference: a UUID of version 4 in small letters. */
export const UETR = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Where the version stands in a UUID. */
const VERSION_AT = 14;

const withVersion = (uuid: string, version: string): string =>
  uuid.slice(0, VERSION_AT) + version + uuid.slice(VERSION_AT + 1);

/** Whether a text is a UETR. */
export const isUetr = (text: string): boolean => UETR.test(text);

/**
 * The UETR of a transaction: the one it came with, or its id as of another version. An id is of version 7, so that one
 * is told from the other, and turned back into it, without anything being kept.
 */
export const uetrOf = (id: string, given: string | null | undefined): string => given ?? withVersion(id, '4');

/** The id of which a UETR would be the own one. */
export const idOfUetr = (uetr: string): string => withVersion(uetr, '7');
