import { randomUUID } from 'node:crypto';
import type { Role } from '@connect/sdk';
import type { RawClient } from '../exchange.ts';
import { pain001, sendMessage, whenAnswered } from '../iso-messages.ts';
import type { Person } from './access-fixture.ts';
import type { Rule } from './access-policy.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user'];

const byId = (id: string): string => `<Id><Othr><Id>${id.replaceAll('-', '')}</Id></Othr></Id>`;

/** A message that asks for one payment between two wallets of one person. */
export const messageOf = ({ wallet, other }: Pick<Person, 'wallet' | 'other'>): string => pain001({
  messageId: randomUUID().replaceAll('-', ''), from: byId(wallet.id), payments: [{ to: byId(other.id), amount: '1.00' }],
});

/** Has a message of somebody carried out, and gives its id. */
export const answeredMessage = async (raw: RawClient, self: Person): Promise<string> => {
  const { text } = await sendMessage(raw, self.token, messageOf(self));
  const { id } = JSON.parse(text) as { id: string };
  await whenAnswered(raw, self.token, id);
  return id;
};

const answered: Rule['call'] = async (_, self, __, raw) => ({ id: await answeredMessage(raw, self) });

/** Who may send messages of ISO 20022 and read what became of them. */
export const ISO_MESSAGE_POLICY: Readonly<Record<string, Rule>> = {
  sendIsoMessage: {
    roles: EVERYBODY, status: 202,
    call: (_, self) => ({ text: messageOf(self), headers: { 'content-type': 'application/xml' } }),
  },
  // Of a message that is not stuck.
  retryIsoMessage: { roles: ['admin'], status: 409, call: answered },
  listIsoMessages: { roles: EVERYBODY, status: 200 },
  getIsoMessage: { roles: EVERYBODY, status: 200, call: answered },
  getIsoMessageContent: { roles: EVERYBODY, status: 200, call: answered },
  getIsoMessageAnswer: { roles: EVERYBODY, status: 200, call: answered },
};
