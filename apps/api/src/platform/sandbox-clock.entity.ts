import { defineEntity, p } from '@mikro-orm/postgresql';

/** How far the time of the sandbox has been moved ahead, in milliseconds. */
export const SandboxTime = defineEntity({
  name: 'SandboxTime',
  tableName: 'sandbox_clock',
  properties: {
    isOnly: p.boolean().primary().default(true),
    offsetMs: p.bigint(),
  },
});
