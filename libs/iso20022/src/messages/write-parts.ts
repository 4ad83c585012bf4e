import type { Elements } from '../xml/write-message.ts';
import type { Remittance } from './credit-transfer-request.ts';
import type { AccountName, Agent, CodeOrWord, OtherId, Party, PostalAddress } from './parts.ts';

export const codeOrWord = (said: CodeOrWord | undefined): Elements | undefined =>
  said && (said.code === undefined ? { Prtry: said.word } : { Cd: said.code });

const otherId = ({ id, scheme, issuer }: OtherId): Elements => ({ Id: id, SchmeNm: codeOrWord(scheme), Issr: issuer });

const address = (said: PostalAddress | undefined): Elements | undefined => said && {
  StrtNm: said.street, BldgNb: said.building, PstCd: said.postCode, TwnNm: said.town, CtrySubDvsn: said.subdivision,
  Ctry: said.country, AdrLine: said.lines,
};

const partyId = ({ organisation, person }: Party, isOld: boolean): Elements | undefined => {
  if (organisation !== undefined) {
    const bic = isOld ? { BICOrBEI: organisation.bic } : { AnyBIC: organisation.bic, LEI: organisation.lei };
    return { OrgId: { ...bic, Othr: organisation.others.map(otherId) } };
  }
  return person && { PrvtId: {
    DtAndPlcOfBirth: person.birth && {
      BirthDt: person.birth.day, CityOfBirth: person.birth.city, CtryOfBirth: person.birth.country,
    },
    Othr: person.others.map(otherId),
  } };
};

export const party = (said: Party | undefined, isOld: boolean): Elements | undefined => said && {
  Nm: said.name, PstlAdr: address(said.address), Id: partyId(said, isOld), CtryOfRes: said.residence,
};

export const agent = (said: Agent | undefined, isOld: boolean): Elements | undefined => said && { FinInstnId: {
  ...(isOld ? { BIC: said.bic } : { BICFI: said.bic, LEI: said.lei }),
  ClrSysMmbId: said.memberId === undefined ? undefined : { MmbId: said.memberId }, Nm: said.name,
} };

export const account = ({ iban, other, proxy, currency }: AccountName): Elements => ({
  Id: iban === undefined ? other === undefined ? undefined : { Othr: { Id: other } } : { IBAN: iban },
  Ccy: currency, Prxy: proxy === undefined ? undefined : { Id: proxy },
});

export const remittance = (said: Remittance | undefined): Elements | undefined => said && {
  Ustrd: said.lines,
  Strd: [
    ...said.documents.map(({ type, number, day }) => ({ RfrdDocInf: {
      Tp: type && { CdOrPrtry: codeOrWord(type) as Elements }, Nb: number, RltdDt: day,
    } })),
    ...said.references.map((reference) => ({ CdtrRefInf: { Ref: reference } })),
  ],
};

/** An institution that pays or is paid itself. */
export const institution = ({ name, address: at, organisation }: Party): Elements => ({ FinInstnId: {
  BICFI: organisation?.bic, LEI: organisation?.lei, Nm: name, PstlAdr: address(at),
} });
