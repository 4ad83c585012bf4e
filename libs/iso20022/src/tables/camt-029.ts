import { choice, sequence, type Content } from './notation.ts';

/** What became of a request to cancel payments (`ResolutionOfInvestigation`), as far as it is written here. */
export const CAMT_029: Readonly<Record<string, Content>> = {
  'camt.029': sequence('RsltnOfInvstgtn Resolution'),
  Resolution: sequence('Assgnmt Assignment', 'RslvdCase? Case', 'Sts ResolutionStatus', 'CxlDtls* ResolvedUnderlying'),
  ResolutionStatus: choice('Conf =CNCL|PECR|PDCR|RJCR'),
  ResolvedUnderlying: sequence('TxInfAndSts* ResolvedPayment'),
  ResolvedPayment: sequence(
    'CxlStsId? Max35', 'RslvdCase? Case', 'OrgnlGrpInf? OriginalMessage', 'OrgnlInstrId? Max35',
    'OrgnlEndToEndId? Max35', 'OrgnlTxId? Max35', 'OrgnlUETR? UUIDv4', 'TxCxlSts? =ACCR|PDCR|RJCR',
    'CxlStsRsnInf* StatusReason',
  ),
};
