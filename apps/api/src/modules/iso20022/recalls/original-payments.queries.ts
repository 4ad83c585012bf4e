import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WantedRecall } from '@connect/iso20022';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { PayeeChecks } from '../../beneficiaries/checks/payee-checks.service.ts';
import { TransactionsQueries } from '../../transactions/transactions.queries.ts';
import { WalletDirectory } from '../../wallets/wallet-directory.service.ts';
import { NamedWallets } from '../credit-transfers/named-wallets.ts';
import type { NamedPayment } from './named-payments.queries.ts';
import { differencesFrom } from './original-differences.ts';

/** What a message says of a payment beside its names. */
type SaidOfOriginal = Partial<Pick<WantedRecall, 'amountMinor' | 'currency' | 'settledOn' | 'reference'>>;

/** Compares what messages say of payments of before with the payments, as far as the caller may know them. */
@Injectable()
export class OriginalPayments {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionsQueries,
    private readonly directory: WalletDirectory,
    private readonly payees: PayeeChecks,
  ) {}

  /**
   * What keeps a payment from being the one that is meant; undefined where all that is said of it is so. 404 where it
   * is not the caller's to know, 429 for whoever tries too many names of its payee.
   */
  async objectionTo(
    actor: Actor, { id, receivedMinor, currency }: NamedPayment, wanted: SaidOfOriginal,
  ): Promise<Refusal | undefined> {
    const { reference, settledOn } = wanted;
    if (wanted.amountMinor !== undefined && (wanted.amountMinor !== receivedMinor || wanted.currency !== currency)) {
      return new Refusal(409, 'AMOUNT_MISMATCH', 'The payment is of another amount than is said.');
    }
    if (reference === undefined && settledOn === undefined) return undefined;
    const payment = await this.transactions.get(actor, id);
    const em = this.em.fork();
    const [from, to] = [payment.fromAddress ?? '', payment.toAddress ?? ''];
    // Where the payment called its payee nothing, names are compared with the owner's, which tells who that is.
    if (payment.counterpartyName === null) {
      await this.payees.countNamed(actor, [reference?.creditor, reference?.ultimateCreditor]
        .flatMap((said) => said?.party?.name ?? said?.agent?.name ?? [])
        .map((counterpartyName) => ({ toAddress: to, counterpartyName })));
    }
    const owners = await this.directory.byAddress(em, [from, to]);
    const wallets = await NamedWallets.of(em, [
      { proxy: from }, { proxy: to }, reference?.debtorAccount ?? {}, reference?.creditorAccount ?? {}]);
    const sideOf = (address: string) => ({
      wallet: wallets.find({ proxy: address }), owner: owners.get(address.toLowerCase()) ?? null,
    });
    const paths = differencesFrom({ payment, receivedMinor, wallets, payer: sideOf(from), payee: sideOf(to) },
      { ...reference, ...(settledOn && { namedDay: settledOn }) });
    return paths.length === 0 ? undefined : new Refusal(409, 'ORIGINAL_MISMATCH',
      `The payment is not as is said of it: ${paths.map(({ path }) => path).join(', ')}`);
  }
}
