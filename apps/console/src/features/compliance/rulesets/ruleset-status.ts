import type { RulesetDto } from '@connect/sdk';

/** Where a version stands for the person who looks at it. */
export type RulesetStatus = 'untried' | 'ownWork' | 'ready' | 'inForce' | 'replaced';

/** Says what is to be done with a version next: whoever made it never puts it in force. */
export function rulesetStatusOf({ state, createdById }: RulesetDto, userId: string | undefined): RulesetStatus {
  if (state === 'active') return 'inForce';
  if (state === 'retired') return 'replaced';
  if (state === 'draft') return 'untried';
  return createdById === userId ? 'ownWork' : 'ready';
}
