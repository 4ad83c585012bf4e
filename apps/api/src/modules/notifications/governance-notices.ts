import type { Occurrence } from '../events/public.ts';
import {
  NOBODY, administrator, customer, desk, notify, officers, person, type Notice, type NoticeKind,
} from './notice.ts';

const bankProfileNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor, details: { bankId } } = occurrence;
  if (type !== 'bank_profile.proposed' || typeof bankId !== 'string') return [];
  return notify('bank_profile_asked', occurrence, officers(bankId, actor.ownerId ?? NOBODY),
    { userId: '', role: 'bank', bankId });
};

// Every officer of the bank, whoever sees to it among them.
const nonComplianceNotices = (occurrence: Occurrence): Notice[] => {
  const { type, details: { bankId } } = occurrence;
  if (type !== 'noncompliance.overdue' || typeof bankId !== 'string') return [];
  return notify('noncompliance_overdue', occurrence, officers(bankId, NOBODY), { userId: '', role: 'bank', bankId });
};

const RESOLUTION_NOTICES: Readonly<Record<string, NoticeKind>> = {
  'resolution.asked': 'resolution_asked', 'resolution.in_force': 'resolution_in_force',
  'resolution.superseded': 'resolution_ended', 'resolution.withdrawn': 'resolution_ended',
  'resolution.expired': 'resolution_ended',
};

// The members of the board; once it counts, or does no more, whoever wrote it and those who act by it as well: the
// officers of its bank, or administrators where it is the network's.
const resolutionNotices = (occurrence: Occurrence): Notice[] => {
  const { type, actor, details: { bankId, members, writtenBy } } = occurrence;
  const kind = RESOLUTION_NOTICES[type];
  if (kind === undefined || !Array.isArray(members)) return [];
  const bank = typeof bankId === 'string' ? bankId : null;
  const told = new Set([...members as unknown[], ...(kind === 'resolution_asked' ? [] : [writtenBy])]
    .filter((one): one is string => typeof one === 'string' && one !== actor.ownerId));
  const people = [...told].flatMap((userId) =>
    notify(kind, occurrence, person(userId), { userId, role: 'scholar', bankId: bank }));
  if (kind === 'resolution_asked') return people;
  const writer = typeof writtenBy === 'string' ? writtenBy : NOBODY;
  return [...people, ...(bank === null
    ? notify(kind, occurrence, desk(writer), administrator)
    : notify(kind, occurrence, officers(bank, writer), { userId: '', role: 'bank', bankId: bank }))];
};

const ZAKAT_NOTICES: Readonly<Record<string, NoticeKind>> = {
  'zakat.due_soon': 'zakat_due_soon', 'zakat.due': 'zakat_due',
};

// Nobody but the owner hears of it.
const zakatNotices = (occurrence: Occurrence): Notice[] => {
  const kind = ZAKAT_NOTICES[occurrence.type];
  const { ownerId } = occurrence.details;
  return kind === undefined || typeof ownerId !== 'string' ? []
    : notify(kind, occurrence, person(ownerId), customer(ownerId));
};

const REGISTER_NOTICES: Readonly<Record<string, NoticeKind>> = {
  'metal_price.proposed': 'metal_prices_asked', 'zakat_recipient.added': 'zakat_recipient_asked',
};

// Those who look after prices and recipients: one proposes, another decides.
const registerNotices = (occurrence: Occurrence): Notice[] => {
  const kind = REGISTER_NOTICES[occurrence.type];
  return kind === undefined ? [] : notify(kind, occurrence, desk(occurrence.actor.ownerId), administrator);
};

/** What is told of Shariah governance: boards and their resolutions, profiles, the register and zakat. */
export const GOVERNANCE_NOTICES: Readonly<Record<string, (occurrence: Occurrence) => Notice[]>> = {
  bank_profile: bankProfileNotices, noncompliance: nonComplianceNotices, resolution: resolutionNotices,
  zakat_setting: zakatNotices, metal_price: registerNotices, zakat_recipient: registerNotices,
};
