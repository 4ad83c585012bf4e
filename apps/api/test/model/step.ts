import { ConnectError, type ConnectClient } from '@connect/sdk';
import type { AsyncCommand } from 'fast-check';
import type { ModelAnswer, LedgerModel, ModelKey, ModelWallet, Person } from './ledger-model.ts';

/** The bank as its people see it. */
export interface Bank {
  people: Readonly<Record<Person, ConnectClient>>;
  /** Tells a key that nobody has used before. */
  newKey: () => string;
  count: () => void;
}

/** One thing that somebody does, in the model and in the bank; both must agree on what became of it. */
export abstract class Step implements AsyncCommand<LedgerModel, Bank> {
  check({ wallets }: Readonly<LedgerModel>): boolean {
    return wallets.size > 0;
  }

  async run(model: LedgerModel, bank: Bank): Promise<void> {
    bank.count();
    await this.act(model, bank);
  }

  abstract toString(): string;
  protected abstract act(model: LedgerModel, bank: Bank): Promise<void>;
}

/** Listens to what the bank answers; anything that is neither an answer nor a refusal is a fault. */
export const answerTo = async <Answer>(asked: Promise<Answer>): Promise<ModelAnswer<Answer>> => {
  try {
    const answer = await asked;
    return { answer, refusal: undefined, text: JSON.stringify(answer) };
  } catch (failure) {
    if (!(failure instanceof ConnectError)) throw failure;
    const { status, code, message, details, requestId } = failure;
    return { answer: null, refusal: code, text: JSON.stringify({ status, code, message, details, requestId }) };
  }
};

/** Makes a request under a key, or in another way under the same key. */
export type Asking<Answer> = (idempotencyKey: string, isOther: boolean) => Promise<Answer>;

/** Asks under a new key and remembers how to ask again, as far as the bank promises to remember the outcome. */
export const askUnderKey = async <Answer>(
  model: LedgerModel, bank: Bank, ask: Asking<Answer>, isKept: (heard: ModelAnswer<Answer>) => boolean, hasBody = true,
): Promise<ModelAnswer<Answer>> => {
  const key = bank.newKey();
  const heard = await answerTo(ask(key, false));
  const kept: ModelKey = {
    text: heard.text, again: () => answerTo(ask(key, false)),
    otherwise: hasBody ? () => answerTo(ask(key, true)) : null,
  };
  if (isKept(heard)) model.keys.push(kept);
  return heard;
};

export const isDone = ({ refusal }: ModelAnswer<unknown>): boolean => refusal === undefined;

// Commands name things by any number, so that none becomes impossible while a failing run is being shortened.
export const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

export const walletAt = ({ wallets }: LedgerModel, n: number): ModelWallet => nth([...wallets.values()], n);

/** Another wallet, of the same network unless it is to go astray. */
export const payeeAt = (model: LedgerModel, { network }: ModelWallet, n: number, isAstray: boolean): ModelWallet =>
  (isAstray ? walletAt(model, n) : nth([...model.wallets.values()].filter((w) => w.network === network), n));
