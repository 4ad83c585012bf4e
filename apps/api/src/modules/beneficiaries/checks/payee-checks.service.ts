import { foldName } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { AttemptLimits, type Counter } from '../../auth/sign-in/attempt-limits.service.ts';
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
   * Counts the names in rehearsed batches and in messages, for each wallet alone, since an honest file has one right
   * name for each of thousands of them: that one is not counted. What is counted or refused never depends on which of
   * several names is right, nor, once there were too many, on whether one is.
   */
  async countNamed(actor: Actor, payments: readonly RehearsedPayment[]): Promise<void> {
    const named = payments.filter((payment) => namesIn(payment).length > 0);
    if (named.length === 0) return;
    const em = this.em.fork();
    const byAddress = Map.groupBy(named, ({ toAddress }) => toAddress.toLowerCase());
    const addresses = [...byAddress.keys()];
    const wallets = await this.wallets.byAddress(em, addresses);
    const kept = await knownNames(em, actor, addresses);
    const counted: { attempt: string[]; counter: Counter }[] = [];
    const uncounted: Counter[] = [];
    for (const [address, ofWallet] of byAddress) {
      const wallet = wallets.get(address);
      if (wallet === undefined || isVisibleWallet(actor, wallet)) continue;
      const said = ofWallet.flatMap(namesIn).filter((name) => !isKept(kept.get(address), name));
      const names = new Map(said.map((name) => [foldName(name), name]));
      const counter = this.limits.counter('payee', [actor.userId, address]);
      const [only, ...others] = names.values();
      if (only !== undefined && others.length === 0 && payeeCheckOf(only, wallet) === 'match') uncounted.push(counter);
      else counted.push(...[...names.keys()].map((name) => ({ attempt: [actor.userId, address, name], counter })));
    }
    // In this order what is counted of one wallet never tells whether the name of another that has to wait was right.
    await this.limits.countEachOnce(counted);
    await this.limits.refuseWaiting(uncounted);
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
