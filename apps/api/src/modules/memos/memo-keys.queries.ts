import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { WalletDirectory, checkedAddress } from '../wallets/wallet-directory.service.ts';
import { ComplianceKeys } from './compliance-keys.service.ts';
import type { MemoKeysDto, MemoPublicKeyDto } from './sealed-memo.dto.ts';

/** Reads the keys that a memo to a wallet is sealed for. */
@Injectable()
export class MemoKeysQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly directory: WalletDirectory,
    private readonly compliance: ComplianceKeys,
  ) {}

  /** The keys that a memo to a wallet is sealed for; whoever may pay a wallet may read them. */
  async of(address: string): Promise<MemoKeysDto> {
    const em = this.em.fork();
    const wanted = checkedAddress('wallet', address);
    const wallet = (await this.directory.byAddress(em, [wanted])).get(wanted.toLowerCase());
    if (!wallet) throw notFound('wallet');
    const [found] = await rows<{ kid: string; public_key: MemoPublicKeyDto }>(em,
      'select kid, public_key from wallet_memo_key where wallet_id = $1', [wallet.id]);
    const payee = found ? { kid: found.kid, ...found.public_key } : null;
    return { address: wallet.address, compliance: await this.compliance.current(), payee };
  }
}
