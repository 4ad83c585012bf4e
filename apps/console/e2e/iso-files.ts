/** A payment of a file: to a wallet by its IBAN. */
interface FilePayment {
  to: string;
  amount: string;
  endToEndId: string;
  name?: string;
  memo?: string;
}

/** The wallet that a file pays from, opened just before: by the clock of the sandbox, which other tests put forward. */
interface FileWallet {
  iban: string;
  createdAt: string;
}

/** A pain.001.001.09 from a wallet, as a bank's own system writes it. */
export const pain001File = (messageId: string, from: FileWallet, payments: readonly FilePayment[]): string => {
  const today = from.createdAt.slice(0, 10);
  const sum = payments.reduce((total, { amount }) => total + Number(amount), 0).toFixed(2);
  const account = (iban: string) => `<Id><IBAN>${iban}</IBAN></Id>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr>
<MsgId>${messageId}</MsgId>
<CreDtTm>${today}T08:00:00Z</CreDtTm>
<NbOfTxs>${payments.length}</NbOfTxs>
<CtrlSum>${sum}</CtrlSum>
<InitgPty/>
</GrpHdr>
<PmtInf>
<PmtInfId>SALARIES</PmtInfId>
<PmtMtd>TRF</PmtMtd>
<ReqdExctnDt><Dt>${today}</Dt></ReqdExctnDt>
<Dbtr/>
<DbtrAcct>${account(from.iban)}</DbtrAcct>
<DbtrAgt><FinInstnId/></DbtrAgt>
${payments.map(({ to, amount, endToEndId, name, memo }) => `<CdtTrfTxInf>
<PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="AED">${amount}</InstdAmt></Amt>
${name === undefined ? '' : `<Cdtr><Nm>${name}</Nm></Cdtr>`}
<CdtrAcct>${account(to)}</CdtrAcct>
${memo === undefined ? '' : `<RmtInf><Ustrd>${memo}</Ustrd></RmtInf>`}
</CdtTrfTxInf>`).join('\n')}
</PmtInf>
</CstmrCdtTrfInitn>
</Document>`;
};
