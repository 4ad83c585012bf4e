/** A pacs.004 with one payment; parts of it may be put in the place of others. */
export const returnExample = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.004.001.09">
  <PmtRtr>
    <GrpHdr>
      <MsgId>RETURN-1</MsgId>
      <CreDtTm>2026-11-27T11:00:00+04:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>4500</CtrlSum>
      <TtlRtrdIntrBkSttlmAmt Ccy="AED">4500.00</TtlRtrdIntrBkSttlmAmt>
      <IntrBkSttlmDt>2026-11-27</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
    </GrpHdr>
    <OrgnlGrpInf><OrgnlMsgId>M1</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId></OrgnlGrpInf>
    <TxInf>
      <RtrId>R1</RtrId>
      <OrgnlEndToEndId>E1</OrgnlEndToEndId>
      <OrgnlIntrBkSttlmAmt Ccy="AED">4500.00</OrgnlIntrBkSttlmAmt>
      <RtrdIntrBkSttlmAmt Ccy="AED">4500.00</RtrdIntrBkSttlmAmt>
      <RtrRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>الحساب مغلق</AddtlInf></RtrRsnInf>
    </TxInf>
  </PmtRtr>
</Document>
`;
