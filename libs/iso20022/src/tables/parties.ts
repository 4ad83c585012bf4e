import { choice, sequence, type Content } from './notation.ts';

/** Who pays, is paid or acts for them, and where their money is. */
export const PARTIES: Readonly<Record<string, Content>> = {
  Party: sequence(
    'Nm? Max140', 'PstlAdr? PostalAddress', 'Id? PartyId', 'CtryOfRes? Country', 'CtctDtls? Contact',
  ),
  PartyId: choice('OrgId OrganisationId', 'PrvtId PersonId'),
  OrganisationId: sequence('BICOrBEI? BIC2009 @-2009', 'AnyBIC? BIC @2019', 'LEI? LEI @2019', 'Othr* OtherId'),
  PersonId: sequence('DtAndPlcOfBirth? Birth', 'Othr* OtherId'),
  Birth: sequence('BirthDt ISODate', 'PrvcOfBirth? Max35', 'CityOfBirth Max35', 'CtryOfBirth Country'),
  OtherId: sequence('Id Max35', 'SchmeNm? CodeOrWord', 'Issr? Max35'),
  /** A code of a list that is kept outside of the message, or a word of one's own. */
  CodeOrWord: choice('Cd Max4', 'Prtry Max35'),

  PostalAddress: sequence(
    'AdrTp? =ADDR|PBOX|HOME|BIZZ|MLTO|DLVY @-2009', 'AdrTp? AddressType @2019', 'Dept? Max70', 'SubDept? Max70',
    'StrtNm? Max70', 'BldgNb? Max16', 'BldgNm? Max35 @2019', 'Flr? Max70 @2019', 'PstBx? Max16 @2019',
    'Room? Max70 @2019', 'PstCd? Max16', 'TwnNm? Max35', 'TwnLctnNm? Max35 @2019', 'DstrctNm? Max35 @2019',
    'CtrySubDvsn? Max35', 'Ctry? Country', 'AdrLine{7} Max70',
  ),
  AddressType: choice('Cd =ADDR|PBOX|HOME|BIZZ|MLTO|DLVY', 'Prtry AddressTypeWord'),
  AddressTypeWord: sequence('Id Exact4', 'Issr Max35', 'SchmeNm? Max35'),

  Contact: sequence(
    'NmPrfx? =DOCT|MADM|MISS|MIST|MIKS', 'Nm? Max140', 'PhneNb? Phone', 'MobNb? Phone', 'FaxNb? Phone',
    'EmailAdr? Max2048', 'EmailPurp? Max35 @2019', 'JobTitl? Max35 @2019', 'Rspnsblty? Max35 @2019',
    'Dept? Max70 @2019', 'Othr? Max35 @-2009', 'Othr* OtherContact @2019',
    'PrefrdMtd? =LETT|MAIL|PHON|FAXX|CELL @2019',
  ),
  OtherContact: sequence('ChanlTp Max4', 'Id? Max128'),

  Agent: sequence('FinInstnId Institution', 'BrnchId? Branch'),
  Institution: sequence(
    'BIC? BIC2009 @-2009', 'BICFI? BIC @2019', 'ClrSysMmbId? ClearingMember', 'LEI? LEI @2019', 'Nm? Max140',
    'PstlAdr? PostalAddress', 'Othr? OtherId',
  ),
  ClearingMember: sequence('ClrSysId? ClearingSystem', 'MmbId Max35'),
  ClearingSystem: choice('Cd Max5', 'Prtry Max35'),
  Branch: sequence('Id? Max35', 'LEI? LEI @2019', 'Nm? Max140', 'PstlAdr? PostalAddress'),

  /** The standard leaves out the identification since 2022, where a proxy names the account. */
  Account: sequence(
    'Id AccountId @-2019', 'Id? AccountId @2022', 'Tp? CodeOrWord', 'Ccy? Currency', 'Nm? Max70',
    'Prxy? Proxy @2019',
  ),
  AccountId: choice('IBAN IBAN', 'Othr OtherAccount'),
  OtherAccount: sequence('Id Max34', 'SchmeNm? CodeOrWord', 'Issr? Max35'),
  Proxy: sequence('Tp? CodeOrWord', 'Id Max2048'),
};
