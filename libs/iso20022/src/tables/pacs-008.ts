import { AGENTS, SETTLED } from './interbank.ts';
import { sequence, type Content } from './notation.ts';

/** Payments of customers from one institution to another (`FIToFICustomerCreditTransfer`). */
export const PACS_008: Readonly<Record<string, Content>> = {
  'pacs.008': sequence('FIToFICstmrCdtTrf CustomerTransfers'),
  CustomerTransfers: sequence('GrpHdr InterbankHeader', 'CdtTrfTxInf+ CustomerTransfer', 'SplmtryData* !supplement'),
  CustomerTransfer: sequence(
    ...SETTLED, 'AccptncDtTm? ISODateTime', 'PoolgAdjstmntDt? !pooling', 'InstdAmt? Amount', 'XchgRate? Rate',
    'ChrgBr =DEBT|CRED|SHAR|SLEV', 'ChrgsInf* Charge', 'MndtRltdInf? !mandate @2022', ...AGENTS, 'UltmtDbtr? Party',
    'InitgPty? Party', 'Dbtr Party', 'DbtrAcct? Account', 'DbtrAgt Agent', 'DbtrAgtAcct? !agentAccount',
    'CdtrAgt Agent', 'CdtrAgtAcct? !agentAccount', 'Cdtr Party', 'CdtrAcct? Account', 'UltmtCdtr? Party',
    'InstrForCdtrAgt* !instruction', 'InstrForNxtAgt* !instruction', 'Purp? CodeOrWord',
    'RgltryRptg{10} !regulatory', 'Tax? !tax', 'RltdRmtInf{10} !elsewhere', 'RmtInf? Remittance',
    'SplmtryData* !supplement',
  ),
};
