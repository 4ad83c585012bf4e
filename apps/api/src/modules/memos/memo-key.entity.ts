import { defineEntity, p } from '@mikro-orm/postgresql';
import type { MemoPublicKeyDto } from './sealed-memo.dto.ts';

/** A key pair that memos are sealed for on behalf of compliance; its private half is itself sealed. */
export const ComplianceKey = defineEntity({
  name: 'ComplianceKey',
  tableName: 'compliance_key',
  properties: {
    kid: p.text().primary(),
    publicKey: p.json<MemoPublicKeyDto>(),
    privateKey: p.blob().$type<Buffer>(),
    createdAt: p.datetime(3),
  },
});

/** The public key that memos to a wallet are sealed for. */
export const WalletMemoKey = defineEntity({
  name: 'WalletMemoKey',
  tableName: 'wallet_memo_key',
  properties: {
    walletId: p.uuid().primary(),
    kid: p.text(),
    publicKey: p.json<MemoPublicKeyDto>(),
    enteredAt: p.datetime(3),
  },
});
