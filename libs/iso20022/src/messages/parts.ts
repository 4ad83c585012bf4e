import type { Place } from '../problem.ts';
import { elementAt, elementsAt, elementsWithin, textAt, type Element } from '../xml/element.ts';

/** What every message says of itself. */
export interface MessageHead {
  /** Such as `pain.001.001.09`. */
  definition: string;
  messageId: string;
  createdAt: string;
  /** How many payments it is about, and what they sum to. */
  count: number;
  totalMinor: bigint;
}

/** A code of a list that is kept elsewhere, or a word of the sender's own. */
export interface CodeOrWord {
  code?: string;
  word?: string;
}

/** A number or document that identifies somebody. */
export interface OtherId {
  id: string;
  scheme?: CodeOrWord;
  issuer?: string;
}

/** An address; lines where it is not in parts. */
export interface PostalAddress {
  street?: string;
  building?: string;
  postCode?: string;
  town?: string;
  subdivision?: string;
  country?: string;
  lines: string[];
}

/** Somebody who pays, is paid or is behind one of the two. */
export interface Party {
  name?: string;
  address?: PostalAddress;
  residence?: string;
  organisation?: { bic?: string; lei?: string; others: OtherId[] };
  person?: { birth?: { day: string; city: string; country: string }; others: OtherId[] };
}

/** The institution of a party. */
export interface Agent extends Place {
  bic?: string;
  lei?: string;
  /** Its number in a clearing system, or another one. */
  memberId?: string;
  name?: string;
}

/** Which account is meant; a proxy is another name of it. */
export interface AccountName extends Place {
  iban?: string;
  other?: string;
  proxy?: string;
  currency?: string;
}

/** The object without what is undefined. */
export const given = <Shape extends object>(shape: Shape): { [Key in keyof Shape]: Exclude<Shape[Key], undefined> } =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as never;

export const codeOrWordIn = (element: Element | undefined): CodeOrWord | undefined => (element === undefined
  ? undefined : given({ code: textAt(element, 'Cd'), word: textAt(element, 'Prtry') }));

const otherIdsIn = (element: Element): OtherId[] => elementsAt(element, 'Othr').map((other) => given({
  id: textAt(other, 'Id') ?? '', scheme: codeOrWordIn(elementAt(other, 'SchmeNm')), issuer: textAt(other, 'Issr'),
}));

const addressIn = (element: Element | undefined): PostalAddress | undefined => (element === undefined
  ? undefined : given({
    street: textAt(element, 'StrtNm'), building: textAt(element, 'BldgNb') ?? textAt(element, 'BldgNm'),
    postCode: textAt(element, 'PstCd'), town: textAt(element, 'TwnNm'), subdivision: textAt(element, 'CtrySubDvsn'),
    country: textAt(element, 'Ctry'), lines: elementsAt(element, 'AdrLine').map(({ text }) => text),
  }));

const organisationIn = (element: Element | undefined): Party['organisation'] => (element === undefined
  ? undefined : given({
    bic: textAt(element, 'AnyBIC') ?? textAt(element, 'BICOrBEI'), lei: textAt(element, 'LEI'),
    others: otherIdsIn(element),
  }));

const personIn = (element: Element | undefined): Party['person'] => {
  if (element === undefined) return undefined;
  const birth = elementAt(element, 'DtAndPlcOfBirth');
  return given({
    birth: birth && {
      day: dayOf(textAt(birth, 'BirthDt') ?? ''), city: textAt(birth, 'CityOfBirth') ?? '',
      country: textAt(birth, 'CtryOfBirth') ?? '',
    },
    others: otherIdsIn(element),
  });
};

export const partyIn = (element: Element | undefined): Party | undefined => (element === undefined
  ? undefined : given({
    name: textAt(element, 'Nm'), address: addressIn(elementAt(element, 'PstlAdr')),
    residence: textAt(element, 'CtryOfRes'), organisation: organisationIn(elementAt(element, 'Id', 'OrgId')),
    person: personIn(elementAt(element, 'Id', 'PrvtId')),
  }));

export const agentIn = (element: Element | undefined): Agent | undefined => {
  const institution = elementAt(element, 'FinInstnId');
  if (institution === undefined) return undefined;
  return given({
    path: institution.path, line: institution.line, bic: textAt(institution, 'BICFI') ?? textAt(institution, 'BIC'),
    lei: textAt(institution, 'LEI'),
    memberId: textAt(institution, 'ClrSysMmbId', 'MmbId') ?? textAt(institution, 'Othr', 'Id'),
    name: textAt(institution, 'Nm'),
  });
};

/** An institution that pays or is paid itself, as a party. */
export const institutionIn = (element: Element | undefined): Party | undefined => {
  const institution = elementAt(element, 'FinInstnId');
  if (institution === undefined) return undefined;
  return given({
    name: textAt(institution, 'Nm'), address: addressIn(elementAt(institution, 'PstlAdr')),
    organisation: given({
      bic: textAt(institution, 'BICFI'), lei: textAt(institution, 'LEI'), others: [] as OtherId[],
    }),
  });
};

export const accountIn = (element: Element | undefined): AccountName | undefined => (element === undefined
  ? undefined : given({
    path: element.path, line: element.line, iban: textAt(element, 'Id', 'IBAN'),
    other: textAt(element, 'Id', 'Othr', 'Id'), proxy: textAt(element, 'Prxy', 'Id'), currency: textAt(element, 'Ccy'),
  }));

/** Every name in some elements, each once. */
export const namesIn = (...elements: (Element | undefined)[]): string[] => [...new Set(elements.flatMap((element) =>
  (element === undefined ? [] : elementsWithin(element, 'Nm').map(({ text }) => text))))];

/** A day as XML writes it, without the zone that it may name. */
export const dayOf = (text: string): string => text.slice(0, 10);
