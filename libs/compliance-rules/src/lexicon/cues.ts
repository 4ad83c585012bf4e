import { amountCues } from './amount-cues.ts';
import { chanceCues } from './chance-cues.ts';
import { conductCues } from './conduct-cues.ts';
import { contractCues } from './contract-cues.ts';
import { dealCues } from './deal-cues.ts';
import { doubtCues } from './doubt-cues.ts';
import { financeCues } from './finance-cues.ts';
import { gainCues } from './gain-cues.ts';
import { gazetteer } from './gazetteer.ts';
import { hidingCues } from './hiding-cues.ts';
import { speechCues } from './speech-cues.ts';
import { stakeCues } from './stake-cues.ts';
import { viceCues } from './vice-cues.ts';

/** Words that decide nothing alone but tell what the words near them mean. */
export const cues = {
  ...speechCues, ...amountCues, ...dealCues, ...contractCues, ...financeCues, ...conductCues, ...stakeCues,
  ...viceCues, ...gazetteer,
  ...gainCues, ...doubtCues, ...chanceCues, ...hidingCues,
} as const;

export type CueId = keyof typeof cues;
