import type { Stage } from './stage.service.ts';

/** Something that happens at a moment; those of the same moment happen together. */
export interface Scene {
  at: Date;
  /** Whether nothing can fall due of it. */
  isPlain?: true;
  play: (stage: Stage) => Promise<void>;
}
