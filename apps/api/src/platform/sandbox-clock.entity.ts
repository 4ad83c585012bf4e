import { defineEntity, p } from '@mikro-orm/postgresql';

/** How far the time of the sandbox is ahead of the machine's, in milliseconds; negative while it is seeded. */
export const SandboxTime = defineEntity({
  name: 'SandboxTime',
  tableName: 'sandbox_clock',
  properties: {
    isOnly: p.boolean().primary().default(true),
    offsetMs: p.bigint(),
    seedingSince: p.datetime(3).nullable(),
  },
});
