import { AGENTS, SETTLED } from './interbank.ts';
import { sequence, type Content } from './notation.ts';

/** Payments of institutions themselves (`FinancialInstitutionCreditTransfer`). */
export const PACS_009: Readonly<Record<string, Content>> = {
  'pacs.009': sequence('FICdtTrf OwnTransfers'),
  OwnTransfers: sequence('GrpHdr InterbankHeader', 'CdtTrfTxInf+ OwnTransfer', 'SplmtryData* !supplement'),
  OwnTransfer: sequence(
    ...SETTLED, ...AGENTS, 'UltmtDbtr? !behind', 'Dbtr Agent', 'DbtrAcct? Account', 'DbtrAgt? Agent',
    'DbtrAgtAcct? !agentAccount', 'CdtrAgt? Agent', 'CdtrAgtAcct? !agentAccount', 'Cdtr Agent', 'CdtrAcct? Account',
    'UltmtCdtr? !behind', 'InstrForCdtrAgt* !instruction', 'InstrForNxtAgt* !instruction', 'Purp? CodeOrWord',
    'RmtInf? FreeRemittance', 'UndrlygAllcn* !allocation @2022', 'UndrlygCstmrCdtTrf? !cover',
    'SplmtryData* !supplement',
  ),
  FreeRemittance: sequence('Ustrd* Max140'),
};
