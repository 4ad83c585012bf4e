import type { Occurrence, Subscriber } from '../events/public.ts';
import { NOTIFICATION, notificationCamt, type OwnedMovement, type Postings } from '../statements/public.ts';

/** The type of what tells of one movement on a wallet. */
export const NOTIFICATION_TYPE = 'account.notification';
/** The types that ask for it: whoever hears of all events hears of each payment already. */
const ASKING: ReadonlySet<string> = new Set([NOTIFICATION_TYPE, 'account.*']);

/** What is delivered: of which type, about what (of two about the same the later one waits) and in which bytes. */
export interface Told {
  type: string;
  object: string;
  body: string;
}

/** One movement that an event tells of, as it is notified to the owner of the wallet and to its bank. */
export interface AccountNotification {
  position: number;
  /** From 1 among the movements of the event. */
  part: number;
  ownerId: string;
  bankId: string;
  told: Told;
}

/** Whether somebody who wants these types of events asks to be notified of movements. */
export const asksForNotifications = (types: readonly string[]): boolean => types.some((type) => ASKING.has(type));

/** A movement is told to the owner of the wallet and to officers of its bank, and to nobody else. */
export const isToldTo = ({ userId, role, bankId }: Subscriber, movement: Pick<OwnedMovement, 'ownerId' | 'bankId'>) =>
  userId === movement.ownerId || (role === 'bank' && bankId === movement.bankId);

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** The postings that an event tells of; each is told of by exactly one. */
const postingsIn = ({ resource, resourceId: transactionId, details }: Occurrence): Postings | null => {
  const { postings: count, firstPosting: first = 0 } = details;
  return resource === 'transaction' && transactionId !== null && isCount(count) && count > 0 && isCount(first)
    ? { transactionId, first, count } : null;
};

/** The postings that events tell of, in their order. */
export const postingsOf = (occurrences: readonly Occurrence[]): Postings[] =>
  occurrences.flatMap((occurrence) => postingsIn(occurrence) ?? []);

/** Notifications of movements, which are those of the postings that the events tell of. */
export const notificationsOf = (
  occurrences: readonly Occurrence[], movements: readonly OwnedMovement[],
): AccountNotification[] => {
  const posting = occurrences.filter((occurrence) => postingsIn(occurrence) !== null);
  const parts = new Map<number, number>();
  return movements.flatMap((moved) => {
    const occurrence = posting[moved.place];
    if (occurrence === undefined) return [];
    const part = (parts.get(moved.place) ?? 0) + 1;
    parts.set(moved.place, part);
    const { position } = occurrence;
    return [{ position, part, ownerId: moved.ownerId, bankId: moved.bankId, told: toldOf(occurrence, part, moved) }];
  });
};

const toldOf = ({ position, createdAt }: Occurrence, part: number, { wallet, movement }: OwnedMovement): Told => ({
  type: NOTIFICATION_TYPE, object: `account ${wallet.id}`,
  body: JSON.stringify({
    id: `${position}_${part}`, type: NOTIFICATION_TYPE, timestamp: createdAt.toISOString(), resource: 'wallet',
    resourceId: wallet.id, data: {
      address: wallet.address, iban: wallet.iban, number: movement.number, transactionId: movement.transactionId,
      uetr: movement.uetr, definition: NOTIFICATION, ...notificationCamt([{ wallet, movement }]),
    },
  }),
});
