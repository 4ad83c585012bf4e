import { electronicIban, ibanFault, isLikeIban } from '../../iban.ts';
import { isUetr } from '../../uetr.ts';
import { toTransactionId } from '../../ids.ts';
import { slotsIn, type OuterNameSlot, type Ours } from './outer-name-fields.ts';

/** A wallet as other institutions know it, and as it is known here. */
export interface NamedWallet { iban: string; id: string; address: string }

/** A transaction as other institutions know it, and as it is known here. */
export interface NamedTransaction { uetr: string; id: string }

interface Sought { slot: OuterNameSlot; outer: string; ours: Ours }

const ofWallet = (ours: Ours): boolean => ours === 'address' || ours === 'walletId';

/**
 * Turns what other institutions call wallets and transactions into what they are called here, once, as a request comes
 * in: neither an IBAN nor a UETR ever changes hands, so that nothing behind the door needs to know of them. Whoever may
 * not see a thing by its own name does not by this one. A name that nobody has is left as it is, and found nowhere.
 */
export abstract class OuterNames {
  /** The wallets that have these IBANs. */
  protected abstract wallets(ibans: readonly string[]): Promise<readonly NamedWallet[]>;

  /** The transactions that have these UETRs. */
  protected abstract transactions(uetrs: readonly string[]): Promise<readonly NamedTransaction[]>;

  /** One text as it is called here. */
  async ours(text: string, takes: readonly Ours[]): Promise<string> {
    const holder = { text };
    await this.replace([{ holder, key: 'text', takes }]);
    return holder.text;
  }

  /** Puts our own names into the fields of an object that take outer ones, as its class declares them. */
  replaceIn(object: unknown, type: unknown): Promise<void> {
    return this.replace(slotsIn(object, type));
  }

  private async replace(slots: readonly OuterNameSlot[]): Promise<void> {
    const sought = slots.flatMap((slot) => soughtIn(slot) ?? []);
    if (sought.length === 0) return;
    const [wallets, transactions] = [sought.filter(({ ours }) => ofWallet(ours)),
      sought.filter(({ ours }) => !ofWallet(ours))].map((some) => [...new Set(some.map(({ outer }) => outer))]);
    const found = new Map([
      ...(wallets?.length ? await this.wallets(wallets) : []).flatMap(({ iban, id, address }) =>
        [[`address ${iban}`, address], [`walletId ${iban}`, id]] as const),
      ...(transactions?.length ? await this.transactions(transactions) : []).flatMap(({ uetr, id }) =>
        [[`transactionId ${uetr}`, toTransactionId(id)], [`transactionUuid ${uetr}`, id]] as const),
    ]);
    for (const { slot: { holder, key }, outer, ours } of sought) {
      const name = found.get(`${ours} ${outer}`);
      if (name !== undefined) holder[key] = name;
    }
  }
}

/** Of what a text may be the outer name; null where it is none, or a wrong one. */
const soughtIn = (slot: OuterNameSlot): Sought | null => {
  const text = slot.holder[slot.key] as string;
  const [wallet, transaction] = [slot.takes.find(ofWallet), slot.takes.find((ours) => !ofWallet(ours))];
  if (wallet !== undefined && !text.startsWith('0x')) {
    const outer = electronicIban(text);
    if (isLikeIban(outer)) return ibanFault(outer) === null ? { slot, outer, ours: wallet } : null;
  }
  const outer = text.trim().toLowerCase();
  return transaction !== undefined && isUetr(outer) ? { slot, outer, ours: transaction } : null;
};
