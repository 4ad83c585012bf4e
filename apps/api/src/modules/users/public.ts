export { KYC_STATUSES, User } from './user.entity.ts';
