import { Injectable } from '@nestjs/common';
import type { Purpose, SystemAccount } from '../../ledger/posting.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { formatMinor, type Currency } from '../../platform/money.ts';
import { knownNames, nameOfSide, type KnownNames } from '../beneficiaries/public.ts';
import { isVisibleWallet } from '../wallets/wallet-directory.service.ts';
import type { PostedDto, PostingSideDto } from './transaction.dto.ts';

interface SideRow {
  posting: number;
  purpose: Purpose;
  currency: Currency;
  amount_minor: string;
  balance_after_minor: string;
  kind: 'wallet' | SystemAccount;
  address: string | null;
  label: string | null;
  owner_id: string | null;
  owner_name: string | null;
  bank_id: string | null;
  /** Whether it is the wallet that made the payment. */
  has_paid: boolean;
  /** What the payer calls the payee. */
  stated: string | null;
}

/** Shows what the ledger really posted for a transaction, as far as the caller may see it. */
@Injectable()
export class PostingsQueries {
  /** The postings of a transaction in their order; empty while nothing has been posted. */
  async of(tx: Tx, actor: Actor, transactionId: string): Promise<PostedDto[]> {
    const found = await rows<SideRow>(tx, `
      select e.posting, e.purpose, e.currency, e.amount_minor, e.balance_after_minor, a.kind, w.address, w.label,
             w.owner_id, u.name as owner_name, w.bank_id,
             w.id = t.from_wallet_id and t.type <> 'reversal' as has_paid,
             case when w.id = t.to_wallet_id then t.counterparty_name end as stated
      from entry e
      join transaction t on t.id = e.transaction_id
      join account a on a.id = e.account_id
      left join wallet w on w.id = e.account_id
      left join app_user u on u.id = w.owner_id
      where e.transaction_id = $1
      order by e.posting, e.amount_minor`, [transactionId]);
    // The entry that takes money has the negative amount, so it stands before the one that receives it.
    const sources = found.filter((side) => side.amount_minor.startsWith('-'));
    const targets = found.filter((side) => !side.amount_minor.startsWith('-'));
    const names = await knownNames(tx, actor, found.map(({ address }) => address));
    return targets.map((target, n) => toPosted(actor, names, sources[n] as SideRow, target));
  }
}

const toPosted = (actor: Actor, names: KnownNames, source: SideRow, target: SideRow): PostedDto => ({
  from: source.address ?? source.kind,
  to: target.address ?? target.kind,
  amount: formatMinor(BigInt(target.amount_minor)),
  currency: target.currency,
  purpose: target.purpose,
  source: toSide(actor, names, source),
  target: toSide(actor, names, target),
});

// A counterparty is told the address and what it calls the wallet; label and balance are its owner's own.
const toSide = (actor: Actor, names: KnownNames, side: SideRow): PostingSideDto => {
  const isVisible = side.owner_id === null || side.bank_id === null
    ? actor.role === 'admin' : isVisibleWallet(actor, { ownerId: side.owner_id, bankId: side.bank_id });
  const afterMinor = BigInt(side.balance_after_minor);
  return {
    account: side.kind,
    address: side.address,
    label: isVisible ? side.label : null,
    ownerName: nameIn(names, side),
    balanceBefore: isVisible ? formatMinor(afterMinor - BigInt(side.amount_minor)) : null,
    balanceAfter: isVisible ? formatMinor(afterMinor) : null,
  };
};

const nameIn = (names: KnownNames, side: SideRow): string | null => {
  const { address, owner_name: ownerName, has_paid: hasPaid, stated } = side;
  return address === null || ownerName === null ? null : nameOfSide(names, { address, ownerName, hasPaid, stated });
};
