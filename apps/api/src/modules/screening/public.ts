export { ClearanceDto } from './clearances/clearance.dto.ts';
export { checkedExpiry } from './clearances/cleared-entry.ts';
export { SOUGHT_ROLES, hitsOf, isWholeName, type JudgedHit, type SoughtRole } from './judged-hits.ts';
export { PARTY_KINDS, SOURCES, entryIdOf, fromEntryId, type PartyKind, type Source } from './listed-party.ts';
export { ScorePartDto } from './screening.dto.ts';
