import { availableIn, feeFor, type LedgerModel } from './ledger-model.ts';

export type ZakatMode = 'from_amount' | 'on_top';
export type Stage = 'awaiting_approval' | 'in_escrow' | 'completed' | 'ended';

/** A payment with conditions, as the model keeps it. */
export interface ModelPayment {
  transactionId: string;
  from: string;
  to: string;
  amountMinor: bigint;
  zakatMode: ZakatMode | null;
  isEscrow: boolean;
  stage: Stage;
  releasedMinor: bigint;
  heldMinor: bigint;
}

export type Step = 'approve' | 'reject' | 'release' | 'refund' | 'cancel' | 'reverse';

const STANDS: Readonly<Record<Step, Stage>> = {
  approve: 'awaiting_approval', reject: 'awaiting_approval', cancel: 'awaiting_approval',
  release: 'in_escrow', refund: 'in_escrow', reverse: 'completed',
};

/** One fortieth, rounded up. */
const zakat = (mode: ZakatMode | null, minor: bigint): bigint => (mode === null ? 0n : (minor + 39n) / 40n);

/** What the payer must have for a payment with conditions. */
export const neededFor = (amountMinor: bigint, mode: ZakatMode | null): bigint =>
  amountMinor + feeFor(amountMinor) + (mode === 'on_top' ? zakat(mode, amountMinor) : 0n);

/** Whether setting zakat aside would leave the payee nothing. */
export const isTooSmall = (amountMinor: bigint, mode: ZakatMode | null): boolean =>
  mode === 'from_amount' && zakat(mode, amountMinor) >= amountMinor;

/** What a step is refused with as things stand; undefined when it is to be done. */
export const refusalFor = (model: LedgerModel, payment: ModelPayment, step: Step): string | undefined => {
  if (payment.stage !== STANDS[step]) return 'INVALID_STATE';
  const moves = step === 'release' || step === 'reverse' || (step === 'approve' && !payment.isEscrow);
  const parties = [payment.from, payment.to].map((address) => model.wallets.get(address)!);
  if (moves && parties.some((wallet) => wallet.isFrozen)) return 'WALLET_FROZEN';
  const due = toPayee(payment, 0n, payment.releasedMinor);
  return step === 'reverse' && availableIn(model.wallets.get(payment.to)!) < due ? 'INSUFFICIENT_FUNDS' : undefined;
};

const toPayee = ({ zakatMode }: ModelPayment, from: bigint, part: bigint): bigint =>
  part - (zakatMode === 'from_amount' ? zakat(zakatMode, from + part) - zakat(zakatMode, from) : 0n);

/** Moves a part of a payment to its payee, out of what is held when it is held. */
export const release = (model: LedgerModel, payment: ModelPayment, part: bigint): void => {
  const { zakatMode, releasedMinor } = payment;
  const aside = zakat(zakatMode, releasedMinor + part) - zakat(zakatMode, releasedMinor);
  const taken = part + (zakatMode === 'on_top' ? aside : 0n) + (releasedMinor === 0n ? feeFor(payment.amountMinor) : 0n);
  const payer = model.wallets.get(payment.from)!;
  payer.postedMinor -= taken;
  model.wallets.get(payment.to)!.postedMinor += toPayee(payment, releasedMinor, part);
  if (payment.heldMinor > 0n) free(model, payment, taken);
  payment.releasedMinor += part;
  if (payment.releasedMinor === payment.amountMinor) payment.stage = 'completed';
};

/** Lets money of a payment be free again. */
export const free = (model: LedgerModel, payment: ModelPayment, minor = payment.heldMinor): void => {
  model.wallets.get(payment.from)!.heldMinor -= minor;
  payment.heldMinor -= minor;
};

/** Does a step that is not refused; a release takes the part it is given. */
export const take = (model: LedgerModel, payment: ModelPayment, step: Step, part: bigint): void => {
  switch (step) {
    case 'approve':
      if (payment.isEscrow) payment.stage = 'in_escrow';
      else release(model, payment, payment.amountMinor);
      return;
    case 'release':
      release(model, payment, part);
      return;
    case 'refund':
      free(model, payment);
      payment.stage = payment.releasedMinor === 0n ? 'ended' : 'completed';
      return;
    case 'reject':
    case 'cancel':
      free(model, payment);
      payment.stage = 'ended';
      return;
    case 'reverse': {
      const returned = toPayee(payment, 0n, payment.releasedMinor);
      model.wallets.get(payment.to)!.postedMinor -= returned;
      model.wallets.get(payment.from)!.postedMinor += returned
        + zakat(payment.zakatMode, payment.releasedMinor);
      payment.stage = 'ended';
    }
  }
};
