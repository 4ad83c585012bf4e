import { createHash } from 'node:crypto';
import { LIST_SOURCES, type ListSource } from '../../platform/env-reader.ts';

export const SOURCES = LIST_SOURCES;
export type Source = ListSource;
/** How a publisher refers to an entry: a number, or letters and figures. */
export const REF = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
export const PARTY_KINDS = ['person', 'organisation', 'vessel', 'aircraft'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** One name of a listed party; the publisher itself calls some of them weak. */
export interface ListedName {
  name: string;
  isWeak: boolean;
}

/** A party as a publisher lists it; its first name is the one it is listed under. */
export interface ListedParty {
  ref: string;
  kind: PartyKind;
  names: ListedName[];
  programmes: string[];
  /** Years or dates of birth. */
  births: string[];
  /** ISO 3166 alpha-2. */
  nationalities: string[];
}

/** One version of a publisher's list, read as a whole. */
export interface PublishedList {
  source: Source;
  /** ISO date. */
  publishedOn: string;
  parties: ListedParty[];
  /** SHA-256 of the file. */
  digest: string;
}

/** What tells whether a publisher still says the same of a party. */
export const digestOf = ({ kind, names, programmes, births, nationalities }: ListedParty): string =>
  createHash('sha256').update(JSON.stringify([kind, names, programmes, births, nationalities])).digest('hex');

/** The id under which people name an entry of a list. */
export const entryIdOf = (source: Source, ref: string): string => `${source}:${ref}`;

/** The source and the reference in an entry's id; null when it is none. */
export const fromEntryId = (id: string): { source: Source; ref: string } | null => {
  const source = SOURCES.find((one) => id.startsWith(`${one}:`));
  return source === undefined ? null : { source, ref: id.slice(source.length + 1) };
};

/** The list of a name; undefined for a word that names none. */
export const sourceNamed = (name: string): Source | undefined => SOURCES.find((source) => source === name);
