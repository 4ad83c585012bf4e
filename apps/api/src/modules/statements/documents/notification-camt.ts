import { createHash } from 'node:crypto';
import { writeAccountMessage, type AccountReport } from '@connect/iso20022';
import type { StatementMovementDto, StatementWalletDto } from '../statement.dto.ts';
import { entryOf, nameFor, reportedAccount } from './statement-camt.ts';

/** The message that notifications are. */
export const NOTIFICATION = 'camt.054.001.08';

/** One movement of a wallet. */
export interface WalletMovement {
  wallet: StatementWalletDto;
  movement: StatementMovementDto;
}

/** A message as text, with the name that it has (MsgId) and the digest of its bytes. */
export interface WrittenMessage {
  messageId: string;
  xml: string;
  sha256: string;
}

const reportOf = ({ wallet, movement }: WalletMovement): AccountReport => ({
  id: nameFor(NOTIFICATION, wallet.id, movement.number), createdAt: movement.at, account: reportedAccount(wallet),
  balances: [], entries: [entryOf(movement, wallet)],
});

/**
 * Movements as a camt.054, each in a notification of its own whose name follows from wallet and number; that of a
 * single one is the name of the message as well.
 */
export const notificationCamt = (movements: readonly WalletMovement[]): WrittenMessage => {
  const reports = movements.map(reportOf);
  const messageId = reports.length === 1 ? reports[0]?.id ?? '' : nameFor(NOTIFICATION, ...reports.map(({ id }) => id));
  const createdAt = movements.at(-1)?.movement.at ?? '';
  const xml = writeAccountMessage({ kind: NOTIFICATION, messageId, createdAt, reports });
  return { messageId, xml, sha256: createHash('sha256').update(xml).digest('hex') };
};
