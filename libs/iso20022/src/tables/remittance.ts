import { choice, sequence, type Content } from './notation.ts';

/** What a payment is for. */
export const REMITTANCE: Readonly<Record<string, Content>> = {
  Remittance: sequence('Ustrd* Max140', 'Strd* StructuredRemittance'),
  StructuredRemittance: sequence(
    'RfrdDocInf* ReferredDocument', 'RfrdDocAmt? DocumentAmounts', 'CdtrRefInf? CreditorReference', 'Invcr? Party',
    'Invcee? Party', 'TaxRmt? !tax @2019', 'GrnshmtRmt? !garnishment @2019', 'AddtlRmtInf{3} Max140',
  ),
  ReferredDocument: sequence(
    'Tp? DocumentType', 'Nb? Max35', 'RltdDt? ISODate', 'LineDtls* !lines @2019',
  ),
  DocumentType: sequence('CdOrPrtry DocumentCode', 'Issr? Max35'),
  DocumentCode: choice(
    'Cd =MSIN|CNFA|DNFA|CINV|CREN|DEBN|HIRI|SBIN|CMCN|SOAC|DISP|BOLD|VCHR|AROI|TSUT|PUOR', 'Prtry Max35',
  ),
  DocumentAmounts: sequence(
    'DuePyblAmt? Amount', 'DscntApldAmt? Amount @-2009', 'DscntApldAmt* TypedAmount @2019', 'CdtNoteAmt? Amount',
    'TaxAmt? Amount @-2009', 'TaxAmt* TypedAmount @2019', 'AdjstmntAmtAndRsn* Adjustment', 'RmtdAmt? Amount',
  ),
  TypedAmount: sequence('Tp? CodeOrWord', 'Amt Amount'),
  Adjustment: sequence('Amt Amount', 'CdtDbtInd? =CRDT|DBIT', 'Rsn? Max4', 'AddtlInf? Max140'),
  CreditorReference: sequence('Tp? CreditorReferenceType', 'Ref? Max35'),
  CreditorReferenceType: sequence('CdOrPrtry CreditorReferenceCode', 'Issr? Max35'),
  CreditorReferenceCode: choice('Cd =RADM|RPIN|FXDR|DISP|PUOR|SCOR', 'Prtry Max35'),
};
