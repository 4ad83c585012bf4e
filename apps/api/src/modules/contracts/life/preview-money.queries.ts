import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { bigint, run, smallint, statement, textOf, uuid, text, orNull } from '../../../platform/database/statement.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { formatMinor } from '../../../platform/money.ts';
import type { PostingDto } from '../../transactions/public.ts';
import { isVisibleWallet } from '../../wallets/wallet-directory.service.ts';
import type { LiveContract, PartyWallet } from '../live-contract.ts';
import type { PreviewBalanceDto } from './step-preview.dto.ts';

// Of each posting the side that pays and the side that is paid.
const POSTINGS = statement(`
  select e.transaction_id, e.posting, e.purpose, r.amount_minor, a.kind as from_kind, w.address as from_address,
         b.kind as to_kind, v.address as to_address
  from contract_payment p
  join entry e on e.transaction_id = p.transaction_id and e.amount_minor < 0
  join entry r on r.transaction_id = e.transaction_id and r.posting = e.posting and r.amount_minor > 0
  join account a on a.id = e.account_id left join wallet w on w.id = a.id
  join account b on b.id = r.account_id left join wallet v on v.id = b.id
  join transaction t on t.id = e.transaction_id
  where p.contract_id = $1 order by t.ordinal, e.posting`, {
  transaction_id: uuid, posting: smallint, purpose: textOf<PostingDto['purpose']>(), amount_minor: bigint,
  from_kind: text, from_address: orNull(text), to_kind: text, to_address: orNull(text),
});

const AVAILABLE = statement(`
  select id, posted_minor - held_minor as available_minor from account where id = any($1::uuid[])`,
{ id: uuid, available_minor: orNull(bigint) });

/** The money of a contract at one moment: all that it has posted, and what its parties can spend. */
class MoneyNow {
  constructor(
    private readonly postings: ReadonlyMap<string, PostingDto>,
    private readonly wallets: readonly (PartyWallet & { availableMinor: bigint })[],
  ) {}

  /** What was posted between an earlier moment and this one. */
  postingsSince(earlier: MoneyNow): PostingDto[] {
    return [...this.postings].flatMap(([key, posting]) => (earlier.postings.has(key) ? [] : [posting]));
  }

  /** What each of some wallets can spend now and at a later moment, as far as there is one. */
  balancesUntil(later: MoneyNow | null, addresses: ReadonlySet<string | null>): PreviewBalanceDto[] {
    const touched = this.wallets.filter(({ address }) => addresses.has(address));
    return touched.map(({ id, address, ownerName, availableMinor }) => {
      const after = later?.wallets.find((wallet) => wallet.id === id)?.availableMinor;
      return {
        name: ownerName, address, before: formatMinor(availableMinor),
        after: after === undefined ? null : formatMinor(after),
      };
    });
  }
}

/** Reads the money of a contract, as the transaction sees it. */
@Injectable()
export class PreviewMoney {
  /** The balances are those of wallets that the caller may see. */
  async read(tx: Tx, actor: Actor, contract: LiveContract): Promise<MoneyNow> {
    const posted = await run(tx, POSTINGS, [contract.id]);
    const wallets = new Map(contract.parties.flatMap(({ wallet }) =>
      (wallet !== null && isVisibleWallet(actor, wallet) ? [[wallet.id, wallet] as const] : [])));
    const available = await run(tx, AVAILABLE, [[...wallets.keys()]]);
    const minorOf = new Map(available.map((one) => [one.id, BigInt(one.available_minor ?? 0)]));
    return new MoneyNow(
      new Map(posted.map((one) => [`${one.transaction_id} ${one.posting}`, {
        from: one.from_address ?? one.from_kind, to: one.to_address ?? one.to_kind,
        amount: formatMinor(BigInt(one.amount_minor)), currency: contract.currency, purpose: one.purpose,
      }])),
      [...wallets.values()].map((wallet) => ({ ...wallet, availableMinor: minorOf.get(wallet.id) ?? 0n })));
  }
}
