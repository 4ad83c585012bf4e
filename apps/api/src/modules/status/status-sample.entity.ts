import { defineEntity, p } from '@mikro-orm/postgresql';

/** Which parts of Connect did not work in one minute. */
export const StatusSample = defineEntity({
  name: 'StatusSample',
  tableName: 'status_sample',
  properties: {
    minute: p.datetime(0).primary(),
    failed: p.array(),
  },
});
