import { foldName } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { AttemptLimits } from '../../auth/sign-in/attempt-limits.service.ts';
import { payeeCheckOf, saidBy, type PaymentDetailsDto } from '../../transfers/public.ts';
import { hasValidChecksum, isAddress } from '../../wallets/public.ts';
import {
  WalletDirectory, checkedAddress, isVisibleWallet, type WalletParty,
} from '../../wallets/wallet-directory.service.ts';
import type { PayeeCheck } from '../beneficiary-words.ts';
import { knownNames, type KnownName } from '../known-names.ts';

/** A payee as somebody names them, and the wallet behind the address if there is one here. */
export interface CheckedPayee {
  wallet: WalletParty | null;
  result: PayeeCheck;
}

/** What a payment that is only rehearsed says of its payee. */
type RehearsedPayment = Pick<PaymentDetailsDto, 'counterpartyName' | 'beneficiary'> & { toAddress: string };

/** Compares names that payers give with those of wallets' owners, as often as nobody needs who only pays. */
@Injectable()
export class PayeeChecks {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly limits: AttemptLimits,
  ) {}

  /** Answers how the names agree; 429 for whoever asks too often of wallets that are not theirs to see. */
  async check(actor: Actor, { address, name }: { address: string; name: string }): Promise<CheckedPayee> {
    const sought = checkedAddress('address', address).toLowerCase();
    const wallet = (await this.wallets.byAddress(this.em.fork(), [sought])).get(sought) ?? null;
    if (wallet === null || !isVisibleWallet(actor, wallet)) await this.count(actor, sought, foldName(name));
    return { wallet, result: wallet === null ? 'unknown' : payeeCheckOf(name, wallet) };
  }

  /** Counts every name that a rehearsed payment would be compared by; of what does not fit, it has to speak. */
  async countRehearsed(actor: Actor, payment: RehearsedPayment): Promise<void> {
    const { toAddress: address } = payment;
    if (!isAddress(address) || !hasValidChecksum(address)) return;
    for (const name of namesIn(payment)) await this.check(actor, { address, name });
  }

  /**
   * Counts the names in rehearsed batches and in messages that do not fit, for each wallet alone: an honest file has
   * one name for each of thousands of them.
   */
  async countWrong(actor: Actor, payments: readonly RehearsedPayment[]): Promise<void> {
    const tried = payments.flatMap((payment) =>
      namesIn(payment).map((name) => ({ address: payment.toAddress.toLowerCase(), name })));
    if (tried.length === 0) return;
    const em = this.em.fork();
    const addresses = tried.map(({ address }) => address);
    const wallets = await this.wallets.byAddress(em, addresses);
    const kept = await knownNames(em, actor, addresses);
    const wrong = new Map(tried.flatMap(({ address, name }) => {
      const wallet = wallets.get(address);
      const isSecret = wallet !== undefined && !isVisibleWallet(actor, wallet);
      if (!isSecret || payeeCheckOf(name, wallet) === 'match' || isKept(kept.get(address), name)) return [];
      return [[`${address} ${foldName(name)}`, { address, name: foldName(name) }]];
    }));
    await this.limits.countEachOnce([...wrong.values()].map(({ address, name }) => (
      { attempt: [actor.userId, address, name], counter: this.limits.counter('payee', [actor.userId, address]) })));
  }

  /** A name that was tried before tells nothing new, nor does the one that the reader keeps the payee under. */
  private async count(actor: Actor, address: string, name: string): Promise<void> {
    if (isKept((await knownNames(this.em.fork(), actor, [address])).get(address), name)) return;
    await this.limits.countOnce([actor.userId, address, name], [
      this.limits.counter('payee', [actor.userId, address]), this.limits.counter('payees', [actor.userId]),
    ]);
  }
}

const namesIn = ({ counterpartyName, beneficiary }: RehearsedPayment): string[] =>
  [counterpartyName, saidBy(beneficiary)?.name].filter((name) => name !== undefined);

const isKept = (known: KnownName | undefined, name: string): boolean =>
  known !== undefined && foldName(known.name) === foldName(name);
