import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ENTRY_BOUNDS, TOLD_ENTRIES, type EntryBounds, type ToldEntry } from '../../ledger/entry-statements.ts';
import { column } from '../../platform/database/sql.ts';
import { run } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { knownNames, nameOfSide, type KnownNames } from '../beneficiaries/public.ts';
import type { StatementPeriod } from './statement-period.ts';
import type { StatementMovementDto, WalletStatementDto } from './statement.dto.ts';

/** Of all wallets together: more are read page by page, as the history of a wallet. */
export const MOST_MOVEMENTS = 10_000;
/** Wallets of one document; whoever has more asks for each. */
export const MOST_WALLETS = 200;

/** Reads what wallets held, received and paid over a period, by entries that can no longer change. */
@Injectable()
export class StatementsQueries {
  constructor(private readonly em: EntityManager) {}

  /** The wallets within somebody's reach that were opened before a moment, the oldest first; 422 for too many. */
  async walletsBefore(actor: Viewer, moment: Date): Promise<string[]> {
    const found = await tables(this.em.fork()).selectFrom('wallet').select('id')
      .$if(actor.role !== 'admin', (query) => query.where((is) => is.or([
        is('owner_id', '=', actor.userId),
        ...(actor.role === 'bank' && actor.bankId !== null ? [is('bank_id', '=', actor.bankId)] : []),
      ])))
      .where('created_at', '<', moment.toISOString())
      .orderBy('ordinal').limit(MOST_WALLETS + 1).execute();
    if (found.length > MOST_WALLETS) {
      throw new Refusal(422, 'STATEMENT_TOO_LARGE',
        `More than ${MOST_WALLETS} wallets are within your reach, which is the most of one document. Ask for the `
        + 'statement of each wallet.', { limit: MOST_WALLETS });
    }
    return found.map(({ id }) => id);
  }

  /**
   * The statements of some wallets, with others called as `reader` knows them; 422 when all together have more
   * movements than `most`.
   */
  async of(
    reader: Viewer, walletIds: readonly string[], { from, to }: StatementPeriod, most: number,
  ): Promise<WalletStatementDto[]> {
    const em = this.em.fork();
    const bounds = await run(em, ENTRY_BOUNDS, [column(walletIds), from, to]);
    const movements = bounds.reduce((sum, { before, last }) => sum + Number(last) - Number(before), 0);
    if (movements > most) throw tooLarge(movements, most);
    const lines = await run(em, TOLD_ENTRIES,
      [column(bounds.map((b) => b.id)), column(bounds.map((b) => b.before)), column(bounds.map((b) => b.last))]);
    const ofWallet = Map.groupBy(lines, (line) => line.account_id);
    const names = await knownNames(em, reader, lines.map(({ address }) => address));
    return bounds.map((wallet) => toStatement(wallet, ofWallet.get(wallet.id) ?? [], names));
  }
}

/** What is said when there are more movements than a document may have. */
export const tooLarge = (movements: number, limit: number): Refusal => new Refusal(422, 'STATEMENT_TOO_LARGE',
  `The period has ${movements} movements, and such a statement has at most ${limit}. Ask for shorter periods`
  + `${limit < MOST_MOVEMENTS ? ', or take CSV or JSON' : ', or export the history of the wallet'}.`,
  { movements, limit });

const toStatement = (
  bounds: EntryBounds, lines: readonly ToldEntry[], names: KnownNames,
): WalletStatementDto => {
  const { id, address, iban, network, currency, label, owner_name: ownerName, bank_name: bankName, bic, lei } = bounds;
  const sums = { in: 0n, out: 0n, fees: 0n };
  for (const { purpose, amount_minor: amount } of lines) {
    const minor = BigInt(amount);
    if (purpose === 'fee') sums.fees -= minor;
    else if (minor > 0n) sums.in += minor;
    else sums.out -= minor;
  }
  return {
    wallet: { id, address, iban, network, currency, label, ownerName, bankName, bankBic: bic, bankLei: lei },
    opening: formatMinor(BigInt(bounds.opening_minor)),
    in: formatMinor(sums.in), out: formatMinor(sums.out), fees: formatMinor(sums.fees),
    closing: formatMinor(BigInt(bounds.closing_minor)),
    lastNumberBefore: bounds.before,
    movements: lines.map((line) => toMovement(line, names)),
  };
};

const counterpartyOf = (line: ToldEntry, names: KnownNames): string => {
  const { address, owner_name: ownerName, has_paid: hasPaid, stated, kind } = line;
  if (address === null || ownerName === null) return kind;
  return nameOfSide(names, { address, ownerName, hasPaid: hasPaid === true, stated }) ?? address;
};

/** An entry as statements and notifications tell of it, with the other side called as their reader knows it. */
export const toMovement = (line: ToldEntry, names: KnownNames): StatementMovementDto => {
  const minor = BigInt(line.amount_minor);
  return {
    number: line.account_sequence,
    at: new Date(line.made_at).toISOString(),
    transactionId: toTransactionId(line.transaction_id),
    uetr: uetrOf(line.transaction_id, line.uetr),
    reverses: line.reverses_id === null ? null : {
      transactionId: toTransactionId(line.reverses_id), uetr: uetrOf(line.reverses_id, line.reverses_uetr),
    },
    type: line.type,
    kind: line.purpose,
    counterparty: counterpartyOf(line, names),
    counterpartyAddress: line.address,
    counterpartyIban: line.iban,
    counterpartyBank: line.bank_name === null ? null : { name: line.bank_name, bic: line.bic, lei: line.lei },
    reference: line.reference,
    purposeCode: line.purpose_code,
    memo: line.memo,
    isMemoSealed: line.is_memo_sealed,
    message: line.message_id === null || line.payment_instruction_id === null ? null : {
      messageId: line.message_id, paymentInstructionId: line.payment_instruction_id, instructionId: line.instruction_id,
    },
    in: minor > 0n ? formatMinor(minor) : null,
    out: minor < 0n ? formatMinor(-minor) : null,
    balance: formatMinor(BigInt(line.balance_after_minor)),
  };
};
